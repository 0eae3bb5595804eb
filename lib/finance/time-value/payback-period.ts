/**
 * After how many periods what was paid has come back.
 *
 * - `flows` in dollars, received positive and paid negative: the first today, each next one a period later
 *
 * Returns periods with a fraction, the amount of a period counted as coming in evenly over it. 0 where nothing is paid
 * today, null where not all of it comes back.
 *
 *     the first point at which flow 0 + flow 1 + flow 2 + … is 0
 *
 * Discounted amounts give the discounted payback period.
 *
 * @example paybackPeriod([-10_000, 3000, 4200, 6800]) // 2.4117…
 * @example paybackPeriod([-10_000, 3000]) // null
 */
export function paybackPeriod(flows: readonly number[]): number | null {
  const [today = 0] = flows;
  if (today >= 0) return 0;
  let missing = -today;
  for (const [period, flow] of flows.entries()) {
    if (period === 0) continue;
    // The last digits of what is missing are dust: ten dimes pay back a dollar.
    if (flow >= missing - 1e-12 * -today) return period - 1 + Math.min(1, missing / flow);
    missing -= flow;
  }
  return null;
}
