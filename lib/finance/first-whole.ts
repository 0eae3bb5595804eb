/**
 * The smallest whole number for which something holds.
 *
 * - `holds` a condition that holds for every number after one for which it holds
 * - `most` 1 or more: the largest number that is tried
 *
 * Returns a number from 1 to `most`, Infinity where it holds for none of them.
 *
 * @example firstWhole((months) => 450 * months >= 14_500, 1200) // 33
 * @example firstWhole(() => false, 1200) // Infinity
 */
export function firstWhole(holds: (whole: number) => boolean, most: number): number {
  if (!holds(most)) return Infinity;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
