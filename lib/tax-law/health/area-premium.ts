import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";

import { benchmarkPremiums } from "./benchmark-premiums";

/**
 * The second-lowest silver premium of a rating area at age factor 1, in dollars a month; null where none is known.
 *
 * - `area` as the state numbers its rating areas, from 1
 *
 * @example areaPremium("OH", 11) // 293
 * @example areaPremium("OH", 18) // null
 */
export const areaPremium = (state: StateCode, area: number): number | null =>
  benchmarkPremiums.areas[state][area - 1] || null;
