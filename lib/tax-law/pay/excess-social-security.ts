import { sumBy } from "@/lib/finance/sum-by";
import { socialSecurity } from "@/lib/tax-law/years/fixed-by-statute";
import type { LawYear } from "@/lib/tax-law/years/law-year";

/**
 * What several employers together withhold from one person for Social Security above the most that a year asks:
 * the return counts it as paid.
 *
 * - `wages` with each employer, in dollars a year, before a 401(k) is taken from them
 *
 *     excess = 6.2% × wages within the wage base, employer by employer, − 6.2% × the wage base, at least 0
 *
 * @example excessSocialSecurity(law2026.payroll, [120_000, 100_000]) // 2201
 * @example excessSocialSecurity(law2026.payroll, [300_000]) // 0
 *
 * Source: 26 U.S.C. 31(b) and 6413(c); Schedule 3 (Form 1040), line 11.
 */
export const excessSocialSecurity = (
  { wageBase }: Pick<LawYear["payroll"], "wageBase">,
  wages: readonly number[],
): number =>
  socialSecurity.rate * Math.max(0, sumBy(wages, (ofOne) => Math.min(ofOne, wageBase)) - wageBase);
