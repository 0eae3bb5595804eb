import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The deduction for qualified business income of a business without employees and without property.
 *
 * - `businessIncome` the profit, less half the self-employment tax and other deductions of the
 *   business’s owner, in dollars; a loss counts as 0
 * - `taxable` income before this deduction, in dollars
 * - `gains` net long-term gains and qualified dividends in it, in dollars
 *
 * Returns dollars.
 *
 *     deduction = 20% × the smaller of business income and (taxable − gains)
 *
 * Where the taxable income is above the threshold, the deduction for business income is held to a part of
 * the wages that the business pays. One that pays none loses it over the range above the threshold:
 *
 *     20% of business income × (1 − (taxable − threshold) ÷ range), at least 0
 *
 * A specified service trade (health, law, accounting, consulting and others) loses more in that range,
 * one with employees or property less. Neither is modeled. From 2026 on those with at least $1,000 of
 * business income get at least $400.
 *
 * @example qualifiedBusinessIncomeDeduction(law2026.businessIncome, "single", 74_348.18, 58_248.18, 0) // 11649.636
 *
 * Source: 26 U.S.C. 199A.
 */
export function qualifiedBusinessIncomeDeduction(
  { rate, thresholds, range, least }: LawYear["businessIncome"],
  status: FilingStatus,
  businessIncome: number,
  taxable: number,
  gains: number,
): number {
  const above = Math.max(0, taxable - thresholds[status]);
  const kept = Math.max(0, 1 - above / range[status]);
  const ofBusiness = rate * Math.max(0, businessIncome) * kept;
  const ofTaxable = rate * Math.max(0, taxable - gains);
  const deduction = Math.min(ofBusiness, ofTaxable);
  return least && businessIncome >= least.income
    ? Math.min(Math.max(deduction, least.deduction), Math.max(0, taxable))
    : deduction;
}
