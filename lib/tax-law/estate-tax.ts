import { graduatedTax } from "./income/graduated-tax";
import type { LawYear } from "./years/law-year";

/** What else counts for a person's estate, in dollars, each 0 or more. Left out, none of it does. */
export type GiftsAndSpouse = {
  /** Taxable gifts since 1976 that are not in the estate: what they were above the yearly exclusions. */
  lifetimeGifts?: number;
  /** The gift tax on them. Null is what the exclusions of the year leave to be paid. */
  giftTaxPaid?: number | null;
  /** The exclusion that the last deceased spouse did not use, where it was elected. */
  spouseUnusedExclusion?: number;
};

/** Dollars. */
type EstateTax = {
  /** The tax of the table on the estate and the gifts, before the credit. */
  tentativeTax: number;
  /** The gift tax that is taken off. */
  giftTax: number;
  /** The tax of the table on the exclusions. */
  unifiedCredit: number;
  tax: number;
};

/**
 * The federal estate tax of a citizen or resident.
 *
 * - `taxableEstate` dollars, after debts, expenses and what goes to a spouse or to charity
 * - `counted` gifts made in life, the gift tax on them, and what a spouse left of an exclusion
 *
 * Returns dollars, not rounded.
 *
 *     tax = tax of the table on the estate and the gifts − gift tax − tax of the table on the exclusions, at least 0
 *     gift tax, where none is given = tax of the table on the gifts − tax of the table on the exclusions, at least 0
 *
 * The table reaches its last rate, 40%, at $1,000,000, below every exclusion: so the tax is 40% of
 * what is above the exclusion. The law takes off the gift tax that the exclusion of the year of each gift left to be
 * paid, at today's rates: where that was less than now, it has to be given.
 *
 * @example estateTax(law2026.estate, 20_000_000).tax // 2000000
 * @example estateTax(law2026.estate, 20_000_000, { lifetimeGifts: 1_000_000 }).tax // 2400000
 *
 * Source: 26 U.S.C. 2001(b), (c) and (g), and 2010, read on 2026-11-30 at https://checkoutapi.com/uscode/26/2001 and
 * https://govregs.com/uscode/title26_subtitleB_chapter11_subchapterA_partII_section2010.
 */
export function estateTax(
  { rates, limits, exclusion }: LawYear["estate"],
  taxableEstate: number,
  counted: GiftsAndSpouse = {},
): EstateTax {
  const { lifetimeGifts = 0, giftTaxPaid = null, spouseUnusedExclusion = 0 } = counted;
  const onTable = (amount: number) => graduatedTax(amount, rates, limits);
  const tentativeTax = onTable(taxableEstate + lifetimeGifts);
  const unifiedCredit = onTable(exclusion + spouseUnusedExclusion);
  const giftTax = giftTaxPaid ?? Math.max(0, onTable(lifetimeGifts) - unifiedCredit);
  const tax = Math.max(0, tentativeTax - giftTax - unifiedCredit);
  return { tentativeTax, giftTax, unifiedCredit, tax };
}
