import { graduatedTax } from "./graduated-tax";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The tax on long-term gains and qualified dividends, which lie on top of other taxable income in the
 * brackets of their own.
 *
 * - `taxable` income of the year with the gains in it, in dollars
 * - `gains` net long-term gains and qualified dividends, in dollars
 *
 * Returns dollars, not rounded.
 *
 *     gains = the smaller of gains and taxable
 *     tax   = tax on taxable at 0%, 15% and 20% − tax on (taxable − gains) at the same rates
 *
 * Collectibles and depreciated real estate have rates of 28% and 25%, which are not in it.
 *
 * @example capitalGainsTax(law2026.capitalGains, "single", 83_900, 40_000) // 5167.5
 *
 * Source: 26 U.S.C. 1(h).
 */
export function capitalGainsTax(
  { rates, limits }: LawYear["capitalGains"],
  status: FilingStatus,
  taxable: number,
  gains: number,
): number {
  const below = Math.max(0, taxable - gains);
  return graduatedTax(taxable, rates, limits[status]) - graduatedTax(below, rates, limits[status]);
}
