import { amountLeft } from "@/lib/finance/amount-left";
import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";
import { balancingRate } from "@/lib/finance/time-value/balancing-rate";
import { payment } from "@/lib/finance/time-value/payment";

/** Insurance that the lender asks for. */
export type RequiredInsurance = {
  /** Dollars with each payment, 0 or more. */
  premium: number;
  /** With how many payments, at most those of the term. */
  months: number;
};

const noInsurance: RequiredInsurance = { premium: 0, months: 0 };

/**
 * What a loan with fees and required insurance costs, in percent a year: the rate at which all that is paid is
 * worth exactly what the borrower receives.
 *
 * - `annualRate` in percent a year, 0 or more
 * - `years` the term, above 0
 * - `principal` and `fees` in dollars, 0 or more
 *
 * Returns `annualRate` where nothing is paid on top, and null where the fees leave nothing to receive.
 *
 *     payment × a(n) + premium × a(months) = principal − fees, with a(k) = (1 − (1 + i)^−k) ÷ i
 *     and the APR is 1,200 × i
 *
 * @example annualPercentageRate(8.5, 5, 25_000, 500) // 9.363538…
 * @example annualPercentageRate(6.5, 30, 380_000, 7_300, { premium: 221.67, months: 135 }) // 7.244658…
 *
 * Source: 12 CFR 1026, Appendix J, (b)(8), with whole unit periods; 1026.4(b)(5) for the insurance.
 */
export function annualPercentageRate(
  annualRate: number,
  years: number,
  principal: number,
  fees: number,
  insurance: RequiredInsurance = noInsurance,
): number | null {
  const { premium, months } = insurance;
  if (fees === 0 && premium * months === 0) return annualRate;
  const received = amountLeft(principal, fees);
  if (received <= 0) return null;
  const rate = annualRate / 1200;
  const level = payment(rate, years * 12, -principal);
  const imbalance = (at: number) =>
    level * annuityFactor(at, years * 12) + premium * annuityFactor(at, months) - received;
  return 1200 * balancingRate(imbalance, rate);
}
