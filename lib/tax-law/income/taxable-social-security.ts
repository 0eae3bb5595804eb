import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * How much of a year’s Social Security benefits is income.
 *
 * - `benefits` dollars a year
 * - `otherIncome` the adjusted gross income without them and without the deduction for student loan
 *   interest, and tax-exempt interest, in dollars
 *
 * Returns dollars, from 0 to 85% of the benefits.
 *
 *     combined = other income + benefits ÷ 2
 *     half     = the smaller of benefits ÷ 2 and (combined − first threshold) ÷ 2
 *     taxable  = half, and above the second threshold the smaller of 85% of the benefits and
 *                85% × (combined − second threshold) + the smaller of half and
 *                (second threshold − first threshold) ÷ 2
 *
 * @example taxableSocialSecurity(law2026.socialSecurityBenefits, "single", 24_000, 30_000) // 11300
 *
 * Source: 26 U.S.C. 86.
 */
export function taxableSocialSecurity(
  { thresholds }: LawYear["socialSecurityBenefits"],
  status: FilingStatus,
  benefits: number,
  otherIncome: number,
): number {
  const [first, second] = thresholds[status];
  const combined = otherIncome + benefits / 2;
  const half = Math.min(benefits / 2, Math.max(0, combined - first) / 2);
  if (combined <= second) return half;
  const upToSecond = Math.min(half, (second - first) / 2);
  return Math.min(0.85 * benefits, 0.85 * (combined - second) + upToSecond);
}
