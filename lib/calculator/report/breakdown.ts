import { usdFormatOf } from "@/lib/format";

/** What a whole is made of, in dollars: nothing below zero, and parts that are zero are left out. */
export type Breakdown = {
  /** What the whole is called. */
  label: string;
  parts: readonly (readonly [label: string, amount: number])[];
};

export type BreakdownView = {
  /** The whole in words: "Total of all payments: $728,142". */
  title: string;
  /** `percent` is the share of the whole, unrounded. */
  parts: { label: string; text: string; percent: number; share: string }[];
};

/** Nothing where a whole has fewer than two parts: there is nothing to see. */
export function breakdownView({ label, parts }: Breakdown): BreakdownView | undefined {
  const shown = parts.filter(([, amount]) => amount > 0);
  if (shown.length < 2 || parts.some(([, amount]) => amount < 0)) return undefined;
  const whole = shown.reduce((sum, [, amount]) => sum + amount, 0);
  const usd = usdFormatOf([whole]);
  return {
    title: `${label}: ${usd(whole)}`,
    parts: shown.map(([label, amount]) => {
      const percent = (amount / whole) * 100;
      return { label, text: usd(amount), percent, share: inWholePercent(percent) };
    }),
  };
}

const inWholePercent = (percent: number) => (percent < 1 ? "under 1%" : `${Math.round(percent)}%`);

/**
 * All payments of a loan: what was borrowed, and the interest.
 *
 * @example breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest)
 */
export const paidBack = (borrowed: number, interest: number): Breakdown => ({
  label: "Total of all payments",
  parts: [
    ["Amount borrowed", borrowed],
    ["Interest", interest],
  ],
});

/**
 * What savings come to: what was paid in, and what they earned.
 *
 * @example breakdown: ({ totalContributions, totalInterest }) => grown(totalContributions, totalInterest)
 */
export const grown = (paidIn: number, growth: number): Breakdown => ({
  label: "Final balance",
  parts: [
    ["Paid in", paidIn],
    ["Growth", growth],
  ],
});
