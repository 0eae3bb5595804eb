import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { payment } from "@/lib/finance/time-value/payment";

/**
 * The interest within the first payments of a loan in level payments.
 *
 * - `rate` per period as a fraction, 0 or more
 * - `periods` the whole term, above 0; `paid` 0 or more, of which no more than the term counts;
 *   both with fractions, a part of a period paying the same part of the level payment
 * - `principal` in dollars, 0 or more
 *
 * Returns dollars, 0 at rate 0 and never negative.
 *
 *     interest = PMT × (paid − a(paid) + rate × a(paid) × a(periods − paid))
 *     where a is annuityFactor at this rate
 *
 * It is the payments less what they have repaid, without the digits that the subtraction loses at
 * a small rate: paid − a(paid) is what growthEarned finds for payments counted backwards.
 *
 * @example interestPaid(0.005, 360, 100_000, 12) // 5966.59…
 * @example interestPaid(0.005, 360, 100_000, 500) // 115838.1…
 */
export function interestPaid(
  rate: number,
  periods: number,
  principal: number,
  paid: number,
): number {
  const counted = Math.min(paid, periods);
  const level = payment(rate, periods, -principal);
  const discount = growthEarned(rate, -counted, 1, 0);
  const stillOwed = rate * annuityFactor(rate, counted) * annuityFactor(rate, periods - counted);
  return level * (discount + stillOwed);
}
