import { povertyGuidelines } from "../../health/poverty-guidelines";
import { povertyLine } from "../../health/poverty-line";

/**
 * The federal poverty line in dollars, as the states on the mainland take it: by the guidelines of the
 * tax year itself.
 *
 * - `people` on the return, dependents counted: 1 or more
 *
 * @example povertyLineOf(2025, 4) // 32150
 */
export function povertyLineOf(year: number, people: number): number {
  const guidelines = povertyGuidelines.find((one) => one.year === year);
  if (!guidelines) throw new RangeError(`There are no poverty guidelines of ${year}.`);
  return povertyLine(guidelines, "contiguous", people);
}
