import { exportedTable } from "@/lib/calculator/report/exported-table";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { yearEnds } from "@/lib/finance/year-ends";

import type { RetirementPlannerInput, RetirementPlannerResult } from "./calculation";

type RetirementYear = { year: number; age: number; drawn: number; left: number };

/** Where the savings never run out, as many years of retirement are shown. */
export const yearsWithoutEnd = 40;
/** More years than anyone lives in retirement. */
export const mostYears = 60;

/** When the savings do not pay the income for ever, as a formula. */
export const runsOut =
  "AND(desiredIncome>0, desiredIncome/12>estimatedSavings*realMonthlyReturn/100)";
const shownYears = `IF(${runsOut}, MIN(${mostYears}, monthsOfIncome/12), ${yearsWithoutEnd})`;

/** The savings in retirement, year by year, in today’s dollars. */
export const drawdown = exportedTable(
  table<RetirementPlannerResult, RetirementYear>("Savings in retirement", {
    by: "year",
    columns: {
      year: positionColumn("Year", `MIN(previous.year+1, ${shownYears})`),
      age: positionColumn("Age", "retirementAge+year"),
      drawn: usdColumn("Withdrawn", "desiredAnnualIncome*(year-previous.year)", "sum"),
      left: usdColumn(
        "Savings left",
        "MAX(0, FV(realMonthlyReturn/100, year*12, desiredAnnualIncome/12, -todaysSavings))",
        "last",
      ),
    },
    start: { year: "0", age: "retirementAge", left: "todaysSavings" },
    count: `IF(desiredIncome>0, ROUNDUP(${shownYears}, 0), 0)`,
    totals: () => ({}),
    note: "In today’s dollars: the income rises with inflation, and the savings are adjusted for it.",
  }),
  yearsOf,
);

function yearsOf(
  { desiredIncome, monthsOfIncome, realMonthlyReturn, todaysSavings }: RetirementPlannerResult,
  { retirementAge, desiredAnnualIncome }: RetirementPlannerInput,
): RetirementYear[] {
  if (desiredIncome === 0) return [];
  const end = monthsOfIncome === null ? yearsWithoutEnd : Math.min(mostYears, monthsOfIncome / 12);
  return yearEnds(end).map((year, before) => {
    const left = futureValue(
      realMonthlyReturn / 100,
      year * 12,
      desiredAnnualIncome / 12,
      -todaysSavings,
    );
    const drawn = desiredAnnualIncome * (year - before);
    return { year, age: retirementAge + year, drawn, left: Math.max(0, left) };
  });
}
