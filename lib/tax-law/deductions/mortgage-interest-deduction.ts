import { mortgageDebtLimits } from "@/lib/tax-law/years/fixed-by-statute";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

/**
 * The itemized deduction for the interest on the mortgage of a home that was bought after December 15, 2017.
 *
 * - `interest` dollars paid in the year
 * - `debt` dollars owed in the year: the average of its start and its end
 *
 * Returns dollars.
 *
 *     deduction = interest × the smaller of 1 and limit ÷ debt
 *
 * Not modeled: older loans, whose limit is $1,000,000, the part of a loan that did not buy, build or improve
 * the home, points, and premiums for mortgage insurance.
 *
 * @example mortgageInterestDeduction("single", 60_000, 1_000_000) // 45000
 * @example mortgageInterestDeduction("single", 20_000, 320_000) // 20000
 *
 * Source: 26 U.S.C. 163(h)(3)(F); the average as in Publication 936.
 */
export function mortgageInterestDeduction(
  status: FilingStatus,
  interest: number,
  debt: number,
): number {
  const limit = mortgageDebtLimits[status];
  return debt > limit ? (interest * limit) / debt : interest;
}
