import type { LawYear, Place } from "./law-year";

/**
 * The poverty line of a household, in dollars a year.
 *
 * - `people` in the household, a whole number of 1 or more
 *
 *     line = first person + each additional × (people − 1)
 *
 * @example povertyLine(law2026.poverty, "contiguous", 4) // 32150
 *
 * Source: 42 U.S.C. 9902(2); the guidelines of the year before by 26 U.S.C. 36B(d)(3).
 */
export function povertyLine(law: LawYear["poverty"], place: Place, people: number): number {
  const { firstPerson, eachAdditional } = law[place];
  return firstPerson + eachAdditional * (people - 1);
}
