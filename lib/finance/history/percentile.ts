/**
 * The number of a list that no more than so many percent of it are below.
 *
 * - `values` in any order
 * - `percent` from 0, for the least, to 100, for the most; 50 is the middle
 *
 * Returns one of the values, of an even count the upper of the two in the middle. NaN of none.
 *
 *     the value of rank ⌊percent × count / 100⌋ from below, where the least has rank 0
 *
 * So savings that are the 95th percentile of what was needed sufficed in at least 95% of the cases.
 *
 * @example percentile([30, 10, 40, 20], 50) // 30
 * @example percentile([30, 10, 40, 20], 100) // 40
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const rank = Math.floor((percent * values.length) / 100);
  return sorted[Math.min(rank, values.length - 1)] ?? NaN;
}
