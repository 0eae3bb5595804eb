import { annuityFactor } from "./annuity-factor";
import { balancingRate } from "./balancing-rate";
import { growthFactor } from "./growth-factor";
import type { PaymentTiming } from "./payment-timing";

/**
 * The rate at which the payments and amounts balance. Money received is positive, paid negative.
 *
 * - `periods` above 0; NaN otherwise
 * - `payment` in dollars a period; `presentValue`, `futureValue` in dollars
 * - `type` 0 pays at the end of each period, 1 at its beginning
 * - `guess` a rate above −1 (NaN otherwise); of several rates that balance, one near it is returned
 *
 * Returns a fraction per period between −1 and 10^13; exactly 0 when the amounts add up to nothing
 * without interest; NaN when no rate balances them.
 *
 *     presentValue × g + payment × (1 + rate × type) × (g − 1) / rate + futureValue = 0
 *     where g = (1 + rate)^periods
 *
 * @example ratePerPeriod(360, -599.55, 100_000) // 0.0049999…
 * @example ratePerPeriod(10, -100, 1000) // 0
 *
 * Source: the spreadsheet function RATE, which iterates from the guess alone and may miss; here
 * the search widens from the guess until the sign changes, then cannot lose the root.
 */
export function ratePerPeriod(
  periods: number,
  payment: number,
  presentValue: number,
  futureValue = 0,
  type: PaymentTiming = 0,
  guess = 0.1,
): number {
  if (!(periods > 0)) return NaN;
  if (presentValue + payment * periods + futureValue === 0) return 0;

  // The equation as worth today for positive rates, as worth at the end for negative ones:
  // its sign is the same and neither side overflows.
  const imbalance = (rate: number) => {
    const due = payment * (1 + rate * type);
    return rate < 0
      ? presentValue * growthFactor(rate, periods) -
          due * annuityFactor(rate, -periods) +
          futureValue
      : presentValue +
          due * annuityFactor(rate, periods) +
          futureValue * growthFactor(rate, -periods);
  };
  return balancingRate(imbalance, guess);
}
