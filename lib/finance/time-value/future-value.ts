import { annuityFactor } from "./annuity-factor";
import { growthFactor } from "./growth-factor";
import type { PaymentTiming } from "./payment-timing";

/**
 * What an opening amount and level payments grow to. Received is positive, paid negative.
 *
 * - `rate` per period as a fraction, above −1
 * - `periods` 0 or more, fractions included
 * - `payment` in dollars a period, `presentValue` in dollars
 * - `type` 0 pays at the end of each period, 1 at its beginning
 *
 * Returns dollars; Infinity or −Infinity where the true value is beyond the range of a double.
 *
 *     presentValue × g + payment × (1 + rate × type) × (g − 1) / rate + futureValue = 0
 *     where g = (1 + rate)^periods
 *
 * @example futureValue(0.005, 12, -100, -1000) // 2295.234…
 * @example futureValue(0, 12, -100, -1000) // 2200
 *
 * Source: the spreadsheet function FV.
 */
export function futureValue(
  rate: number,
  periods: number,
  payment: number,
  presentValue = 0,
  type: PaymentTiming = 0,
): number {
  const due = payment * (1 + rate * type);
  if (rate < 0) {
    return 0 - presentValue * growthFactor(rate, periods) + due * annuityFactor(rate, -periods);
  }
  // Summed in today's worth, which cannot overflow, and grown once: never Infinity − Infinity.
  const today = presentValue + due * annuityFactor(rate, periods);
  return today === 0 ? 0 : -today * growthFactor(rate, periods);
}
