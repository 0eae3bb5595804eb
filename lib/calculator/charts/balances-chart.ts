import { formatDuration } from "@/lib/calculator/report/duration";
import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { formatWholeUsd } from "@/lib/format";

import { divisionOf, type Lines } from "./chart";

type LabeledSchedule = { label: string; schedule: readonly ScheduleRow[] };

/** A loan with its extra payments, and the same without. */
export type TwoBalances = {
  /** Dollars. */
  borrowed: number;
  plain: LabeledSchedule;
  prepaid: LabeledSchedule;
  /** What is paid on top, as the title says it: "an extra $100 a month". */
  extra: string;
  /** Dollars, 0 or more. */
  interestSaved: number;
};

/** What is still owed, with the extra payments and without. None of less than a dollar or one payment. */
export function balancesChart(loans: TwoBalances): Lines[] {
  const { borrowed, plain, prepaid, extra, interestSaved } = loans;
  const [longer, shorter] = [plain.schedule, prepaid.schedule];
  if (borrowed < 1 || longer.length < 2) return [];
  const { unit, step } = divisionOf(longer.length);
  const perUnit = unit === "year" ? 12 : 1;
  const places = new Set([
    ...Array.from({ length: Math.ceil(longer.length / step) }, (_, index) => index * step),
    // The lines bend where a loan ends.
    shorter.length,
    longer.length,
  ]);
  const months = [...places].sort((one, other) => one - other);
  const owedIn = (rows: readonly ScheduleRow[]) =>
    months.map((month) => (month === 0 ? borrowed : (rows[month - 1]?.balance ?? 0)));
  const monthsSaved = longer.length - shorter.length;

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "balances",
      title:
        monthsSaved > 0
          ? `With ${extra}, you pay off the loan ${formatDuration(monthsSaved)} sooner`
          : `With ${extra}, you pay off the loan in the same month and save ${formatWholeUsd(interestSaved)}`,
      subject: "Balance still owed, with and without extra payments",
      x: {
        unit,
        label: unit === "year" ? "Years from now" : "Months from now",
        values: months.map((month) => month / perUnit),
      },
      series: [
        { label: plain.label, values: owedIn(longer) },
        { label: prepaid.label, values: owedIn(shorter) },
      ],
      marks: [],
    },
  ];
}
