import type { FilingStatus } from "@/lib/tax-law/years/law-year";

import type { MedicarePremiums } from "./medicare-premiums";

/** Dollars a year. */
type MedicarePremiumSurcharge = {
  /** On the premium for medical insurance. */
  partB: number;
  /** On that of a drug plan, whichever it is. */
  partD: number;
};

/**
 * What Medicare adds to the premiums of one person whose income is high (IRMAA). Of a couple each pays it.
 *
 * - `premiums` of the year of coverage
 * - `status`, `income` of the tax year two before: 2024 for the premiums of 2026. The income is adjusted gross
 *   income and tax-exempt interest, in dollars
 * - `livedApart` whether spouses who file separately lived apart all year: then the tiers are those of one alone
 *
 * Returns dollars a year.
 *
 *     surcharge = 12 × that of the tier of income, none in the first
 *
 * One dollar above the limit of a tier costs its whole surcharge. Not modeled: those who have Part B only, for
 * immunosuppressive drugs, and an appeal after work has ended or somebody has died, which makes a later year count.
 *
 * @example medicarePremiumSurcharge(medicarePremiumsOf2026, "single", 109_000).partB // 0
 * @example medicarePremiumSurcharge(medicarePremiumsOf2026, "single", 109_001).partB // 974.4
 * @example medicarePremiumSurcharge(medicarePremiumsOf2026, "marriedFilingSeparately", 391_000).partD // 1092
 *
 * Source: 42 U.S.C. 1395r(i) for Part B, and 1395w-113(a)(7) for Part D.
 */
export function medicarePremiumSurcharge(
  { limits, surcharges }: MedicarePremiums,
  status: FilingStatus,
  income: number,
  livedApart = false,
): MedicarePremiumSurcharge {
  // 42 U.S.C. 1395r(i)(3)(C)(iii): only those who lived together at any time in the year have the others.
  const limitsOfStatus = limits[livedApart ? "single" : status];
  const last = limitsOfStatus.length - 1;
  const passed = limitsOfStatus.filter((limit, tier) =>
    tier < last ? income > limit : income >= limit,
  );
  const { partB = 0, partD = 0 } = surcharges[passed.length - 1] ?? {};
  return { partB: 12 * partB, partD: 12 * partD };
}
