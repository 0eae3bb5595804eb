import type { PaymentTiming } from "./payment-timing";

/**
 * How many periods level payments need. Money received is positive, money paid negative.
 *
 * - `rate` per period as a fraction, above −1
 * - `payment` in dollars a period; `presentValue`, `futureValue` in dollars
 * - `type` 0 pays at the end of each period, 1 at its beginning
 *
 * Returns a number with its fraction, negative when the amounts met in the past; NaN or infinite
 * when the payments never get there, because they are no more than the interest.
 *
 *     (1 + rate)^periods = (due − futureValue × rate) / (due + presentValue × rate)
 *     where due = payment × (1 + rate × type)
 *
 * @example periods(0.01, -100, 1000) // 10.5886…
 * @example periods(0, -100, 1000) // 10
 *
 * Source: the spreadsheet function NPER.
 */
export function periods(
  rate: number,
  payment: number,
  presentValue: number,
  futureValue = 0,
  type: PaymentTiming = 0,
): number {
  const change = 0 - presentValue - futureValue;
  if (rate === 0) return change / payment;

  const due = payment * (1 + rate * type);
  const start = due + presentValue * rate;
  // The ratio less 1, found without subtracting: log1p then keeps the digits of a small rate.
  const growth = (change * rate) / start;
  const logarithm =
    growth > -0.5 ? Math.log1p(growth) : Math.log((due - futureValue * rate) / start);
  return logarithm / Math.log1p(rate);
}
