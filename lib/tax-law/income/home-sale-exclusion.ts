import { homeSaleExclusions } from "@/lib/tax-law/years/fixed-by-statute";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

/**
 * What of the gain on a main home is left out of income, where it was owned and lived in for two of the five
 * years before the sale: on a joint return, where both lived there and one of them owned it.
 *
 * - `gain` the price less the costs of the sale and the basis, in dollars; a loss has no exclusion
 *
 * Returns dollars.
 *
 *     excluded = the smaller of the gain and $250,000, or $500,000 on a joint return
 *
 * Not modeled: another home sold in the two years before, a part for a shorter time, a surviving spouse, time in
 * which it was no main home, and depreciation taken on it.
 *
 * @example homeSaleExclusion("single", 310_000) // 250000
 * @example homeSaleExclusion("marriedFilingJointly", 499_000) // 499000
 *
 * Source: 26 U.S.C. 121(a) and (b).
 */
export const homeSaleExclusion = (status: FilingStatus, gain: number): number =>
  Math.max(0, Math.min(gain, homeSaleExclusions[status]));
