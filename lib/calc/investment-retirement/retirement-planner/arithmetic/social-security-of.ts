import { monthIn } from "@/lib/finance/month-in";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { isBornIn } from "@/lib/tax-law/retirement/is-born-in";
import { averageLevelEarnings } from "@/lib/tax-law/social-security/average-level-earnings";
import { fullRetirementAge } from "@/lib/tax-law/social-security/full-retirement-age";
import { monthlyBenefit } from "@/lib/tax-law/social-security/monthly-benefit";
import { primaryInsuranceAmount } from "@/lib/tax-law/social-security/primary-insurance-amount";
import { shareAtClaimAge } from "@/lib/tax-law/social-security/share-at-claim-age";
import { lawOf } from "@/lib/tax-law/years/law-of";
import { newestYear } from "@/lib/tax-law/years/law-years";

import { firstClaimAge, lastClaimAge } from "./plan-ages";

/** Social Security as a plan asks for it: ages in years, dollars of today. */
export type SocialSecurityInput = {
  currentAge: number;
  retirementAge: number;
  /** A month, as the statement has it. Null or absent where the earnings say it, or nothing does. */
  benefitAtFullAge?: number | null;
  /** A year, at today’s level of wages. */
  yearlyEarnings?: number | null;
  /** 22 unless given. */
  workFrom?: number;
  /** A month as it is typed: March 1968. Blank is not asked about. */
  born?: string;
  /** 62 to 70. The retirement age within these unless given. */
  claimAge?: number | null;
};

/** Every whole age at which somebody of this age can still claim. */
export const claimAgesFrom = (currentAge: number): number[] =>
  currentAge >= lastClaimAge ? [] : claimAges.filter((age) => age >= Math.floor(currentAge));

const claimAges = Array.from(
  { length: lastClaimAge - firstClaimAge + 1 },
  (_, years) => firstClaimAge + years,
);

/** The age of the claim: that of retirement where none is given, but from 62 to 70. */
export const claimAgeOf = ({ claimAge, retirementAge }: SocialSecurityInput): number =>
  claimAge ?? Math.min(lastClaimAge, Math.max(firstClaimAge, retirementAge));

/** What the benefit is worked out from, in dollars a month of today. */
type BenefitBasis = {
  /** Null where the statement says the benefit. */
  averageEarnings: number | null;
  /** At full retirement age. */
  fullBenefit: number;
};

/** What a claim at an age brings. */
export type Claimed = {
  /** The year of birth where its month is known, else 0. */
  bornIn: number;
  /** The month in which the claimed benefits begin. Left out where the month of birth is not known. */
  claimMonth?: CalendarDay;
  /** Negative before full retirement age. */
  monthsAfterFullAge: number;
  /** Percent of the benefit at full retirement age. */
  claimShare: number;
  /** Dollars a month. */
  socialSecurityMonthly: number;
};

/**
 * The benefit at full retirement age, from the statement or from level earnings until retirement, under today’s law.
 * Null where neither is known.
 */
export function benefitBasisOf({
  retirementAge,
  benefitAtFullAge,
  yearlyEarnings,
  workFrom = 22,
}: SocialSecurityInput): BenefitBasis | null {
  if (benefitAtFullAge) return { averageEarnings: null, fullBenefit: benefitAtFullAge };
  if (!yearlyEarnings) return null;
  const { wageBase } = lawOf().payroll;
  const averageEarnings = averageLevelEarnings(
    yearlyEarnings,
    Math.max(0, retirementAge - workFrom),
    wageBase,
  );
  return { averageEarnings, fullBenefit: primaryInsuranceAmount(averageEarnings, newestYear) };
}

/**
 * What a claim at an age brings, in dollars of today: null without a basis.
 *
 * - `claimAge` in years, from 62 to 70
 */
export function claimedAt(
  claimAge: number,
  input: SocialSecurityInput,
  thisYear: number,
): Claimed | null {
  const basis = benefitBasisOf(input);
  if (!basis) return null;
  const months = Math.round(claimAge * 12);
  const born = birthMonthOf(input, thisYear);
  const birthYear = born?.year ?? thisYear - Math.floor(input.currentAge);
  const bornIn = born?.year ?? 0;
  // From 70 on it is what is received, whenever that was claimed.
  if (input.currentAge >= lastClaimAge)
    return {
      bornIn,
      monthsAfterFullAge: 0,
      claimShare: 100,
      socialSecurityMonthly: Math.floor(basis.fullBenefit),
    };
  return {
    bornIn,
    ...(born && { claimMonth: monthsAfter({ ...born, day: 1 }, months) }),
    monthsAfterFullAge: months - fullRetirementAge(birthYear),
    claimShare: shareAtClaimAge(birthYear, months) * 100,
    socialSecurityMonthly: monthlyBenefit(basis.fullBenefit, birthYear, months),
  };
}

/** The month of birth, where one is given that goes with the age. */
function birthMonthOf({ born = "", currentAge }: SocialSecurityInput, thisYear: number) {
  const month = monthIn(born);
  return month && isBornIn(month.year, currentAge, { year: thisYear }) ? month : undefined;
}
