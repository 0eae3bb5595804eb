import { amountLeft } from "@/lib/finance/amount-left";
import { payment } from "@/lib/finance/time-value/payment";

export type LevelLoan = { monthlyPayment: number; totalPayment: number; totalInterest: number };

/**
 * What a loan repaid in equal monthly payments costs, in dollars.
 *
 * Given the `annualRate` in percent a year (6.5), the term in `years` (fractions allowed, above 0)
 * and the `principal` in dollars (not negative), returns the level payment and what all payments
 * come to:
 *
 *     monthlyPayment = PMT(annualRate ÷ 1200, years × 12, −principal)
 *     totalPayment   = monthlyPayment × years × 12
 *     totalInterest  = totalPayment − principal
 *
 * Nothing is thrown. A term too short to divide by gives Infinity.
 *
 * @example levelLoan(6.5, 30, 200_000).monthlyPayment // 1264.1360469859274
 */
export function levelLoan(annualRate: number, years: number, principal: number): LevelLoan {
  const months = years * 12;
  const monthlyPayment = payment(annualRate / 1200, months, -principal);
  const totalPayment = monthlyPayment * months;
  return { monthlyPayment, totalPayment, totalInterest: amountLeft(totalPayment, principal) };
}
