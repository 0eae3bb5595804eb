import { futureValue } from "@/lib/finance/time-value/future-value";
import { yearEnds } from "@/lib/finance/year-ends";

/** The end of a year in retirement, in dollars of the first day of the plan. */
export type DrawdownYear = { year: number; age: number; drawn: number; left: number };

type Savings = {
  desiredIncome: number;
  todaysSavings: number;
  realMonthlyReturn: number;
  /** Null where the savings never run out. */
  monthsOfIncome: number | null;
};

type Plan = { retirementAge: number; desiredAnnualIncome: number };

/** Where the savings never run out, as many years of retirement are shown. */
const yearsWithoutEnd = 40;
/** More years than anyone lives in retirement. */
const mostYears = 60;

/**
 * The savings in retirement, year by year, in today’s dollars. No income draws nothing down.
 *
 *     left = FV(real return a month, months, income ÷ 12, −savings)
 */
export function drawdownByYear(
  { desiredIncome, todaysSavings, realMonthlyReturn, monthsOfIncome }: Savings,
  { retirementAge, desiredAnnualIncome }: Plan,
): DrawdownYear[] {
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
