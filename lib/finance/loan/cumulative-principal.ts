import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";
import type { PaymentTiming } from "@/lib/finance/time-value/payment-timing";

/**
 * The principal within the payments `start` to `end` of a loan, both included.
 *
 * - `rate` per period as a fraction, above −1
 * - `periods` above 0; `presentValue` in dollars, received
 * - `start`, `end` whole, 1 ≤ start ≤ end ≤ periods; NaN otherwise
 * - `type` 0 pays at the end of each period, 1 at its beginning
 *
 * Returns dollars, negative because it is paid.
 *
 *     cumulativePrincipal = PMT × (1 + rate)^−(periods − end) × a(end − start + 1)
 *     where a is annuityFactor at this rate
 *     (paid at the beginning, the first payment is all principal and stands apart)
 *
 * @example cumulativePrincipal(0.005, 360, 100_000, 1, 12, 0) // -1228.01…
 * @example cumulativePrincipal(0.005, 360, 100_000, 1, 360, 0) // -100000
 *
 * Source: the spreadsheet function CUMPRINC; principalPayment is a geometric series in `period`.
 */
export function cumulativePrincipal(
  rate: number,
  periods: number,
  presentValue: number,
  start: number,
  end: number,
  type: PaymentTiming,
): number {
  const whole = Number.isInteger(start) && Number.isInteger(end);
  if (!whole || start < 1 || end < start || end > periods) return NaN;

  const level = payment(rate, periods, presentValue, 0, type);
  const apart = type === 1 && start === 1 ? 1 : 0;
  const series = growthFactor(rate, end - periods) * annuityFactor(rate, end - start + 1 - apart);
  return level * (apart + series);
}
