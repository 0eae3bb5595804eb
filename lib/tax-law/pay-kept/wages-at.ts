/**
 * The most wages, in whole dollars, with which an income is not above a limit.
 *
 * - `incomeWith` so many dollars of wages, in dollars: it never falls as they rise
 * - `from`, `to` between which wages it is looked for, whole dollars
 *
 * Returns dollars, or null where the income crosses the limit at none of them.
 *
 * Most income rises by a dollar for each dollar of wages, so that one guess finds it; where benefits are taxed
 * too it rises faster, and halves are searched.
 *
 * @example wagesAt((wages) => wages + 5_000, 30_000, 0, 100_000) // 25000
 * @example wagesAt((wages) => wages + 5_000, 3_000, 0, 100_000) // null
 */
export function wagesAt(
  incomeWith: (wages: number) => number,
  limit: number,
  from: number,
  to: number,
): number | null {
  const isBelow = (wages: number) => incomeWith(wages) <= limit;
  if (!isBelow(from) || isBelow(to)) return null;
  const guess = Math.floor(from + limit - incomeWith(from));
  if (guess < to && isBelow(guess) && !isBelow(guess + 1)) return guess;
  let [below, above] = [from, to];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (isBelow(middle)) below = middle;
    else above = middle;
  }
  return below;
}
