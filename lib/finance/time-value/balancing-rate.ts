import { rootBetween } from "@/lib/finance/root-between";

/** As near to a loss of all as ln(1 + rate) can tell apart. */
const nearest = -36;

/**
 * The rate at which amounts of different times balance.
 *
 * - `imbalance` what is left of them at a rate above −1: only its sign has to be right
 * - `guess` a rate above −1; of several rates that balance, one near it is returned
 *
 * Returns a fraction per period between −1 and 10^13, NaN when the sign never changes.
 *
 * The search widens from the guess until the sign changes, then cannot lose the root.
 *
 * @example balancingRate((rate) => 110 / (1 + rate) - 100, 0) // 0.1
 */
export function balancingRate(imbalance: (rate: number) => number, guess: number): number {
  const changesSign = (one: number, other: number) => imbalance(one) * imbalance(other) <= 0;

  // Steps in ln(1 + rate) on both sides of the guess, each wider than the last.
  const start = Math.log1p(guess);
  let low = guess;
  let high = guess;
  for (let step = 0.01; step < 40; step *= 1.25) {
    const lower = Math.expm1(Math.max(nearest, start - step));
    const higher = Math.expm1(start + step);
    if (changesSign(high, higher)) return rootBetween(imbalance, high, higher);
    if (changesSign(lower, low)) return rootBetween(imbalance, lower, low);
    low = lower;
    high = higher;
  }
  return NaN;
}
