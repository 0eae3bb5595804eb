import { amountLeft } from "@/lib/finance/amount-left";
import {
  rothOrTraditional,
  type RothOrTraditional,
  type TaxRates,
} from "@/lib/finance/roth-or-traditional";
import { historicalRange, type HistoricalRange } from "@/lib/finance/history/historical-range";
import { sumBy } from "@/lib/finance/sum-by";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { risingTotal } from "@/lib/finance/time-value/rising-total";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { allowedContribution } from "@/lib/tax-law/allowed-contribution";
import { firstDistributionAge } from "@/lib/tax-law/retirement/first-distribution-age";
import { incomeLimits, type IncomeLimits } from "@/lib/tax-law/retirement/income-limits";
import { isBornIn } from "@/lib/tax-law/retirement/is-born-in";
import {
  requiredDistributions,
  type RequiredDistributions,
} from "@/lib/tax-law/retirement/required-distributions";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { retirement, savingByIncome } from "@/lib/tax-law/years/newest-law";
import { yearsSince } from "@/lib/tax-law/years/years-since";

import {
  contributionsByYear,
  contributionYear,
  isSteppedUp,
  type ContributionYear,
  type StepUp,
} from "./arithmetic/contributions-by-year";
import { matchableOf, matchOf, type EmployerMatch } from "./arithmetic/employer-match";
import { planByYear, type PlanYear } from "./arithmetic/raises";

export type Retirement401kInput = EmployerMatch &
  StepUp &
  TaxRates & {
    /** Dollars, 0 or more. */
    currentBalance: number;
    /** Dollars a year, 0 or more; above 0 where both a match and its limit are. */
    annualSalary: number;
    /** The employee’s own, in dollars a year, 0 or more. Null where a percentage of salary stands in its place. */
    annualContribution: number | null;
    /** Percent a year, 0 or more. */
    annualReturn: number;
    /** Above 0. */
    currentAge: number;
    /** Above the current age. */
    retirementAge: number;
    /** Percent a year, 0 or more. */
    inflation?: number;
    /** Percent of the account, for what history says of it. Null is not asked about. */
    stocks?: number | null;
    /** Percent by which salary and contribution rise after each year, 0 or more. */
    salaryGrowth?: number;
    /** Whether what is entered is contributed, or stops at the limits of the law, which rise with inflation. */
    limits?: "entered" | "kept";
    /** Modified adjusted gross income in dollars a year, 0 or more. Null is not asked about. */
    modifiedIncome?: number | null;
    filingStatus?: FilingStatus;
    /** Null is not asked about. */
    birthYear?: number | null;
  };

export type Retirement401kResult = Partial<RequiredDistributions> &
  Partial<HistoricalRange> &
  Partial<IncomeLimits> &
  Partial<RothOrTraditional> & {
    estimatedBalance: number;
    /** The employee’s own of the first year. */
    yearlyContribution: number;
    /** The balance in dollars of today. */
    todaysBalance: number;
    /** Until retirement, the opening balance not included. */
    totalUserContributions: number;
    totalEmployerContributions: number;
    growth: number;
    /** What the employer adds in the first year. */
    annualMatch: number;
    /** What contributing more, within the law, would still bring of the match a year. Null where nothing. */
    unclaimedMatch: number | null;
    law: {
      /** What the law lets a person of this age defer, in the newest year known. */
      contributionLimit: number;
      /** How far the contribution is above that. Null where it is not. */
      aboveLimit: number | null;
      /** How many years the calendar is past that year. Null where it is not. */
      yearsBehind: number | null;
      /** What the employer may add a year, where a plan counts no more pay than the law lets it. */
      annualMatch: number;
      /** The balance with that match. */
      estimatedBalance: number;
      /** How far contribution and that match together are above their limit. Null where they are not. */
      aboveTotalLimit: number | null;
    };
    /** What the employee earns and contributes in the last year, where that is not what it is in the first. */
    lastSalary?: number;
    lastContribution?: number;
    /** Percent of salary that the employee contributes in the last year, where each year has its own. */
    lastContributionPercent?: number;
    /** What the limits of the law take from contribution and match until retirement, where they are kept. */
    contributionCut?: number;
    matchCut?: number;
    contributionsByYear?: readonly ContributionYear[];
    growthByYear: readonly PlanYear[];
  };
