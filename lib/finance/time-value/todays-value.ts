import { growthFactor } from "./growth-factor";

/**
 * What an amount in the future buys, in dollars of today.
 *
 * - `amount` in dollars, `years` from now, fractions included
 * - `inflation` in percent a year, above −100
 *
 * Returns dollars.
 *
 *     today = amount / (1 + inflation / 100)^years
 *
 * @example todaysValue(100_000, 20, 3) // 55367.57…
 * @example todaysValue(100_000, 20, 0) // 100000
 */
export const todaysValue = (amount: number, years: number, inflation: number) =>
  amount * growthFactor(inflation / 100, -years);
