import { averageWageIndex } from "./average-wage-index";
import { valueOfYear } from "./value-of-year";

/**
 * The bend points of the formula for benefits: the average monthly earnings at which its percentage falls.
 *
 * - `eligibilityYear` in which the age of 62 is reached, 1979 or later: a RangeError says so for another, and for one
 *   whose index is not published yet
 *
 *     bend point = that of 1979 ($180 and $1,085) × index of two years before ÷ index of 1977, to the nearest dollar
 *
 * Returns dollars a month.
 *
 * @example bendPoints(2026)[0] // 1286
 * @example bendPoints(2026)[1] // 7749
 *
 * Source: 42 U.S.C. 415(a)(1)(B). The 48 pairs of 1979 to 2026 are those of MikePiper/open-social-security@9f01b4910ca0
 * (src/app/familymaximum.service.ts), read on 2026-11-28.
 */
export function bendPoints(eligibilityYear: number): readonly [first: number, second: number] {
  const newest = averageWageIndex.year + 2;
  if (!(eligibilityYear >= 1979 && eligibilityYear <= newest))
    throw new RangeError(
      `eligibilityYear must be from 1979 to ${newest}. It is ${eligibilityYear}.`,
    );
  const growth =
    valueOfYear(averageWageIndex, eligibilityYear - 2) / valueOfYear(averageWageIndex, 1977);
  return [Math.round(180 * growth), Math.round(1_085 * growth)];
}
