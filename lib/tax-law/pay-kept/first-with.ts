import type { Fall } from "./falls-of";

/**
 * The first wages from some on with which so much is left: between the falls it never falls.
 *
 * - `keptAt` whole dollars of wages, `kept` dollars a year
 * - `from` which wages on, `falls` all up to `farthest`: whole dollars, the lowest first
 *
 * Returns whole dollars, or null where it is nowhere as much.
 *
 * @example firstWith((wages) => wages / 2, 500, 10, [], 5_000) // 1000
 * @example firstWith((wages) => (wages > 900 ? wages - 50 : wages), 900, 901, [{ at: 900, times: 1, lost: 49 }], 5_000) // 950
 */
export function firstWith(
  keptAt: (wages: number) => number,
  kept: number,
  from: number,
  falls: readonly Fall[],
  farthest: number,
): number | null {
  const isEnough = (wages: number) => keptAt(wages) >= kept - 1e-6;
  let start = from;
  for (const { at, times } of [...falls, { at: farthest, times: 0 }]) {
    if (at < start) continue;
    if (isEnough(at)) return firstBetween(isEnough, start, at);
    start = at + times;
  }
  return null;
}

/** The first dollar of which something is true, where it stays true up to the last. */
function firstBetween(isTrue: (dollars: number) => boolean, from: number, to: number): number {
  if (isTrue(from)) return from;
  let [before, first] = [from, to];
  while (first - before > 1) {
    const middle = Math.floor((before + first) / 2);
    if (isTrue(middle)) first = middle;
    else before = middle;
  }
  return first;
}
