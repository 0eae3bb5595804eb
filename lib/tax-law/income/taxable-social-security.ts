import { mostOfBenefitsTaxed } from "@/lib/tax-law/years/fixed-by-statute";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/** Dollars a year. */
type SocialSecurityIncome = {
  /** The other income and half the benefits. */
  combinedIncome: number;
  /** What is taxed of the benefits up to the second threshold. */
  byHalf: number;
  taxable: number;
};

/**
 * How much of a year’s Social Security benefits is income, and what it follows from.
 *
 * - `benefits` dollars a year
 * - `otherIncome` the adjusted gross income without them and without the deduction for student loan
 *   interest, and tax-exempt interest, in dollars
 *
 * Returns dollars: `taxable` is from 0 to 85% of the benefits.
 *
 *     combined = other income + benefits ÷ 2
 *     half     = the smaller of benefits ÷ 2 and (combined − first threshold) ÷ 2
 *     taxable  = half, and above the second threshold the smaller of 85% of the benefits and
 *                85% × (combined − second threshold) + the smaller of half and
 *                (second threshold − first threshold) ÷ 2
 *
 * @example socialSecurityIncome(law2026.socialSecurityBenefits, "single", 24_000, 30_000).taxable // 11300
 *
 * Source: 26 U.S.C. 86.
 */
export function socialSecurityIncome(
  { thresholds }: LawYear["socialSecurityBenefits"],
  status: FilingStatus,
  benefits: number,
  otherIncome: number,
): SocialSecurityIncome {
  const [first, second] = thresholds[status];
  const combinedIncome = otherIncome + benefits / 2;
  const byHalf = Math.min(benefits / 2, Math.max(0, combinedIncome - first) / 2);
  const upToSecond = Math.min(byHalf, (second - first) / 2);
  const taxable =
    combinedIncome <= second
      ? byHalf
      : Math.min(
          mostOfBenefitsTaxed * benefits,
          mostOfBenefitsTaxed * (combinedIncome - second) + upToSecond,
        );
  return { combinedIncome, byHalf, taxable };
}

/**
 * The same, but for what it follows from.
 *
 * @example taxableSocialSecurity(law2026.socialSecurityBenefits, "single", 24_000, 30_000) // 11300
 */
export const taxableSocialSecurity = (
  law: LawYear["socialSecurityBenefits"],
  status: FilingStatus,
  benefits: number,
  otherIncome: number,
): number => socialSecurityIncome(law, status, benefits, otherIncome).taxable;
