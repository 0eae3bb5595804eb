import { refused } from "@/lib/calculator/report/notice";
import { coversInterest } from "@/lib/finance/loan/covers-interest";
import { debtsIn } from "@/lib/finance/loan/debt-plan";
import { debtsPayoff } from "@/lib/finance/loan/debts-payoff";
import { sumBy } from "@/lib/finance/sum-by";
import { formatUsd } from "@/lib/format";

import type { DebtPayoffInput, DebtPayoffResult } from "./calculation";

/** The refusal of a budget that pays nothing off in a life. */
export function planRefusal(input: DebtPayoffInput) {
  const { debts, extra } = { debts: debtsIn(input), extra: input.extra ?? 0 };
  if (debtsPayoff("avalanche", debts, extra)) return undefined;
  const budget = sumBy(debts, ({ minimum }) => minimum) + extra;
  const interest = sumBy(debts, ({ balance, apr }) => (balance * apr) / 1200);
  return {
    notice: refused(
      "Your payments together do not pay off the debts in 100 years.",
      "Payment Too Low",
    ),
    errors: {
      extra: `You pay ${formatUsd(budget)} a month in all, and interest alone is ${formatUsd(interest)} in the first month. Enter a larger extra.`,
    },
  };
}

/** What the boxes of debts say that their own payments do not pay off, and of debts that are none. */
export function debtErrors(
  { budget }: DebtPayoffResult,
  input: DebtPayoffInput,
): Record<string, string> {
  if (budget === undefined) return {};
  const said = debtsIn(input).map(({ balance, apr, minimum }, index): [string, string][] => {
    const box = (column: string) => `otherDebts.${index - 1}.${column}`;
    if (balance === 0)
      return minimum === 0
        ? []
        : [
            [
              box("balance"),
              `Nothing is owed here, so its ${formatUsd(minimum)} a month goes to the other debts.`,
            ],
          ];
    if (coversInterest(apr / 1200, minimum, balance)) return [];
    const interest = formatUsd((balance * apr) / 1200);
    return [
      [
        index === 0 ? "monthlyPayment" : box("minimum"),
        minimum === 0
          ? "Without a minimum, this debt gets only what is left of your budget."
          : `Interest on this debt is ${interest} a month, so this payment alone never pays it off. The rest of your budget does.`,
      ],
    ];
  });
  return Object.fromEntries(said.flat());
}
