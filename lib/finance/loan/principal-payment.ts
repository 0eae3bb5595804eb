import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";
import type { PaymentTiming } from "@/lib/finance/time-value/payment-timing";

/**
 * The principal within one payment. Money received is positive, money paid negative.
 *
 * - `rate` per period as a fraction, above −1
 * - `period` from 1 to `periods`; NaN outside
 * - `presentValue`, `futureValue` in dollars
 * - `type` 0 pays at the end of each period, 1 at its beginning (the first is then all principal)
 *
 * Returns dollars, with interestPayment the whole payment.
 *
 *     principal = PMT(rate, periods, presentValue + futureValue, 0, type) × (1 + rate)^−left
 *     where left = periods − period + 1
 *
 * @example principalPayment(0.005, 1, 360, 100_000) // -99.5505…
 * @example principalPayment(0.005, 360, 360, 100_000) // -596.5676…
 *
 * Source: the spreadsheet function PPMT; the closed form, because payment less interest has no
 * digits left where nearly all of the payment is interest.
 */
export function principalPayment(
  rate: number,
  period: number,
  periods: number,
  presentValue: number,
  futureValue = 0,
  type: PaymentTiming = 0,
): number {
  if (!(period >= 1 && period <= periods)) return NaN;
  if (type === 1 && period === 1) return payment(rate, periods, presentValue, futureValue, type);

  const level = payment(rate, periods, presentValue + futureValue, 0, type);
  return level * growthFactor(rate, period - periods - 1);
}
