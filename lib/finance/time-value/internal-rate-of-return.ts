import { balancingRate } from "./balancing-rate";
import { netPresentValue } from "./net-present-value";
import { signChanges } from "./sign-changes";

/**
 * The rate at which amounts of several periods are worth nothing today.
 *
 * - `flows` in dollars, received positive and paid negative: the first today, each next one a period later
 *
 * Returns a fraction per period above −1. Null where the amounts have one sign, or where no rate balances them.
 * Amounts that change their sign once have one such rate. Of several rates, one near 0 is returned, and one
 * above 0 where more comes back than was put in first.
 *
 *     0 = flow 0 + flow 1 / (1 + rate) + flow 2 / (1 + rate)² + …
 *
 * @example internalRateOfReturn([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000]) // 0.0866309…
 * @example internalRateOfReturn([-100, -50]) // null
 *
 * Source: the spreadsheet function IRR, which iterates from its guess alone and may miss.
 */
export function internalRateOfReturn(flows: readonly number[]): number | null {
  if (signChanges(flows) === 0) return null;
  const backwards = flows.toReversed();
  // Below 0 as worth at the end: its sign is the same, and it does not overflow.
  const imbalance = (rate: number) =>
    rate < 0 ? netPresentValue(-rate / (1 + rate), backwards) : netPresentValue(rate, flows);
  const invested = flows.find((flow) => flow !== 0) ?? 0;
  const isGain = imbalance(0) * invested < 0;
  const rate = balancingRate(isGain ? (rate) => imbalance(Math.max(0, rate)) : imbalance, 0);
  return Number.isNaN(rate) ? null : rate;
}
