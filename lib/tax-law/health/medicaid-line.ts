/** Percent of the poverty line: 133, and 5 that are not counted. */
export const medicaidPercent = 138;

/**
 * The income up to which Medicaid takes adults below 65, in the states that have widened it.
 *
 * - `povertyLine` dollars a year, by the guidelines in force
 *
 * Returns dollars a year.
 *
 *     line = 138% of the poverty line: 133%, and 5 points that are not counted
 *
 * States go over to new guidelines within weeks of their publication in January.
 *
 * @example medicaidLine(15_960) // 22024.8
 *
 * Source: 42 U.S.C. 1396a(a)(10)(A)(i)(VIII) and (e)(14)(I).
 */
export const medicaidLine = (povertyLine: number): number => (povertyLine * medicaidPercent) / 100;
