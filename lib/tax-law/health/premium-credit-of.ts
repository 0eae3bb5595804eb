import { premiumCredits, type PremiumCredit } from "./premium-credits";

/**
 * The premium credit of a coverage year: the newest known here for a later one, and the oldest for
 * one before all of them.
 *
 * @example premiumCreditOf(2027).document // Rev. Proc. 2026-26
 * @example premiumCreditOf(2031).year // 2027
 */
export function premiumCreditOf(year: number): PremiumCredit {
  const [oldest] = premiumCredits as readonly [PremiumCredit];
  return premiumCredits.findLast((credit) => credit.year <= year) ?? oldest;
}
