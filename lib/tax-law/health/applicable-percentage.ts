import { povertyLines } from "./poverty-lines";
import type { PremiumCredit } from "./premium-credits";

/**
 * The part of its income that a household with a premium tax credit is expected to pay for the
 * benchmark plan.
 *
 * - `income` of the household in dollars a year
 * - `povertyLine` of the household in dollars a year, above 0
 *
 * Returns a fraction of the income, or null where the income is too low or too high for a credit:
 * below the poverty line, or above the last band of a year whose bands end.
 *
 *     lines      = income ÷ povertyLine
 *     percentage = start + (end − start) × (lines − from) ÷ (to − from), in the band that lines is in
 *
 * The return cuts income to whole percents of the line and the percentage to hundredths of a percent.
 *
 * @example applicablePercentage(credit2026, 31_300, 15_650) // 0.066
 * @example applicablePercentage(credit2026, 62_601, 15_650) // null
 *
 * Source: 26 U.S.C. 36B(b)(3)(A) and (c)(1)(A).
 */
export function applicablePercentage(
  { bands }: PremiumCredit,
  income: number,
  povertyLine: number,
): number | null {
  const lines = povertyLines(income, povertyLine);
  const band = bands.findLast(({ from }) => lines >= from);
  if (lines < 1 || !band) return null;

  const { from, to, start, end } = band;
  if (to === null) return start;
  return lines > to ? null : start + ((end - start) * (lines - from)) / (to - from);
}