export type WithLaterYears = Retirement401kResult & { lastContribution: number };
export type WithWholeLife = Retirement401kResult & RothOrTraditional;
export type WithIncome = Retirement401kResult & IncomeLimits;

/**
 * What a 401(k) may hold at retirement. Contributions and match are paid in twelve equal parts at
 * the end of each month, and everything earns a steady return, compounded monthly:
 *
 *     match   = min(contribution, salary × matchLimit ÷ 100) × employerMatch ÷ 100
 *     balance = FV(return ÷ 1200, years × 12, −(contribution + match) ÷ 12, −opening balance)
 *
 * With raises, salary, contribution and match rise together after each year:
 *
 *     balance after year k = FV(return ÷ 1200, 12, −(contribution + match) × (1 + raise)^(k − 1) ÷ 12, −balance before)
 *
 * Where the contribution steps up, or stops at the limits of the law, each year has its own:
 * arithmetic/contributions-by-year.ts.
 *
 * Under the law a plan counts no more than `countedPay` of the salary for the match: 26 U.S.C. 401(a)(17).
 */
export function retirement401k(
  input: Retirement401kInput,
  { today }: { today: { year: number } },
): Retirement401kResult {
  const { currentBalance, annualSalary, annualReturn, currentAge, retirementAge } = input;
  const { inflation = 0, salaryGrowth = 0 } = input;
  const years = retirementAge - currentAge;
  const keepsLimits = input.limits === "kept";
  const isByYear = keepsLimits || isSteppedUp(input);
  const paid = {
    ...input,
    contribution: contributionOf(input),
    salaryGrowth,
    inflation,
    keepsLimits,
  };
  const contributions = contributionsByYear(paid, years);
  const { own: contribution, match: annualMatch } = contributionYear(paid, 0, 1);
  const law = underTheLaw(input, contribution, today);

  const [rate, months, raise] = [annualReturn / 1200, years * 12, salaryGrowth / 100];
  const plan = { currentBalance, contribution, annualMatch, annualReturn, salaryGrowth };
  const growthByYear = planByYear(plan, contributions, isByYear);
  const raised = salaryGrowth > 0 || isByYear ? growthByYear.at(-1) : undefined;
  const balanceWith = (match: number) =>
    futureValue(rate, months, -(contribution + match) / 12, -currentBalance);
  const estimatedBalance = raised?.balance ?? balanceWith(annualMatch);

  return {
    estimatedBalance,
    yearlyContribution: contribution,
    todaysBalance: todaysValue(estimatedBalance, years, inflation),
    totalUserContributions: isByYear
      ? sumBy(contributions, ({ own }) => own)
      : risingTotal(raise, years, contribution),
    totalEmployerContributions: isByYear
      ? sumBy(contributions, ({ match }) => match)
      : risingTotal(raise, years, annualMatch),
    growth: raised
      ? sumBy(growthByYear, ({ growth }) => growth)
      : growthEarned(rate, months, (contribution + annualMatch) / 12, currentBalance),
    annualMatch,
    unclaimedMatch: unclaimedMatchOf(input, contribution),
    law: { ...law, estimatedBalance: raised?.lawBalance ?? balanceWith(law.annualMatch) },
    ...(raised && {
      ...(annualSalary > 0 &&
        salaryGrowth > 0 && {
          lastSalary: annualSalary * growthFactor(raise, growthByYear.length - 1),
        }),
      lastContribution: contribution * growthFactor(raise, growthByYear.length - 1),
    }),
    ...(isByYear && yearByYear(contributions, keepsLimits)),
    ...incomeLimitsOf(input, contribution),
    ...distributionsOf(input, estimatedBalance, today),
    ...rothOrTraditional(
      input,
      estimatedBalance,
      contributions.map(({ year, own }) => ({ year, paid: own })),
    ),
    ...historicalRange(growthByYear, currentBalance, input.stocks, inflation),
    growthByYear,
  };
}

