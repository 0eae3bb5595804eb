import { medicarePremiums, type MedicarePremiums } from "./medicare-premiums";

/**
 * The premiums of Medicare in a year of coverage: the newest known here for a later one, and the oldest for one
 * before all of them.
 *
 * @example medicarePremiumsOf(2026).standardPartB // 202.9
 * @example medicarePremiumsOf(2031).year // 2026
 */
export function medicarePremiumsOf(year: number): MedicarePremiums {
  const [oldest] = medicarePremiums as readonly [MedicarePremiums];
  return medicarePremiums.findLast((premiums) => premiums.year <= year) ?? oldest;
}
