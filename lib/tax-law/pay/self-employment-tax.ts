import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/** Dollars a year. */
type SelfEmploymentTax = {
  /** What the tax is figured on. */
  base: number;
  socialSecurity: number;
  medicare: number;
  /** Both of them: Schedule SE. */
  tax: number;
  /** The part of `tax` that is deducted from income. */
  deductibleHalf: number;
  /** Beside `tax`, not in it and not deductible: Form 8959. */
  additionalMedicare: number;
};

/**
 * What the self-employed pay for Social Security and Medicare in a year.
 *
 * - `net` earnings from self-employment in dollars; a loss counts as 0
 * - `wages` of the same person in the year, which come first in both limits, in dollars
 *
 * Returns dollars, not rounded. Where the base is below $400, there is no tax.
 *
 *     base               = net × 92.35%
 *     socialSecurity     = 12.4% × the smaller of base and (wage base − wages)
 *     medicare           = 2.9% × base
 *     deductibleHalf     = (socialSecurity + medicare) ÷ 2
 *     additionalMedicare = 0.9% × what of base is above (threshold of the status − wages)
 *
 * For one person: of a couple filing jointly each has a base and a wage base, and both one threshold.
 *
 * @example selfEmploymentTax(law2026.payroll, "single", 150_000).tax // 21194.325
 *
 * Source: 26 U.S.C. 1401, 1402(a)(12) and (b), and 164(f).
 */
export function selfEmploymentTax(
  { wageBase, socialSecurity, medicare, selfEmployment }: LawYear["payroll"],
  status: FilingStatus,
  net: number,
  wages = 0,
): SelfEmploymentTax {
  const base = Math.max(0, net) * selfEmployment.netEarningsFactor;
  const taxed = base < selfEmployment.minimum ? 0 : base;
  const belowWageBase = Math.min(taxed, Math.max(0, wageBase - wages));
  const threshold = Math.max(0, medicare.thresholds[status] - wages);

  const socialSecurityTax = socialSecurity.selfEmployedRate * belowWageBase;
  const medicareTax = medicare.selfEmployedRate * taxed;
  const tax = socialSecurityTax + medicareTax;
  return {
    base,
    socialSecurity: socialSecurityTax,
    medicare: medicareTax,
    tax,
    deductibleHalf: tax / 2,
    additionalMedicare: medicare.additionalRate * Math.max(0, taxed - threshold),
  };
}
