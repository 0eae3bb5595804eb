import { graduatedTax } from "@/lib/tax-law/income/graduated-tax";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { incomeTax } from "@/lib/tax-law/years/newest-law";

/** The year in which a debt is canceled. */
type CancelingYear = {
  /** Adjusted gross income without the canceled debt, in dollars. */
  income: number;
  /** Prices of that year over those of today, above 0: brackets and standard deduction rise with them. */
  prices: number;
  status: FilingStatus;
};

/**
 * The federal income tax on a canceled debt, by the brackets and the standard deduction of the newest law known here.
 *
 * - `canceled` dollars
 *
 *     tax = tax on the income with the canceled debt − tax on the income alone
 *
 * Not modeled: credits and deductions that the larger income takes, state income tax, and the exclusion of what one
 * owes above all that one owns (108(a)(1)(B)).
 *
 * @example taxOnCanceledDebt(50_000, { income: 52_000, prices: 1, status: "single" }) // 9550
 *
 * Source: 26 U.S.C. 61(a)(11) and 108(f)(5), whose exclusion of student loans ended with 2025.
 */
export function taxOnCanceledDebt(canceled: number, year: CancelingYear): number {
  const { income, prices, status } = year;
  const { rates, limits, standardDeduction } = incomeTax;
  const taxOn = (amount: number) =>
    graduatedTax(Math.max(0, amount / prices - standardDeduction[status]), rates, limits[status]) *
    prices;
  return taxOn(income + canceled) - taxOn(income);
}
