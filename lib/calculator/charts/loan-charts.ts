import { formatDuration } from "@/lib/calculator/report/duration";
import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { sumBy } from "@/lib/finance/sum-by";
import { formatCount, formatWholeUsd } from "@/lib/format";

import { divisionOf, type Area, type Bars, type Chart, type Division } from "./chart";

/** The charts of a loan repaid in level payments over its term. */
export const levelLoanCharts = (annualRate: number, years: number, borrowed: number) =>
  repaymentCharts(borrowed, amortizationSchedule(annualRate / 1200, years * 12, borrowed));

/** The charts of a debt and its payments. None where less than a dollar or one payment is all. */
export function repaymentCharts(borrowed: number, schedule: readonly ScheduleRow[]): Chart[] {
  if (borrowed < 1 || schedule.length < 2) return [];
  return [balanceChart(borrowed, schedule), splitChart(schedule)];
}

/** What is still owed, from the first day to the last payment. */
function balanceChart(borrowed: number, schedule: readonly ScheduleRow[]): Area {
  const division = divisionOf(schedule.length);
  const { unit, step } = division;
  const perUnit = unit === "year" ? 12 : 1;
  const ends = periodsOf(schedule, step).map((period) => period.at(-1) as ScheduleRow);
  const half = schedule.find(({ balance }) => balance <= borrowed / 2) as ScheduleRow;

  return {
    kind: "area",
    curve: "smooth",
    name: "balance",
    title: `It takes ${formatDuration(half.month)} to pay off half`,
    subject: `Balance still owed, by ${intervalOf(division)}`,
    x: {
      unit,
      label: unit === "year" ? "Years from now" : "Months from now",
      values: [0, ...ends.map(({ month }) => month / perUnit)],
    },
    series: [{ label: "Still owed", values: [borrowed, ...ends.map(({ balance }) => balance)] }],
    marks: [
      {
        x: half.month / perUnit,
        y: half.balance,
        label: "Half repaid",
        detail: `in ${unit} ${Math.ceil(half.month / perUnit)}`,
      },
    ],
  };
}

/** Where each period's payments go. */
function splitChart(schedule: readonly ScheduleRow[]): Bars {
  const division = divisionOf(schedule.length);
  const { unit, step } = division;
  const periods = periodsOf(schedule, step);
  const total = (name: "principal" | "interest" | "payment") =>
    periods.map((period) => sumBy(period, (row) => row[name]));
  const interest = total("interest");
  const free = interest.every((amount) => amount === 0);

  return {
    kind: "bars",
    name: "split",
    title: free
      ? "Every payment goes to the balance: there is no interest"
      : splitTitle(division, interest, total("payment")),
    subject: `Principal and interest paid, by ${intervalOf(division)}`,
    x: {
      unit,
      label: step > 12 ? "Through year" : { year: "Year", month: "Month" }[unit],
      values: periods.map((period, index) =>
        unit === "month" ? index + 1 : Math.ceil((period.at(-1) as ScheduleRow).month / 12),
      ),
    },
    series: [
      { label: "Principal", values: total("principal") },
      ...(free ? [] : [{ label: "Interest", values: interest }]),
    ],
    total: free ? undefined : "Payments",
  };
}

function splitTitle(division: Division, interest: number[], payments: number[]): string {
  const period = intervalOf(division);
  const periods = period.endsWith("s") ? `${period}’` : `${period}’s`;
  const [early, paid, late] = [interest[0], payments[0], interest.at(-1)].map((amount) =>
    formatWholeUsd(amount ?? 0),
  );
  return `Interest is ${early} of the first ${periods} ${paid} in payments, and ${late} in the last ${period}`;
}

/** From one point to the next: "month", "year", "2 years". */
const intervalOf = ({ unit, step }: Division) =>
  step > 12 ? formatCount(step / 12, "year") : unit;

const periodsOf = (schedule: readonly ScheduleRow[], step: number) =>
  Array.from({ length: Math.ceil(schedule.length / step) }, (_, index) =>
    schedule.slice(index * step, (index + 1) * step),
  );
