import { amountLeft } from "@/lib/finance/amount-left";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";
import { risingTotal } from "@/lib/finance/time-value/rising-total";

/** What a family plans beyond four years that are all paid at once. All of it may be left out. */
export type CollegePlanInput = {
  /** Whole years, 1 to 10. Null is 4. */
  collegeYears?: number | null;
  /** Percent of the cost after aid that the family pays, 0 to 100. Null is all of it. */
  shareCovered?: number | null;
  /** Dollars a year at today’s prices, 0 or more. It rises with the cost. */
  yearlyAid?: number;
  /** Whether all is needed on the first day, or the rest grows while each year is paid at its start. */
  keepGrowing?: "atOnce" | "kept";
};

/** One year of college, in dollars. */
export type CollegeYear = {
  /** Counted from 1. */
  year: number;
  /** What the family has to pay at its start. */
  cost: number;
  /** What the savings pay of it. */
  paid: number;
  short: number;
  growth: number;
  /** At its end. */
  balance: number;
};

export type CollegePlan = {
  /** What the family pays in all the years. */
  planCost: number;
  /** What of savings that takes on the first day. */
  planNeeded: number;
  /** A month until then: 0 where the current savings are enough. */
  planMonthly: number;
  /** Saved by the first day, with the contribution that was entered or else with this one. */
  planSaved: number;
  /** Negative where that is less than is needed. */
  planSurplus: number;
  planByYear: readonly CollegeYear[];
};

type Plan = CollegePlanInput & {
  annualCost: number;
  costInflation: number;
  annualReturn: number;
};

type Saved = {
  /** Years until college, above 0. */
  years: number;
  futureValueOfCurrentSavings: number;
  /** Of an entered contribution. Null where it was left blank. */
  futureValueOfContributions: number | null;
};

/**
 * What a family’s own part of college takes. Each year is paid at its start, and the savings left earn on:
 *
 *     cost of year k = (annualCost − yearlyAid, not below 0) × shareCovered × (1 + costInflation)^(years + k − 1)
 *     planNeeded     = the costs, each divided by (1 + annualReturn ÷ 1200)^(12 × (k − 1)); undivided if all is due at once
 *     planMonthly    = PMT(annualReturn ÷ 1200, years × 12, 0, value of the current savings − planNeeded), not below 0
 *
 * Nothing where nothing of it is entered.
 */
export function collegePlan(plan: Plan, saved: Saved): CollegePlan | undefined {
  const { collegeYears = null, shareCovered = null, yearlyAid = 0, keepGrowing } = plan;
  const keeps = keepGrowing === "kept";
  if (collegeYears === null && shareCovered === null && yearlyAid === 0 && !keeps) return undefined;

  const { years, futureValueOfCurrentSavings, futureValueOfContributions } = saved;
  const rise = plan.costInflation / 100;
  const count = collegeYears ?? 4;
  const own = (Math.max(0, plan.annualCost - yearlyAid) * (shareCovered ?? 100)) / 100;
  const first = own * growthFactor(rise, years);
  const growth = keeps ? growthFactor(plan.annualReturn / 1200, 12) - 1 : 0;

  const planNeeded = risingTotal((rise - growth) / (1 + growth), count, first);
  const rest = amountLeft(planNeeded, futureValueOfCurrentSavings);
  const stillToSave = Math.max(0, rest);
  const isEntered = futureValueOfContributions !== null;
  const planSaved = futureValueOfCurrentSavings + (futureValueOfContributions ?? stillToSave);
  return {
    planCost: risingTotal(rise, count, first),
    planNeeded,
    planMonthly: payment(plan.annualReturn / 1200, years * 12, 0, -stillToSave),
    planSaved,
    // What is required leaves nothing over by what it is, not by float arithmetic.
    planSurplus: isEntered ? amountLeft(planSaved, planNeeded) : Math.max(0, -rest),
    planByYear: runningDown(planSaved, first, { rise, growth, count }),
  };
}

/** How the savings pay year after year. */
function runningDown(
  saved: number,
  first: number,
  { rise, growth, count }: { rise: number; growth: number; count: number },
): CollegeYear[] {
  let before = saved;
  return Array.from({ length: count }, (_, index) => {
    const cost = first * growthFactor(rise, index);
    const left = amountLeft(before, cost);
    const kept = Math.max(0, left);
    before = kept * (1 + growth);
    return {
      year: index + 1,
      cost,
      paid: cost - Math.max(0, -left),
      short: Math.max(0, -left),
      growth: kept * growth,
      balance: before,
    };
  });
}
