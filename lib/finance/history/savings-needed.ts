/**
 * The savings that pay for every withdrawal of a plan under these returns, at its start.
 *
 * - `returns` of each year as a fraction above −1: at least as many as withdrawals, of which the last counts for nothing
 * - `withdrawals` in dollars, at the start of each year; negative where income is more than the spending, and is saved
 *
 * Returns dollars, 0 or more. With real returns, withdrawals and savings are in the dollars of the first year.
 *
 *     needed = the most of 0, w₀, w₀ + w₁ / g₁, w₀ + w₁ / g₁ + w₂ / g₂, …
 *     where gₖ = (1 + return 1) × … × (1 + return k)
 *
 * The most and not the last of these sums, because what comes in later cannot pay for what is spent before. Where no
 * withdrawal is negative the last is the most: E a year with an income of O from year a on, each O no more than E, needs
 * E × (1 + 1 / g₁ + … + 1 / gₙ₋₁) − O × (1 / gₐ + … + 1 / gₙ₋₁).
 *
 * @example savingsNeeded([0.25, -0.5], [100, 100]) // 180
 * @example savingsNeeded([0, 0, 0], [100, -300, 100]) // 100
 */
export function savingsNeeded(returns: readonly number[], withdrawals: readonly number[]): number {
  let growth = 1;
  let sum = 0;
  let needed = 0;
  for (const [year, withdrawal] of withdrawals.entries()) {
    sum += withdrawal / growth;
    needed = Math.max(needed, sum);
    growth *= 1 + (returns[year] ?? NaN);
  }
  return needed;
}
