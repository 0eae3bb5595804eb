/**
 * The income up to which Medicaid takes adults below 65, in the states that have widened it.
 *
 * - `povertyLine` dollars a year
 *
 * Returns dollars a year.
 *
 *     line = 138% of the poverty line: 133%, and 5 points that are not counted
 *
 * Medicaid goes over to new guidelines when they appear in January, the premium credit a year later.
 *
 * @example medicaidLine(15_650) // 21597
 *
 * Source: 42 U.S.C. 1396a(a)(10)(A)(i)(VIII) and (e)(14)(I).
 */
export const medicaidLine = (povertyLine: number): number => (povertyLine * 138) / 100;
