import { annuityFactor } from "./annuity-factor";
import { growthFactor } from "./growth-factor";
import type { PaymentTiming } from "./payment-timing";

/**
 * The level payment of a loan or a savings plan. Money received is positive, money paid negative.
 *
 * - `rate` per period as a fraction, above −1; at 0 the amounts are spread evenly
 * - `periods` above 0, fractions included; Infinity or NaN at 0
 * - `presentValue`, `futureValue` in dollars
 * - `type` 0 pays at the end of each period, 1 at its beginning
 *
 * Returns dollars a period. Never overflows at a positive rate, however long the term.
 *
 *     presentValue + payment × (1 + rate × type) × (1 − v) / rate + futureValue × v = 0
 *     where v = (1 + rate)^−periods
 *
 * @example payment(0.005, 360, 100_000) // -599.5505…
 * @example payment(0, 24, 12_000) // -500
 *
 * Source: the spreadsheet function PMT.
 */
export function payment(
  rate: number,
  periods: number,
  presentValue: number,
  futureValue = 0,
  type: PaymentTiming = 0,
): number {
  // Where nothing is left at the end, as of most loans, what it would be worth now is not asked.
  const later = futureValue === 0 ? 0 : futureValue * growthFactor(rate, -periods);
  // 0 − x rather than −x: the payment of no loan is 0, not −0.
  const due = 0 - presentValue - later;
  return due / ((1 + rate * type) * annuityFactor(rate, periods));
}
