/**
 * A number between `low` and `high` at which a continuous function is zero.
 *
 * `equation` must have opposite signs (or a zero) at the two ends.
 *
 * Returns the root to the last digits that the function itself can tell apart.
 *
 *     next = middle ± (middle − low) × f(middle) / √(f(middle)² − f(low) × f(high))
 *
 * @example rootBetween((x) => x * x - 2, 0, 2) // 1.41421356…
 *
 * Source: Ridders' method (IEEE Transactions on Circuits and Systems 26, 1979): as fast as Newton's
 * near the root, and each round at least halves the bracket, so that it cannot escape.
 */
export function rootBetween(equation: (x: number) => number, low: number, high: number): number {
  let atLow = equation(low);
  let atHigh = equation(high);
  if (atLow === 0) return low;
  if (atHigh === 0) return high;

  // 200 halvings are beyond the digits of a double; it ends long before.
  for (let round = 0; round < 200; round++) {
    const middle = low + (high - low) / 2;
    const atMiddle = equation(middle);
    if (atMiddle === 0 || Math.abs(high - low) <= Number.EPSILON * Math.abs(middle)) return middle;

    const reach = ((middle - low) * atMiddle) / Math.sqrt(atMiddle * atMiddle - atLow * atHigh);
    const next = middle + Math.sign(atLow - atHigh) * reach;
    const atNext = equation(next);
    if (atNext === 0) return next;

    // The sign changes between middle and next, or else on the side of next away from middle.
    if (atMiddle * atNext < 0) [low, atLow, high, atHigh] = [middle, atMiddle, next, atNext];
    else if (atLow * atNext < 0) [high, atHigh] = [next, atNext];
    else [low, atLow] = [next, atNext];
  }
  return low + (high - low) / 2;
}
