import type { LawYear } from "@/lib/tax-law/years/law-year";

/** What is withheld from wages, in dollars. */
export type PayrollTax = { socialSecurity: number; medicare: number; additionalMedicare: number };

/**
 * What an employer withholds from wages for Social Security and Medicare.
 *
 * - `wages` dollars of a pay period, or of a year
 * - `paidBefore` by the same employer in the same year, in dollars: 0 for the first pay period and
 *   for a year
 *
 * Returns dollars, not rounded.
 *
 *     socialSecurity     = 6.2% × what of the wages is within the wage base
 *     medicare           = 1.45% × wages
 *     additionalMedicare = 0.9% × what of the wages comes above $200,000
 *
 * Withholding knows of one employer and of no status: who has two, or a spouse with wages, settles
 * the rest on the return.
 *
 * @example payrollTax(law2026.payroll, 15_000).socialSecurity // 930
 * @example payrollTax(law2026.payroll, 15_000, 180_000).socialSecurity // 279
 *
 * Source: 26 U.S.C. 3101, 3102(f)(1) and 3121(a)(1).
 */
export function payrollTax(
  { wageBase, socialSecurity, medicare }: LawYear["payroll"],
  wages: number,
  paidBefore = 0,
): PayrollTax {
  const aboveBy = (limit: number) => Math.min(wages, Math.max(0, paidBefore + wages - limit));
  return {
    socialSecurity: socialSecurity.rate * (wages - aboveBy(wageBase)),
    medicare: medicare.rate * wages,
    additionalMedicare: medicare.additionalRate * aboveBy(medicare.withholdingThreshold),
  };
}
