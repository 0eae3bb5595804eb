import { rootBetween } from "@/lib/finance/root-between";

import { planByYear, type Plan, type PlanYear } from "./plan-by-year";

/** A plan with one thing changed: the savings that it needs on the first day of retirement, and those that it has then. */
export type ChangedPlan = {
  /** In words. */
  change: string;
  /** 0 where no such change is enough, and of the plan as it is. */
  isFound: 0 | 1;
  /** Dollars of today: 0 where none is. */
  needed: number;
  saved: number;
};

/** What alone would make the money last to the end of the plan: null where nothing of it would. */
export type PlanLevers = {
  /** Years: the first whole number of years later at which to retire. */
  enoughRetirementAge: number | null;
  /** Dollars a year in the money of today. */
  enoughSpending: number | null;
  /** Years: the earliest age of a claim at which it would. */
  enoughClaimAge: number | null;
  /** The plan as it is, and with each of these: one row for each, in this order. */
  changedPlans: readonly ChangedPlan[];
};

/** A plan with something changed, from the same savings of today. */
export type PlanWith = (change: {
  retirementAge?: number;
  spending?: number;
  claimAge?: number;
}) => Plan;

/** The savings that a plan needs on the first day of retirement, in the money of today. */
export const savingsNeeded = (years: readonly PlanYear[]): number => years.at(-1)?.needed ?? 0;

/** Whether the money lasts to the end of the plan, but for float dust. */
export const isEnough = (plan: Plan): boolean =>
  savingsNeeded(planByYear(plan)) <= plan.savings * (1 + 1e-9) + 1e-6;

/** Each found by itself, with everything else as it is. None of a plan that needs none. */
export function planLevers(planWith: PlanWith, claimAges: readonly number[]): PlanLevers {
  const plan = planWith({});
  const found = isEnough(plan)
    ? { enoughRetirementAge: null, enoughSpending: null, enoughClaimAge: null }
    : leversOf(planWith, claimAges);
  const changed = (change: ChangedPlan["change"], changedTo: Plan | null): ChangedPlan => ({
    change,
    isFound: changedTo && changedTo !== plan ? 1 : 0,
    needed: changedTo ? savingsNeeded(planByYear(changedTo)) : 0,
    saved: changedTo ? changedTo.savings : 0,
  });
  const { enoughRetirementAge, enoughSpending, enoughClaimAge } = found;
  return {
    ...found,
    changedPlans: [
      changed("Your plan", plan),
      changed(
        "Retire later",
        enoughRetirementAge === null ? null : planWith({ retirementAge: enoughRetirementAge }),
      ),
      changed(
        "Spend less",
        enoughSpending === null ? null : planWith({ spending: enoughSpending }),
      ),
      changed(
        "Claim later",
        enoughClaimAge === null ? null : planWith({ claimAge: enoughClaimAge }),
      ),
    ],
  };
}

function leversOf(planWith: PlanWith, claimAges: readonly number[]) {
  const { retirementAge, planTo, spending, savings } = planWith({});
  const later = Array.from(
    { length: Math.max(0, Math.ceil(planTo - retirementAge) - 1) },
    (_, place) => retirementAge + place + 1,
  );
  const over = (dollars: number) =>
    savingsNeeded(planByYear(planWith({ spending: dollars }))) - savings;
  return {
    enoughRetirementAge: later.find((age) => isEnough(planWith({ retirementAge: age }))) ?? null,
    enoughSpending: over(spending) > 0 ? Math.max(0, rootBetween(over, 0, spending)) : null,
    enoughClaimAge: claimAges.find((claimAge) => isEnough(planWith({ claimAge }))) ?? null,
  };
}
