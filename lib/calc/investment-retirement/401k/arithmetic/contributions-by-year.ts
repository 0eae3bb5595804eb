import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { yearEnds } from "@/lib/finance/year-ends";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { automaticIncrease } from "@/lib/tax-law/retirement/automatic-increase";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { matchOf, type EmployerMatch } from "./employer-match";

/** What is paid in during a year, in dollars; of a last year that is short, that part of it. */
export type ContributionYear = {
  /** How many years have passed at its end. */
  year: number;
  /** The salary. */
  pay: number;
  /** What the employee would contribute without a limit. */
  entered: number;
  /** What the law lets the employee contribute, at that age and at the prices of that year. */
  legalLimit: number;
  /** What the employee contributes. */
  own: number;
  /** What the employer adds. */
  match: number;
  /** The same where the plan counts no more pay than the law lets it. */
  lawMatch: number;
  /** What the limits take from the employee’s and from the employer’s part. */
  ownCut: number;
  matchCut: number;
};

/** How a contribution rises. */
export type StepUp = {
  /** Percent of salary. Null where dollars are contributed. */
  contributionPercent?: number | null;
  /** Points of percent by which it rises after each year, 0 or more. */
  stepUp?: number;
  /** Percent of salary at which that ends. Null is where an automatic increase ends by law. */
  stepUpTo?: number | null;
};

type Contributions = EmployerMatch &
  StepUp & {
    currentAge: number;
    annualSalary: number;
    /** Of the first year, as entered. */
    contribution: number;
    /** Percent after each year. */
    salaryGrowth: number;
    /** Percent a year. */
    inflation: number;
    /** Whether contributions stop at the limits of the law. */
    keepsLimits: boolean;
  };

const { k401, annualAdditions, countedPay } = retirement;

/** Where the steps end, in percent of salary. */
export const stepUpMost = ({ stepUpTo }: StepUp) => stepUpTo ?? automaticIncrease.most;

/** Whether a contribution in percent of salary rises by points. */
export const isSteppedUp = ({ contributionPercent, stepUp = 0, ...end }: StepUp) =>
  contributionPercent != null && stepUp > 0 && stepUpMost(end) > contributionPercent;

/** What goes in year by year, the last year as long as it is. */
export const contributionsByYear = (plan: Contributions, years: number): ContributionYear[] =>
  yearEnds(years).map((year, before) => contributionYear(plan, before, year));

/**
 * What goes in during the year, or the part of it, that follows `before` whole years and ends after `year`. Until then a
 * contribution in percent of salary, and its limit, come to
 *
 *     salary × (1 + raise)^before × min(percent + stepUp × before, stepUpTo) ÷ 100
 *     limit of the age then × (1 + inflation)^before
 *
 * With the limits kept, the match counts no more pay than the law lets it, and contribution and match together, but for
 * the catch-up, stop at the limit for both: 26 U.S.C. 402(g), 414(v), 401(a)(17) and 415(c).
 */
export function contributionYear(
  plan: Contributions,
  before: number,
  year: number,
): ContributionYear {
  const { currentAge, annualSalary, contribution, salaryGrowth, inflation, keepsLimits } = plan;
  const part = year - before;
  const raised = growthFactor(salaryGrowth / 100, before) * part;
  const prices = growthFactor(inflation / 100, before) * part;
  const pay = annualSalary * raised;
  // Without raises and limits the pay that a plan may count stays as it is, as the match does.
  const counted = Math.min(pay, countedPay * (keepsLimits || salaryGrowth > 0 ? prices : part));
  const entered = isSteppedUp(plan)
    ? (pay * shareAfter(plan, before)) / 100
    : contribution * raised;
  const allowed = allowedContribution(k401, currentAge + before);
  const legalLimit = allowed * prices;
  const own = keepsLimits ? Math.min(entered, legalLimit) : entered;
  const beyondCatchUp = Math.max(0, own - (allowed - k401.limit) * prices);
  const matchLeft = Math.max(0, annualAdditions * prices - beyondCatchUp);
  const underPayLimit = matchOf(plan, own, counted);
  const match = keepsLimits ? Math.min(underPayLimit, matchLeft) : matchOf(plan, own, pay);
  return {
    year,
    pay,
    entered,
    legalLimit,
    own,
    match,
    lawMatch: keepsLimits ? match : underPayLimit,
    ownCut: entered - own,
    matchCut: keepsLimits ? matchOf(plan, entered, pay) - match : 0,
  };
}

const shareAfter = ({ contributionPercent, stepUp = 0, stepUpTo }: StepUp, before: number) =>
  Math.min((contributionPercent ?? 0) + stepUp * before, stepUpMost({ stepUpTo }));
