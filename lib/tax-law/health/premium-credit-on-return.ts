import type { MarketplacePlan } from "@/lib/tax-law/household";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

import { applicablePercentage } from "./applicable-percentage";
import type { Place } from "./poverty-guidelines";
import { povertyGuidelinesOn } from "./poverty-guidelines-on";
import { povertyLine } from "./poverty-line";
import { povertyLines } from "./poverty-lines";
import { premiumCreditOf } from "./premium-credit-of";
import { premiumTaxCredit } from "./premium-tax-credit";

/** Dollars. */
type PremiumCreditOnReturn = {
  /** For the whole year. */
  credit: number;
  /** What of it was not paid ahead. */
  paidOut: number;
  /** What was paid ahead and is too much. */
  repaid: number;
};

/**
 * The premium credit as the return settles it with what was paid to the insurer ahead.
 *
 * - `people` in the household, 1 or more
 * - `income` adjusted gross income, tax-exempt interest and untaxed benefits, in dollars
 *
 *     expected = income × applicable percentage, by the poverty line of the fall before
 *     credit   = the smaller of premium and (benchmark − expected), at least 0
 *     paid out = credit − paid ahead; below 0 it is paid back, until 2025 up to a limit
 *
 * None on a separate return. Whole percents of the poverty line, as Form 8962 has them, are not used.
 *
 * @example premiumCreditOnReturn(law2026, "single", { premium: 6_000, benchmark: 6_000, advanceCredit: 4_000 }, 1, 31_300).repaid // 65.8
 *
 * Source: 26 U.S.C. 36B, and Form 8962.
 */
export function premiumCreditOnReturn(
  law: Pick<LawYear, "year" | "premiumRepayment">,
  status: FilingStatus,
  { premium, benchmark, advanceCredit, place = "contiguous" }: MarketplacePlan,
  people: number,
  income: number,
): PremiumCreditOnReturn {
  const { percentage, limit } = premiumNumbers(law, status, place, people, income);
  const expected = percentage === null ? null : percentage * income;
  const isSeparate = status === "marriedFilingSeparately";
  const credit = isSeparate ? 0 : premiumTaxCredit(expected, benchmark, premium);
  return {
    credit,
    paidOut: Math.max(0, credit - advanceCredit),
    repaid: Math.min(Math.max(0, advanceCredit - credit), limit ?? Infinity),
  };
}

/**
 * What the law says of an income: the part of it that a household is expected to pay, a fraction, null where there
 * is no credit; and the most that is paid back in dollars, null where all of it is.
 *
 * @example premiumNumbers(law2026, "single", "contiguous", 1, 31_300).percentage // 0.066
 *
 * Source: 26 U.S.C. 36B(b)(3)(A) and (f)(2)(B).
 */
export function premiumNumbers(
  law: Pick<LawYear, "year" | "premiumRepayment">,
  status: FilingStatus,
  place: Place,
  people: number,
  income: number,
): { percentage: number | null; limit: number | null } {
  const guidelines = povertyGuidelinesOn({ year: law.year - 1, month: 11, day: 1 });
  const line = povertyLine(guidelines, place, people);
  const limit = law.premiumRepayment.limits.find(({ below }) => povertyLines(income, line) < below);
  return {
    percentage: applicablePercentage(premiumCreditOf(law.year), income, line),
    limit: limit ? limit.most / (status === "single" ? 2 : 1) : null,
  };
}
