import { futureValue } from "@/lib/finance/time-value/future-value";
import { realMonthlyReturn } from "@/lib/finance/time-value/real-monthly-return";
import { todaysValue } from "@/lib/finance/time-value/todays-value";

import { endOfLife, planEndOf } from "./plan-ages";
import { type Plan, type PlannedIncome } from "./plan-by-year";
import { claimAgeOf, claimedAt, type SocialSecurityInput } from "./social-security-of";

/** A row of what comes besides: dollars a month in the money of today. */
export type OtherIncome = {
  name: string;
  monthly: number;
  fromAge: number;
  /** `endOfLife` is for life. */
  toAge: number;
  rises: "rising" | "fixed";
  /** As what it is taxed; as a pension unless given. */
  taxed?: "pension" | "wages" | "interest" | "socialSecurity" | "untaxed";
};

export type PlanInput = SocialSecurityInput & {
  currentAge: number;
  retirementAge: number;
  currentSavings: number;
  monthlyContribution: number;
  investmentReturn: number;
  desiredAnnualIncome: number;
  inflation: number;
  /** Above the retirement age. */
  planTo?: number;
  /** Percent of the savings in stocks, for what history says. Null is not asked about. */
  stocks?: number | null;
  otherIncome?: readonly OtherIncome[];
};

/** The plan of an input in the money of today, `thisYear` for the law of Social Security. */
export function planOf(input: PlanInput, thisYear: number): Plan {
  const { currentAge, retirementAge, investmentReturn, inflation } = input;
  const years = retirementAge - currentAge;
  const savings = futureValue(
    investmentReturn / 1200,
    years * 12,
    -input.monthlyContribution,
    -input.currentSavings,
  );
  const claim = claimedAt(claimAgeOf(input), input, thisYear);
  return {
    currentAge,
    retirementAge,
    planTo: planEndOf(input),
    spending: input.desiredAnnualIncome,
    socialSecurity:
      claim === null
        ? null
        : {
            monthly: claim.socialSecurityMonthly,
            fromAge: claimAgeOf(input),
            toAge: null,
            isIndexed: true,
          },
    otherIncome: (input.otherIncome ?? []).map(plannedIncomeOf),
    savings: todaysValue(savings, years, inflation),
    realReturn: realMonthlyReturn(investmentReturn, inflation),
    inflation,
  };
}

const plannedIncomeOf = ({ monthly, fromAge, toAge, rises }: OtherIncome): PlannedIncome => ({
  monthly,
  fromAge,
  toAge: toAge >= endOfLife ? null : toAge,
  isIndexed: rises === "rising",
});
