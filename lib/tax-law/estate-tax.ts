import { graduatedTax } from "./income/graduated-tax";
import type { LawYear } from "./years/law-year";

/** Dollars. */
type EstateTax = {
  /** The tax of the table, before the credit. */
  tentativeTax: number;
  /** The tax of the table on the basic exclusion amount. */
  unifiedCredit: number;
  tax: number;
};

/**
 * The federal estate tax of a person who has made no taxable gifts, with no exclusion left over from
 * a spouse.
 *
 * - `taxableEstate` dollars, after debts, expenses and what goes to a spouse or to charity
 *
 * Returns dollars, not rounded.
 *
 *     tax = tax of the table on the estate − tax of the table on the exclusion, at least 0
 *
 * The table reaches its last rate, 40%, at $1,000,000, below every exclusion: so the tax is 40% of
 * what is above the exclusion.
 *
 * @example estateTax(law2026.estate, 20_000_000).tax // 2000000
 *
 * Source: 26 U.S.C. 2001(b) and (c), and 2010.
 */
export function estateTax(
  { rates, limits, exclusion }: LawYear["estate"],
  taxableEstate: number,
): EstateTax {
  const tentativeTax = graduatedTax(taxableEstate, rates, limits);
  const unifiedCredit = graduatedTax(exclusion, rates, limits);
  return { tentativeTax, unifiedCredit, tax: Math.max(0, tentativeTax - unifiedCredit) };
}
