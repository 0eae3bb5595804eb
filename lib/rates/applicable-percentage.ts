import type { LawYear } from "./law-year";
import { povertyLines } from "./poverty-lines";

/**
 * The part of its income that a household with a premium tax credit is expected to pay for the
 * benchmark plan.
 *
 * - `income` of the household in dollars a year
 * - `povertyLine` of the household in dollars a year, above 0
 *
 * Returns a fraction of the income, or null where the income is too low or too high for a credit:
 * below the poverty line, or above the last band of a year that has no rate for it.
 *
 *     lines      = income ÷ povertyLine
 *     percentage = start + (end − start) × (lines − from) ÷ (to − from), in the band that lines is in
 *
 * The last band includes its end. The return cuts income to whole percents of the line and the
 * percentage to hundredths of a percent.
 *
 * @example applicablePercentage(law2026.premiumCredit, 31_300, 15_650) // 0.066
 * @example applicablePercentage(law2026.premiumCredit, 62_601, 15_650) // null
 *
 * Source: 26 U.S.C. 36B(b)(3)(A) and (c)(1)(A).
 */
export function applicablePercentage(
  { bands, above }: LawYear["premiumCredit"],
  income: number,
  povertyLine: number,
): number | null {
  const lines = povertyLines(income, povertyLine);
  if (lines < 1) return null;

  const last = bands[bands.length - 1];
  const band = lines === last?.to ? last : bands.find(({ to }) => lines < to);
  if (!band) return above;
  const { from, to, start, end } = band;
  return start + ((end - start) * (lines - from)) / (to - from);
}
