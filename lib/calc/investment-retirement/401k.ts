import { amountLeft } from "@/lib/finance/amount-left";
import { futureValue } from "@/lib/finance/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/growth-by-year";
import { growthEarned } from "@/lib/finance/growth-earned";
import { todaysValue } from "@/lib/finance/todays-value";
import { allowedContribution } from "@/lib/rates/allowed-contribution";
import { retirement } from "@/lib/rates/newest-law";
import { yearsSince } from "@/lib/rates/years-since";

export type Retirement401kInput = {
  /** Dollars, 0 or more. */
  currentBalance: number;
  /** Dollars a year, 0 or more; above 0 where both a match and its limit are. */
  annualSalary: number;
  /** The employee’s own, in dollars a year, 0 or more. */
  annualContribution: number;
  /** Percent of what the employee contributes, 0 or more. */
  employerMatch: number;
  /** Percent of salary up to which contributions are matched; 0 is no limit. */
  matchLimit: number;
  /** Percent a year, 0 or more. */
  annualReturn: number;
  /** Above 0. */
  currentAge: number;
  /** Above the current age. */
  retirementAge: number;
  /** Percent a year, 0 or more. */
  inflation?: number;
};

export type Retirement401kResult = {
  estimatedBalance: number;
  /** The balance in dollars of today. */
  todaysBalance: number;
  /** Until retirement, the opening balance not included. */
  totalUserContributions: number;
  totalEmployerContributions: number;
  growth: number;
  /** What the employer adds a year. */
  annualMatch: number;
  /** What contributing more, within the law, would still bring of the match a year. Null where nothing. */
  unclaimedMatch: number | null;
  /** What the law lets a person of this age defer, in the newest year known. */
  "law.contributionLimit": number;
  /** How far the contribution is above that. Null where it is not. */
  "law.aboveLimit": number | null;
  /** How far contribution and match together are above theirs. Null where they are not. */
  "law.aboveTotalLimit": number | null;
  /** How many years the calendar is past that year. Null where it is not. */
  "law.yearsBehind": number | null;
  growthByYear: readonly GrowthYear[];
};

/**
 * What a 401(k) may hold at retirement. Contributions and match are paid in twelve equal parts at
 * the end of each month, and everything earns a steady return, compounded monthly:
 *
 *     match   = min(contribution, salary × matchLimit ÷ 100) × employerMatch ÷ 100
 *     balance = FV(return ÷ 1200, years × 12, −(contribution + match) ÷ 12, −opening balance)
 */
export function retirement401k(
  input: Retirement401kInput,
  { today }: { today: { year: number } },
): Retirement401kResult {
  const { currentBalance, annualSalary, annualContribution, employerMatch, matchLimit } = input;
  const { annualReturn, currentAge, retirementAge, inflation = 0 } = input;

  const matchable = matchLimit > 0 ? (annualSalary * matchLimit) / 100 : annualContribution;
  const annualMatch = (Math.min(annualContribution, matchable) * employerMatch) / 100;
  const years = retirementAge - currentAge;
  const rate = annualReturn / 1200;
  const monthly = (annualContribution + annualMatch) / 12;
  const estimatedBalance = futureValue(rate, years * 12, -monthly, -currentBalance);
  const allowed = allowedContribution(retirement.k401, currentAge);
  const unclaimed =
    (amountLeft(Math.min(matchable, allowed), annualContribution) * employerMatch) / 100;
  const above = amountLeft(annualContribution, allowed);
  const totalAllowed = retirement.annualAdditions + allowed - retirement.k401.limit;
  const totalAbove = amountLeft(annualContribution + annualMatch, totalAllowed);

  return {
    estimatedBalance,
    todaysBalance: todaysValue(estimatedBalance, years, inflation),
    totalUserContributions: annualContribution * years,
    totalEmployerContributions: annualMatch * years,
    growth: growthEarned(rate, years * 12, monthly, currentBalance),
    annualMatch,
    unclaimedMatch: unclaimed > 0 ? unclaimed : null,
    "law.contributionLimit": allowed,
    "law.aboveLimit": above > 0 ? above : null,
    "law.aboveTotalLimit": totalAbove > 0 ? totalAbove : null,
    "law.yearsBehind": yearsSince(retirement.year, today),
    growthByYear: growthByYear(annualReturn, years, monthly, currentBalance),
  };
}
