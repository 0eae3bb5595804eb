/**
 * What is left of savings at each year of a plan under these returns.
 *
 * - `returns` of each year as a fraction above −1, at least as many as withdrawals
 * - `withdrawals` in dollars, at the start of each year; negative where income is more than the spending, and is saved
 * - `savings` in dollars before the first withdrawal, 0 or more
 *
 * Returns dollars before each withdrawal, and last those after the whole plan: one more than withdrawals. Savings that do
 * not pay for a withdrawal end at 0, and start again where a later year saves.
 *
 *     left after a year = max(0, left before − withdrawal) × (1 + return)
 *
 * @example savingsPath([0.25, -0.5], [100, 100], 180)[1] // 100
 * @example savingsPath([0.25, -0.5], [100, 100], 300)[2] // 75
 */
export function savingsPath(
  returns: readonly number[],
  withdrawals: readonly number[],
  savings: number,
): number[] {
  let left = savings;
  return [
    savings,
    ...withdrawals.map((withdrawal, year) => {
      left = Math.max(0, left - withdrawal) * (1 + (returns[year] ?? NaN));
      return left;
    }),
  ];
}
