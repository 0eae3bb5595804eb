import { amountLeft } from "@/lib/finance/amount-left";
import { payment } from "@/lib/finance/time-value/payment";
import { ratePerPeriod } from "@/lib/finance/time-value/rate-per-period";

/**
 * What a loan with fees costs, in percent a year: the rate at which its payments are worth exactly what the
 * borrower receives.
 *
 * - `annualRate` in percent a year, 0 or more
 * - `years` the term, above 0
 * - `principal` and `fees` in dollars, 0 or more
 *
 * Returns `annualRate` where there are no fees, and null where they leave nothing to receive.
 *
 *     payment × (1 − (1 + i)^−n) ÷ i = principal − fees, and the APR is 1,200 × i
 *
 * @example annualPercentageRate(8.5, 5, 25_000, 500) // 9.363538…
 *
 * Source: 12 CFR 1026, Appendix J, (b)(8), with whole unit periods.
 */
export function annualPercentageRate(
  annualRate: number,
  years: number,
  principal: number,
  fees: number,
): number | null {
  if (fees === 0) return annualRate;
  const received = amountLeft(principal, fees);
  const months = years * 12;
  if (received <= 0) return null;
  const level = payment(annualRate / 1200, months, -principal);
  return 1200 * ratePerPeriod(months, -level, received, 0, 0, annualRate / 1200);
}
