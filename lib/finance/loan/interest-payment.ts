import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import type { PaymentTiming } from "@/lib/finance/time-value/payment-timing";

/**
 * The interest within one payment. Money received is positive, money paid negative.
 *
 * - `rate` per period as a fraction, above −1
 * - `period` from 1 to `periods`; NaN outside
 * - `presentValue`, `futureValue` in dollars
 * - `type` 0 pays at the end of each period, 1 at its beginning (the first then has no interest)
 *
 * Returns dollars, with principalPayment the whole payment.
 *
 *     interest = −rate × owed / (1 + rate × type)
 *     owed = (presentValue × a(left) − futureValue × (1 + rate)^−left × a(period − 1)) / a(periods)
 *     where a is annuityFactor at this rate and left = periods − period + 1
 *
 * @example interestPayment(0.005, 1, 360, 100_000) // -500
 * @example interestPayment(0.005, 360, 360, 100_000) // -2.98283…
 *
 * Source: the spreadsheet function IPMT; the balance as the worth of the payments left, so that
 * nothing is subtracted that grows with the term.
 */
export function interestPayment(
  rate: number,
  period: number,
  periods: number,
  presentValue: number,
  futureValue = 0,
  type: PaymentTiming = 0,
): number {
  if (!(period >= 1 && period <= periods)) return NaN;
  if (type === 1 && period === 1) return 0;

  const left = periods - period + 1;
  const borrowed = presentValue * annuityFactor(rate, left);
  const saved = futureValue * growthFactor(rate, -left) * annuityFactor(rate, period - 1);
  const owed = (borrowed - saved) / annuityFactor(rate, periods);
  return 0 - (rate * owed) / (1 + rate * type);
}
