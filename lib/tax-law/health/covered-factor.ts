import { sumBy } from "@/lib/finance/sum-by";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";

import { ageCurves, type AgeCurve } from "./age-curves";

/** A person below this age counts as a child. */
const adultFrom = 21;
/** More children than these add nothing. */
const mostChildren = 3;
/** The first and the last age of a curve. */
const [youngest, oldest] = [14, 64];

/**
 * How many times the premium at age factor 1 the people covered by one policy pay. Everybody adds the factor of
 * their age; of those below 21, the three oldest. In New York and Vermont the family’s tier counts instead, over the
 * premium of one adult, and each adult after the second adds one.
 *
 * - `ages` in years reached, one or more of them
 *
 * Returns a factor above 0, or null where Vermont’s tier of children alone is not known. A dependent of 21 to 25 is a
 * child to the tiers, and an adult here.
 *
 * @example coveredFactor("OH", [60]) // 3.5477
 * @example coveredFactor("OH", [40, 3, 5, 7, 9]) // 4.6706
 * @example coveredFactor("NY", [50, 48, 12]) // 2.85
 * @example coveredFactor("VT", [12]) // null
 *
 * Source: 45 CFR 147.102(c)(1), (d) and (e), and (c)(2) of the tiers.
 */
export function coveredFactor(state: StateCode, ages: readonly number[]): number | null {
  const adults = ages.filter((age) => age >= adultFrom);
  const children = ages.filter((age) => age < adultFrom).toSorted((one, other) => other - one);
  const tiers = ageCurves.tiers[state];
  if (tiers) {
    const more = Math.max(0, adults.length - 2);
    if (adults.length === 0) return tiers.childrenAlone;
    if (adults.length === 1) return children.length > 0 ? tiers.adultAndChildren : 1;
    return more + (children.length > 0 ? tiers.twoAdultsAndChildren : tiers.twoAdults);
  }
  const curve = ageCurves.states[state] ?? ageCurves.federal;
  const counted = [...adults, ...children.slice(0, mostChildren)];
  return sumBy(counted, (age) => factorAt(curve, age));
}

const factorAt = (curve: AgeCurve, age: number) =>
  curve[Math.floor(Math.min(oldest, Math.max(youngest, age))) - youngest] ?? 1;
