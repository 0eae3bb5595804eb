import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { formatDuration } from "@/lib/calculator/report/duration";
import { debtsIn } from "@/lib/finance/loan/debt-plan";
import { debtsPayoff } from "@/lib/finance/loan/debts-payoff";
import { payoffSchedule } from "@/lib/finance/loan/payoff-schedule";
import { sumBy } from "@/lib/finance/sum-by";
import { formatWholeUsd } from "@/lib/format";

import type { DebtPayoffInput, FromOneBudget } from "./calculation";
import { hasOthers, isSaving } from "./words";

/** Hundred years of months. */
const longestDrawn = 1_200;

/** What is owed month by month, both ways, and where the payments go. */
export function planCharts(result: FromOneBudget, input: DebtPayoffInput): DeclaredChart[] {
  const debts = debtsIn(input);
  const opening = sumBy(debts, ({ balance }) => balance);
  const chosen = { opening, schedule: result.together };
  const repayment = { kind: "repayment", borrowed: opening, schedule: result.together } as const;
  const { avalancheSaves, interestSaved, monthsSaved } = result;
  if (hasOthers(result)) {
    const snowball = debtsPayoff("snowball", debts, input.extra ?? 0);
    if (!snowball || avalancheSaves === null) return [repayment];
    return [
      {
        kind: "owed",
        name: "balances",
        title: isSaving(avalancheSaves)
          ? `The highest rate first saves ${formatWholeUsd(avalancheSaves)} in interest`
          : "Both orders cost the same in interest",
        subject: "All debts still owed, by avalanche and by snowball",
        ways: [
          { label: "Avalanche", ...chosen },
          { label: "Snowball", opening, schedule: snowball.schedule },
        ],
      },
      repayment,
    ];
  }
  const { debtAmount, annualRate, monthlyPayment } = input;
  const isEndless = interestSaved === null || monthsSaved === null;
  if (isEndless || result.totalMonths + monthsSaved > longestDrawn) return [repayment];
  const alone = payoffSchedule(annualRate / 1200, monthlyPayment, debtAmount);
  return [
    {
      kind: "owed",
      name: "balances",
      title:
        monthsSaved > 0
          ? `With the extra, you pay off the debt ${formatDuration(monthsSaved)} sooner`
          : `With the extra, you save ${formatWholeUsd(interestSaved)} in interest`,
      subject: "Debt still owed, with and without the extra",
      ways: [
        { label: "With the extra", ...chosen },
        { label: "Without", opening, schedule: alone },
      ],
    },
    repayment,
  ];
}
