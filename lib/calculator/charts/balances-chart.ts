import { formatDuration } from "@/lib/calculator/report/duration";
import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { formatWholeUsd } from "@/lib/format";

import type { Lines } from "./chart";
import { owedChart } from "./owed-chart";

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
  const monthsSaved = plain.schedule.length - prepaid.schedule.length;
  return owedChart({
    name: "balances",
    title:
      monthsSaved > 0
        ? `With ${extra}, you pay off the loan ${formatDuration(monthsSaved)} sooner`
        : `With ${extra}, you pay off the loan in the same month and save ${formatWholeUsd(interestSaved)}`,
    subject: "Balance still owed, with and without extra payments",
    ways: [
      { ...plain, opening: borrowed },
      { ...prepaid, opening: borrowed },
    ],
  });
}
