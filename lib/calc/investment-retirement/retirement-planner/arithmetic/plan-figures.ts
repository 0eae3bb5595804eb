import { sumBy } from "@/lib/finance/sum-by";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";

import { breakEvenAge } from "@/lib/tax-law/social-security/break-even-age";

import { endOfLife } from "./plan-ages";
import { planByYear, type PlanYear } from "./plan-by-year";
import { isEnough, planLevers, savingsNeeded, type PlanLevers, type PlanWith } from "./plan-levers";
import { planOf, type PlanInput } from "./plan-of";
import {
  benefitBasisOf,
  claimAgeOf,
  claimAgesFrom,
  claimedAt,
  type Claimed,
} from "./social-security-of";

/** A claim of Social Security at an age, in dollars of today. */
export type ClaimRow = {
  age: number;
  /** A month. */
  benefit: number;
  /** Percent of the income wanted: 0 where none is. */
  share: number;
  /** Years: to which age the money lasts with it. That of the end of life where it never runs out. */
  lastsTo: number;
  /** Years: from which age on it has paid more in all than the first claim. 0 for that one. */
  catchesUp: number;
};

export type SocialSecurityFigures = Claimed & {
  /** A month, of the 35 best years. Null where the statement says the benefit. */
  averageEarnings: number | null;
  /** A month at full retirement age. */
  fullBenefit: number;
  /** What the savings pay until the first benefit, at its worth on the first day of retirement. */
  bridge: number;
  claims: readonly ClaimRow[];
};

/** Whether the money lasts, in dollars of today, with all that comes besides the savings. */
export type PlanFigures = {
  planYears: readonly PlanYear[];
  /** Years: the age to which every month is paid. Null where the money never runs out. */
  lastsToAge: number | null;
  /** Years: the age to which it has to last. */
  planEnd: number;
  /** On the first day of retirement, to last to the end of the plan. */
  neededSavings: number;
  /** What of it the savings then miss. */
  missingSavings: number;
  /** A month from now on, in place of the present contribution. Null where nothing is missing. */
  enoughContribution: number | null;
} & PlanLevers &
  Partial<SocialSecurityFigures>;

/**
 * The plan of an input, year by year, and what alone would close its gap.
 *
 * - `thisYear` of the calendar, by which the year of birth is known
 */
export function planFigures(input: PlanInput, thisYear: number): PlanFigures {
  const planWith = (change: Change) => planOf({ ...input, ...changed(change) }, thisYear);
  const plan = planWith({});
  const planYears = planByYear(plan);
  const needed = savingsNeeded(planYears);
  const isMissing = !isEnough(plan);
  const years = input.retirementAge - input.currentAge;
  const claim = claimAgeOf(input);
  const ages = claimAgesFrom(input.currentAge);
  const basis = benefitBasisOf(input);
  return {
    planYears,
    lastsToAge: lastsToAge(input.retirementAge, planYears),
    planEnd: plan.planTo,
    neededSavings: needed,
    missingSavings: isMissing ? needed - plan.savings : 0,
    enoughContribution: isMissing
      ? -payment(
          input.investmentReturn / 1200,
          years * 12,
          -input.currentSavings,
          needed * growthFactor(input.inflation / 100, years),
        )
      : null,
    ...planLevers(planWith, basis ? ages.filter((age) => age > claim) : []),
    ...(basis && {
      ...basis,
      ...claimedAt(claim, input, thisYear),
      bridge: sumBy(planYears, (year) => year.bridge),
      claims: claimsOf(planWith, ages),
    }),
  };
}

type Change = { retirementAge?: number; spending?: number; claimAge?: number };

const changed = ({ spending, ...change }: Change): Partial<PlanInput> => ({
  ...change,
  ...(spending !== undefined && { desiredAnnualIncome: spending }),
});

function claimsOf(planWith: PlanWith, ages: readonly number[]): ClaimRow[] {
  const plans = ages.map((age) => ({ age, plan: planWith({ claimAge: age }) }));
  const claims = plans.map(({ age, plan }) => ({
    claimAge: age * 12,
    benefit: plan.socialSecurity?.monthly ?? 0,
  }));
  const [first] = claims;
  return plans.map(({ age, plan }, place) => {
    const claim = claims[place];
    const benefit = claim?.benefit ?? 0;
    const evenAt = first && claim && place > 0 ? (breakEvenAge(first, claim) ?? 0) : 0;
    return {
      age,
      benefit,
      share: plan.spending > 0 ? ((benefit * 12) / plan.spending) * 100 : 0,
      lastsTo: lastsToAge(plan.retirementAge, planByYear(plan)) ?? endOfLife,
      catchesUp: evenAt / 12,
    };
  });
}

/** The age to which every month of the plan is paid. */
function lastsToAge(retirementAge: number, years: readonly PlanYear[]): number | null {
  if (years.at(-1)?.lasted === 12) return null;
  return retirementAge + years.reduce((months, { lasted }) => months + lasted, 0) / 12;
}
