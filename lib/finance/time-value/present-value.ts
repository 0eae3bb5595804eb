import { annuityFactor } from "./annuity-factor";
import { growthFactor } from "./growth-factor";
import type { PaymentTiming } from "./payment-timing";

/**
 * What level payments and a final amount are worth today. Received is positive, paid negative.
 *
 * - `rate` per period as a fraction, above −1
 * - `periods` 0 or more, fractions included
 * - `payment` in dollars a period, `futureValue` in dollars
 * - `type` 0 pays at the end of each period, 1 at its beginning
 *
 * Returns dollars. Never overflows at a positive rate, however long the term.
 *
 *     presentValue + payment × (1 + rate × type) × (1 − v) / rate + futureValue × v = 0
 *     where v = (1 + rate)^−periods
 *
 * @example presentValue(0.005, 360, -599.55) // 99999.912…
 * @example presentValue(0, 24, 1000, 10_000) // -34000
 *
 * Source: the spreadsheet function PV.
 */
export function presentValue(
  rate: number,
  periods: number,
  payment: number,
  futureValue = 0,
  type: PaymentTiming = 0,
): number {
  const payments = payment * (1 + rate * type) * annuityFactor(rate, periods);
  return 0 - payments - futureValue * growthFactor(rate, -periods);
}
