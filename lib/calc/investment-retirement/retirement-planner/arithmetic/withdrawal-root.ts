import { rootBetween } from "@/lib/finance/root-between";

/** Nearer than this, a sum of dollars is met. */
const dust = 1e-6;

/** A straight piece is left after a few secants: so many are more than there are pieces between guess and root. */
const mostSecants = 12;

/**
 * Where a function that rises in straight pieces, such as an income after taxes, is zero: nearly always by three or
 * four secants. Null where it is above zero at `low` or below it at `high`.
 *
 * - `guess` is near the root; from there the function rises by about 1 for each 1
 */
export function rootNear(
  equation: (x: number) => number,
  guess: number,
  low: number,
  high: number,
): number | null {
  const within = (x: number) => Math.min(high, Math.max(low, x));
  let before = within(guess);
  let atBefore = equation(before);
  if (Math.abs(atBefore) <= dust) return before;
  let x = within(before - atBefore);
  for (let round = 0; round < mostSecants && x !== before; round++) {
    const at = equation(x);
    if (Math.abs(at) <= dust) return x;
    const next = within(x - (at * (x - before)) / (at - atBefore));
    [before, atBefore] = [x, at];
    // A flat piece has no secant.
    x = Number.isFinite(next) ? next : before;
  }
  return equation(low) > 0 || equation(high) < 0 ? null : rootBetween(equation, low, high);
}
