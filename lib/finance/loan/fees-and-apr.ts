import { amountLeft } from "@/lib/finance/amount-left";

import { annualPercentageRate, type RequiredInsurance } from "./annual-percentage-rate";

export type FeesAndApr = {
  /** Dollars: what is left of the loan after its fees. Null where there are none. */
  amountReceived: number | null;
  /** Percent a year. Null where the fees leave nothing to receive. */
  apr: number | null;
};

/**
 * What a borrower receives of a loan, and its APR with the insurance that the lender asks for.
 *
 * - `annualRate` in percent a year, `years` above 0, `principal` and `fees` in dollars, 0 or more
 *
 * Where nothing is borrowed there are no fees either.
 *
 * @example feesAndApr(8.5, 5, 25_000, 500).amountReceived // 24500
 */
export function feesAndApr(
  annualRate: number,
  years: number,
  principal: number,
  fees: number,
  insurance?: RequiredInsurance,
): FeesAndApr {
  const paid = principal > 0 ? fees : 0;
  return {
    amountReceived: paid > 0 ? Math.max(0, amountLeft(principal, paid)) : null,
    apr: annualPercentageRate(annualRate, years, principal, paid, insurance),
  };
}
