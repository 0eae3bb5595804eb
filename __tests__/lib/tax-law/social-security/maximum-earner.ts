import { contributionAndBenefitBase } from "@/lib/tax-law/social-security/contribution-and-benefit-base";

/** Who has earned the base or more in every year from that of age 22 to the one before a year of retirement. */
export function maximumEarningsOf(
  birthYear: number,
  retirementYear: number,
): [earnings: number[], workedFrom: number, birthYear: number] {
  const workedFrom = Math.max(birthYear + 22, contributionAndBenefitBase.firstYear);
  const earnings = Array.from({ length: retirementYear - workedFrom }, () => 10_000_000);
  return [earnings, workedFrom, birthYear];
}
