import { amountLeft } from "@/lib/finance/amount-left";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { retirement } from "@/lib/tax-law/years/newest-law";
import { yearsSince } from "@/lib/tax-law/years/years-since";

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
  /** What the employer may add a year, where a plan counts no more pay than the law lets it. */
  "law.annualMatch": number;
  /** The balance with that match. */
  "law.estimatedBalance": number;
  /** How far contribution and that match together are above their limit. Null where they are not. */
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
 *
 * Under the law a plan counts no more than `countedPay` of the salary for the match: 26 U.S.C. 401(a)(17).
 */
export function retirement401k(
  input: Retirement401kInput,
  { today }: { today: { year: number } },
): Retirement401kResult {
  const { currentBalance, annualSalary, annualContribution, employerMatch, matchLimit } = input;
  const { annualReturn, currentAge, retirementAge, inflation = 0 } = input;

  const matchableOf = (pay: number) =>
    matchLimit > 0 ? (pay * matchLimit) / 100 : annualContribution;
  const matchOf = (pay: number) =>
    (Math.min(annualContribution, matchableOf(pay)) * employerMatch) / 100;
  const annualMatch = matchOf(annualSalary);
  const years = retirementAge - currentAge;
  const rate = annualReturn / 1200;
  const monthly = (annualContribution + annualMatch) / 12;
  const balanceWith = (match: number) =>
    futureValue(rate, years * 12, -(annualContribution + match) / 12, -currentBalance);
  const estimatedBalance = balanceWith(annualMatch);
  const countedPay = Math.min(annualSalary, retirement.countedPay);
  const lawMatch = matchOf(countedPay);
  const allowed = allowedContribution(retirement.k401, currentAge);
  const matched = Math.min(matchableOf(countedPay), allowed);
  const unclaimed = (amountLeft(matched, annualContribution) * employerMatch) / 100;
  const above = amountLeft(annualContribution, allowed);
  const totalAllowed = retirement.annualAdditions + allowed - retirement.k401.limit;
  const totalAbove = amountLeft(annualContribution + lawMatch, totalAllowed);

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
    "law.annualMatch": lawMatch,
    "law.estimatedBalance": balanceWith(lawMatch),
    "law.aboveTotalLimit": totalAbove > 0 ? totalAbove : null,
    "law.yearsBehind": yearsSince(retirement.year, today),
    growthByYear: growthByYear(annualReturn, years, monthly, currentBalance),
  };
}
