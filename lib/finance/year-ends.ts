import { wholeCount } from "./whole-count";

/**
 * Where each year of a term ends, in years from its start: 1, 2, … and, where the last one is
 * short, the term itself.
 *
 * - `years` the term, above 0 and finite, fractions included
 *
 * Returns an end for each year begun. Float dust in the term is not a year.
 *
 *     end of year k = k, of the last one the term
 *
 * @example yearEnds(2.5).at(-1) // 2.5
 * @example yearEnds(2.5).length // 3
 */
export function yearEnds(years: number): number[] {
  const count = wholeCount(years, 1);
  return Array.from({ length: count }, (_, before) => (before + 1 === count ? years : before + 1));
}
