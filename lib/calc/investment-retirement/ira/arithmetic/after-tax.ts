import type { TaxRates } from "@/lib/finance/roth-or-traditional";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";

/** What a year’s contribution is worth at retirement after tax, in dollars, where both rates are entered. */
export type AfterTax = { rothAfterTax: number; traditionalAfterTax: number };

/**
 * The same dollars before tax, taxed now or at retirement, with the return compounded once a year:
 *
 *     Roth        = contribution × (1 − rate now) × (1 + return)^years
 *     traditional = contribution × (1 + return)^years × (1 − rate later)
 */
export function afterTax(
  { rateNow, rateLater }: TaxRates,
  contribution: number,
  annualReturn: number,
  years: number,
): AfterTax | undefined {
  if (rateNow == null || rateLater == null) return undefined;
  const grown = contribution * growthFactor(annualReturn / 100, years);
  return {
    rothAfterTax: grown * (1 - rateNow / 100),
    traditionalAfterTax: grown * (1 - rateLater / 100),
  };
}
