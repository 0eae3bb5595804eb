import type { Remark, Section } from "@/lib/calculator/definition";
import { formatNumber, formatRoundedUsd, formatUsd } from "@/lib/format";

import type { HelocInput, HelocResult } from "./calculation";

/** What another rate, an extra and the home's value change, each under its heading. */
export const optionSections = (
  _: HelocResult,
  { annualRate, repaymentRate = null }: HelocInput,
): Section<HelocResult>[] => [
  {
    title: "A different rate later",
    text: rateText(annualRate, repaymentRate ?? annualRate),
    figures: ["sameRatePayment"],
  },
  {
    title: "Extra payments",
    text: "In the draw period you pay each month’s interest plus the extra. The extra lowers the balance, so the interest falls every month and less is left to repay.",
    figures: ["balanceAtRepayment", "interestSaved", "lastDrawPayment", "drawInterest"],
  },
  {
    title: "Combined loan-to-value",
    text: "Lenders look at both loans together. The limit is theirs to set, and 80% is shown as a yardstick.",
    figures: ["combinedLoanToValue", "equityLeft", "lineAt80"],
  },
];

const rateText = (now: number, then: number) =>
  `The whole repayment period is at ${formatNumber(then)}%, and the draw period at ${formatNumber(now)}%. A variable rate can change more often than that.`;

/** Where both loans are more than the home is worth. */
export const equityRemarks = (
  { equityLeft }: HelocResult,
  { mortgageBalance = 0, amountDrawn }: HelocInput,
): Remark[] =>
  (equityLeft ?? 0) < 0
    ? [
        {
          tone: "warning",
          text: `Both loans come to ${formatRoundedUsd(mortgageBalance + amountDrawn)}, which is ${formatRoundedUsd(-(equityLeft ?? 0))} more than the home is worth. Selling it would not repay both.`,
        },
      ]
    : [];

/** What the boxes say of an extra that is never paid, and of a mortgage without a home. */
export const optionErrors = (_: HelocResult, input: HelocInput) => {
  const { amountDrawn, drawPeriod, extra = 0, homeValue = 0, mortgageBalance = 0 } = input;
  return {
    ...(extra > amountDrawn && {
      extra: `Enter at most the ${formatUsd(amountDrawn)} you draw. The first payment would repay all of it.`,
    }),
    ...(extra > 0 &&
      drawPeriod === 0 && {
        extra: "With a draw period of 0, there are no months to pay an extra in.",
      }),
    ...(mortgageBalance > 0 &&
      homeValue === 0 && {
        homeValue: "Enter the home’s value to see the combined loan-to-value.",
      }),
  };
};
