import type { Household } from "../household";
import { taxFamilySize } from "./tax-family-size";

/**
 * The family that a premium credit goes by: how many it has, and its income in dollars.
 *
 * - `lines` of the return: the adjusted gross income, and what of the benefits is taxed
 *
 *     income = adjusted gross income + tax-exempt interest + benefits that are not taxed
 *
 * What dependents earn themselves is not counted.
 *
 * @example taxFamily({ filingStatus: "single", children: 2 }, { adjustedGrossIncome: 40_000, taxableSocialSecurity: 0 }).people // 3
 *
 * Source: 26 U.S.C. 36B(d).
 */
export const taxFamily = (
  household: Household,
  lines: { adjustedGrossIncome: number; taxableSocialSecurity: number },
): { people: number; income: number } => ({
  people: taxFamilySize(household),
  income:
    lines.adjustedGrossIncome +
    (household.taxExemptInterest ?? 0) +
    (household.socialSecurity ?? 0) -
    lines.taxableSocialSecurity,
});
