import { amountLeft } from "@/lib/finance/amount-left";
import { historicalRange, type HistoricalRange } from "@/lib/finance/history/historical-range";
import { sumBy } from "@/lib/finance/sum-by";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";

import { collegePlan, type CollegePlan, type CollegePlanInput } from "./arithmetic/college-plan";

export type CollegeSavingsInput = CollegePlanInput & {
  /** Years, 0 or more. */
  childAge: number;
  /** Years, above the child’s age. */
  collegeAge: number;
  /** Dollars, 0 or more. */
  currentSavings: number;
  /** Dollars for a year of college at today’s prices, above 0. */
  annualCost: number;
  /** Percent a year that the cost rises, 0 or more. */
  costInflation: number;
  /** Percent a year that the savings earn, 0 or more, compounded monthly. */
  annualReturn: number;
  /** Dollars at the end of each month, 0 or more. Null computes the one that is required. */
  monthlyContribution: number | null;
  /** Percent of the savings, for what history says of them. Null is not asked about. */
  stocks?: number | null;
};

export type CollegeSavingsResult = Partial<HistoricalRange & CollegePlan> & {
  /** What the first year costs when it begins. */
  firstYearCost: number;
  /** Four years, each a year dearer than the one before. */
  totalFutureCost: number;
  futureValueOfCurrentSavings: number;
  /** What of the cost the current savings leave to be saved. */
  stillToSave: number;
  /** What covers the rest, where no contribution was entered. */
  requiredMonthlySavings?: number;
  enteredMonthlyContribution?: number;
  /** The one of the two that is saved. */
  monthlySavings: number;
  futureValueOfContributions: number;
  totalProjectedSavings: number;
  /** Negative where the savings fall short of the cost. */
  finalShortfallOrSurplus: number;
  /** What would cover the rest in place of an entered contribution that falls short. */
  sufficientContribution?: number;
  byYear: readonly GrowthYear[];
};

export type WithPlan = CollegeSavingsResult & CollegePlan;

const yearsOfCollege = [0, 1, 2, 3];

/**
 * What four years of college will cost, and what saving for them comes to by the time they begin:
 *
 *     cost     = the sum of annualCost × (1 + costInflation)^(years until then + k) for k = 0 … 3
 *     savings  = FV(annualReturn ÷ 1200, months until then, −monthly savings, −currentSavings)
 *     required = PMT(annualReturn ÷ 1200, months until then, 0, value of currentSavings − cost)
 *
 * All four years are held against the savings on the first day of college. What the savings earn
 * while it lasts is not counted. A plan of other years, with aid or a share, stands beside it.
 */
export function collegeSavings(input: CollegeSavingsInput): CollegeSavingsResult {
  const { currentSavings, annualCost, costInflation, annualReturn, monthlyContribution } = input;
  const years = input.collegeAge - input.childAge;
  const months = years * 12;
  const rate = annualReturn / 1200;

  const costAfter = (time: number) => annualCost * growthFactor(costInflation / 100, time);
  const totalFutureCost = sumBy(yearsOfCollege, (year) => costAfter(years + year));
  const futureValueOfCurrentSavings = futureValue(rate, months, 0, -currentSavings);
  const rest = amountLeft(totalFutureCost, futureValueOfCurrentSavings);
  const stillToSave = Math.max(0, rest);
  const sufficient = payment(rate, months, 0, -stillToSave);

  const isRequired = monthlyContribution === null;
  const monthlySavings = monthlyContribution ?? sufficient;
  const futureValueOfContributions = isRequired
    ? stillToSave
    : futureValue(rate, months, -monthlyContribution);
  const totalProjectedSavings = futureValueOfCurrentSavings + futureValueOfContributions;
  // The required contribution leaves nothing over by what it is, not by float arithmetic.
  const finalShortfallOrSurplus = isRequired
    ? Math.max(0, -rest)
    : amountLeft(totalProjectedSavings, totalFutureCost);

  const byYear = growthByYear(annualReturn, years, monthlySavings, currentSavings);
  const plan = collegePlan(input, {
    years,
    futureValueOfCurrentSavings,
    futureValueOfContributions: isRequired ? null : futureValueOfContributions,
  });
  // History is asked about what is really saved: where a plan is made, what the plan takes.
  const paidIn =
    isRequired && plan
      ? growthByYear(annualReturn, years, plan.planMonthly, currentSavings)
      : byYear;
  return {
    firstYearCost: costAfter(years),
    totalFutureCost,
    futureValueOfCurrentSavings,
    stillToSave,
    ...(isRequired
      ? { requiredMonthlySavings: sufficient }
      : { enteredMonthlyContribution: monthlyContribution }),
    monthlySavings,
    futureValueOfContributions,
    totalProjectedSavings,
    finalShortfallOrSurplus,
    ...(!isRequired && finalShortfallOrSurplus < 0 && { sufficientContribution: sufficient }),
    byYear,
    ...plan,
    ...historicalRange(paidIn, currentSavings, input.stocks),
  };
}