/** What the law lets an employee of this age defer, and the employer add, beside what they do. */
function underTheLaw(
  input: Retirement401kInput,
  contribution: number,
  today: { year: number },
): Omit<Retirement401kResult["law"], "estimatedBalance"> {
  const { k401, annualAdditions, countedPay, year } = retirement;
  const contributionLimit = allowedContribution(k401, input.currentAge);
  const annualMatch = matchOf(input, contribution, Math.min(input.annualSalary, countedPay));
  const above = amountLeft(contribution, contributionLimit);
  const totalLimit = annualAdditions + contributionLimit - k401.limit;
  const totalAbove = amountLeft(contribution + annualMatch, totalLimit);
  return {
    contributionLimit,
    aboveLimit: above > 0 ? above : null,
    yearsBehind: yearsSince(year, today),
    annualMatch,
    aboveTotalLimit: totalAbove > 0 && input.limits !== "kept" ? totalAbove : null,
  };
}

function unclaimedMatchOf(input: Retirement401kInput, contribution: number): number | null {
  const { annualSalary, currentAge, employerMatch } = input;
  const pay = Math.min(annualSalary, retirement.countedPay);
  const matched = Math.min(
    matchableOf(input, contribution, pay),
    allowedContribution(retirement.k401, currentAge),
  );
  const unclaimed = (amountLeft(matched, contribution) * employerMatch) / 100;
  return unclaimed > 0 ? unclaimed : null;
}

/** What is to be said of contributions that are others in each year. */
function yearByYear(
  contributions: readonly ContributionYear[],
  keepsLimits: boolean,
): Pick<
  Retirement401kResult,
  | "lastContribution"
  | "lastContributionPercent"
  | "contributionCut"
  | "matchCut"
  | "contributionsByYear"
> {
  const last = contributions.at(-1);
  const before = contributions.at(-2)?.year ?? 0;
  return {
    ...(last && {
      lastContribution: last.own / (last.year - before),
      ...(last.pay > 0 && { lastContributionPercent: (last.own / last.pay) * 100 }),
    }),
    ...(keepsLimits && {
      contributionCut: sumBy(contributions, ({ ownCut }) => ownCut),
      matchCut: sumBy(contributions, ({ matchCut }) => matchCut),
    }),
    contributionsByYear: contributions,
  };
}

/** What the employee enters for the first year, in dollars. */
const contributionOf = ({
  annualContribution,
  annualSalary,
  contributionPercent,
}: Retirement401kInput): number =>
  contributionPercent == null
    ? (annualContribution ?? 0)
    : (annualSalary * contributionPercent) / 100;

/** What the income leaves of the limits on IRAs beside the plan, and the credit on the contribution. */
function incomeLimitsOf(
  { modifiedIncome, filingStatus = "single", currentAge }: Retirement401kInput,
  contribution: number,
): IncomeLimits | undefined {
  if (modifiedIncome == null) return undefined;
  const saver = {
    age: currentAge,
    income: modifiedIncome,
    status: filingStatus,
    coverage: "yes",
  } as const;
  const iraLimit = allowedContribution(retirement.ira, currentAge);
  return incomeLimits(savingByIncome, saver, iraLimit, contribution);
}

/** The required distributions of a traditional account. None without a birth year that goes with the age. */
function distributionsOf(
  { birthYear, currentAge, retirementAge, annualReturn }: Retirement401kInput,
  atRetirement: number,
  today: { year: number },
): RequiredDistributions | undefined {
  if (!birthYear || !isBornIn(birthYear, currentAge, today)) return undefined;
  const yearsAfter = Math.max(0, firstDistributionAge(birthYear) - retirementAge);
  const balance = futureValue(annualReturn / 1200, yearsAfter * 12, 0, -atRetirement);
  return requiredDistributions(birthYear, today.year, balance, annualReturn, retirementAge);
}
