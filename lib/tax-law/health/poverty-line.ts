import type { Place, PovertyGuidelines } from "./poverty-guidelines";

/**
 * The poverty line of a household, in dollars a year.
 *
 * - `people` in the household, a whole number of 1 or more
 *
 *     line = first person + each additional × (people − 1)
 *
 * @example povertyLine(guidelines2026, "contiguous", 4) // 33000
 *
 * Source: 42 U.S.C. 9902(2).
 */
export function povertyLine(guidelines: PovertyGuidelines, place: Place, people: number): number {
  const { firstPerson, eachAdditional } = guidelines[place];
  return firstPerson + eachAdditional * (people - 1);
}
