import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";
import { capitalGainsTax } from "./capital-gains-tax";
import { graduatedTax } from "./graduated-tax";

type Amounts = {
  /** Taxable income with the deductions that the minimum tax does not allow; may be below 0. Dollars. */
  income: number;
  /** Net long-term gains and qualified dividends, in dollars. */
  gains: number;
  /** What of the taxable income is taxed in the brackets of wages, in dollars. */
  ordinaryIncome: number;
  /** The income tax before credits, in dollars. */
  tax: number;
};

/** Dollars. */
type MinimumTax = {
  /** Alternative minimum taxable income. */
  income: number;
  exemption: number;
  /** What of the income is above the exemption. */
  excess: number;
  /** What of that are gains. */
  gainsInExcess: number;
  /** The tentative minimum tax. */
  tentative: number;
  /** What it is above the income tax. */
  tax: number;
};

/**
 * The alternative minimum tax: what a second computation, with fewer deductions, asks above the income tax.
 *
 *     exemption = amount of the status − 50% of the income above the threshold (25% until 2025), at least 0
 *     excess    = income − exemption
 *     tentative = 26% and 28% of the excess, with gains in it taxed at 0%, 15% and 20% if that is less
 *     tax       = tentative − income tax, at least 0
 *
 * A separate return adds to its income what the exemption would lose beyond nothing, at most its amount.
 *
 * Not modeled: stock options, depreciation, interest from private activity bonds and other preferences,
 * foreign tax, the exemption of a child, and the credit for the minimum tax of earlier years.
 *
 * @example alternativeMinimumTax(law2026, "single", { income: 720_000, gains: 600_000, ordinaryIncome: 103_900, tax: 115_490 }).tax // 13630
 *
 * Source: 26 U.S.C. 55 to 57, and Form 6251.
 */
export function alternativeMinimumTax(
  law: Pick<LawYear, "alternativeMinimumTax" | "capitalGains">,
  status: FilingStatus,
  { income, gains, ordinaryIncome, tax }: Amounts,
): MinimumTax {
  const { exemption: full, phaseOut, rates, limits } = law.alternativeMinimumTax;
  const lost = phaseOut.rate * Math.max(0, income - phaseOut.from[status]);
  const exemption = Math.max(0, full[status] - lost);
  const isSeparate = status === "marriedFilingSeparately";
  const added = isSeparate ? Math.min(full[status], Math.max(0, lost - full[status])) : 0;

  const excess = Math.max(0, income + added - exemption);
  const gainsInExcess = Math.min(gains, excess);
  const taxed = (amount: number) => graduatedTax(amount, rates, limits[status]);
  const onGains = capitalGainsTax(
    law.capitalGains,
    status,
    ordinaryIncome + gainsInExcess,
    gainsInExcess,
  );
  const tentative = Math.min(taxed(excess), taxed(excess - gainsInExcess) + onGains);
  return {
    income: income + added,
    exemption,
    excess,
    gainsInExcess,
    tentative,
    tax: Math.max(0, tentative - tax),
  };
}
