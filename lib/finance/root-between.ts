/**
 * A number between `low` and `high` at which a function is zero.
 *
 * `equation` must have opposite signs (or a zero) at the two ends.
 *
 * Returns the root to the last digits that the function itself can tell apart; of a function that
 * jumps over zero, a number beside the jump.
 *
 * @example rootBetween((x) => x * x - 2, 0, 2) // 1.41421356…
 *
 * Source: Brent's method, Algorithms for Minimization without Derivatives (1973), chapter 4, “zero”.
 * It goes by the secant or by an inverse parabola as long as that closes in fast enough, and halves
 * the bracket otherwise: as fast as Newton's near the root, and it cannot escape.
 */
export function rootBetween(equation: (x: number) => number, low: number, high: number): number {
  let before = low;
  let atBefore = equation(low);
  if (atBefore === 0) return low;
  // The root lies between the best guess and one of the opposite sign; `before` is the guess before.
  let best = high;
  let atBest = equation(high);
  let [opposite, atOpposite] = [before, atBefore];
  let step = best - before;
  let stepBefore = step;

  // The square of the halvings that a double has digits for is Brent's bound; it ends long before.
  for (let round = 0; round < 3_000; round++) {
    if (Math.abs(atOpposite) < Math.abs(atBest)) {
      [before, atBefore] = [best, atBest];
      [best, atBest, opposite, atOpposite] = [opposite, atOpposite, best, atBest];
    }
    const least = Number.EPSILON * Math.abs(best);
    const half = (opposite - best) / 2;
    if (atBest === 0 || Math.abs(half) <= least) return best;

    const closer = interpolated();
    const closesIn =
      closer / half > 0 && closer / half < 1.5 && Math.abs(closer) < Math.abs(stepBefore / 2);
    [stepBefore, step] = closesIn ? [step, closer] : [half, half];

    [before, atBefore] = [best, atBest];
    best += Math.abs(step) > least ? step : Math.sign(half) * least;
    atBest = equation(best);
    if (Math.sign(atBest) === Math.sign(atOpposite)) {
      [opposite, atOpposite] = [before, atBefore];
      stepBefore = step = best - before;
    }
  }
  return best;

  /** The step to the zero of the secant, or of the inverse parabola where there are three points. */
  function interpolated(): number {
    const ratio = atBest / atBefore;
    if (before === opposite) return ((opposite - best) * ratio) / (ratio - 1);
    const beforeRatio = atBefore / atOpposite;
    const bestRatio = atBest / atOpposite;
    return (
      (ratio *
        ((opposite - best) * beforeRatio * (beforeRatio - bestRatio) -
          (best - before) * (bestRatio - 1))) /
      ((beforeRatio - 1) * (bestRatio - 1) * (1 - ratio))
    );
  }
}
