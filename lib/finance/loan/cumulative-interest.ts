import { sumBy } from "@/lib/finance/sum-by";
import type { PaymentTiming } from "@/lib/finance/time-value/payment-timing";

import { interestPayment } from "./interest-payment";

/**
 * The interest within the payments `start` to `end` of a loan, both included.
 *
 * - `rate` per period as a fraction, above −1
 * - `periods` above 0; `presentValue` in dollars, received
 * - `start`, `end` whole, 1 ≤ start ≤ end ≤ periods; NaN otherwise
 * - `type` 0 pays at the end of each period, 1 at its beginning
 *
 * Returns dollars, negative because it is paid.
 *
 *     cumulativeInterest = the sum of interestPayment for period = start … end
 *
 * @example cumulativeInterest(0.005, 360, 100_000, 1, 12, 0) // -5966.59…
 *
 * Source: the spreadsheet function CUMIPMT. Summed term by term: the closed form subtracts the
 * principal from the payments and is left without digits when the rate is tiny.
 */
export function cumulativeInterest(
  rate: number,
  periods: number,
  presentValue: number,
  start: number,
  end: number,
  type: PaymentTiming,
): number {
  const whole = Number.isInteger(start) && Number.isInteger(end);
  if (!whole || start < 1 || end < start || end > periods) return NaN;

  const each = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return sumBy(each, (period) => interestPayment(rate, period, periods, presentValue, 0, type));
}
