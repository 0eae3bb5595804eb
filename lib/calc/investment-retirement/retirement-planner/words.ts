import type { Errors } from "@/lib/calculator/definition";
import { refused } from "@/lib/calculator/report/notice";
import { formatAlternatives, formatNumber, formatWholeUsd } from "@/lib/format";

import type { PlanFigures } from "./arithmetic/plan-figures";
import { usualPlanTo } from "./arithmetic/plan-of";
import { firstClaimAge, lastClaimAge } from "./arithmetic/social-security-of";
import type { RetirementPlannerInput, RetirementPlannerResult } from "./calculation";

/** "to 97", "for life" */
export const lastsInWords = ({ lastsToAge }: Pick<PlanFigures, "lastsToAge">): string =>
  lastsToAge === null ? "for life" : `to ${inWholeYears(lastsToAge)}`;

const inWholeYears = (age: number) => formatNumber(Math.floor(age + 1e-6));

/** Whether it lasts to the end of the plan, and if not what alone would make it. */
export function verdictOn(result: RetirementPlannerResult, input: RetirementPlannerInput): string {
  const { desiredAnnualIncome, planTo = usualPlanTo } = input;
  if (desiredAnnualIncome === 0) return "If you don’t need an income, you don’t need a nest egg.";
  const end = formatNumber(planTo);
  if (result.missingSavings === 0)
    return result.lastsToAge === null
      ? `Yes: your money lasts for life, because your income and what your savings earn pay for all you spend.`
      : `Yes: your money lasts ${lastsInWords(result)}. You need ${formatWholeUsd(result.neededSavings)} when you retire, in today’s dollars, and will have ${formatWholeUsd(result.todaysSavings)}.`;
  return `Not yet: ${endInWords(result, input)}. ${waysInWords(result, input)} would make it last to ${end}.`;
}

function endInWords(
  { lastsToAge, todaysSavings }: RetirementPlannerResult,
  { retirementAge }: RetirementPlannerInput,
): string {
  if (todaysSavings < 0.5) return "nothing is saved";
  const end = lastsToAge ?? retirementAge;
  return end <= retirementAge ? "it doesn’t last a month" : `it runs out at ${inWholeYears(end)}`;
}

/** "$410 more a month, retiring at 66 or spending $48,200 a year" */
function waysInWords(
  result: RetirementPlannerResult,
  { monthlyContribution }: RetirementPlannerInput,
): string {
  const { enoughContribution, enoughRetirementAge, enoughSpending, enoughClaimAge } = result;
  const more = (enoughContribution ?? 0) - monthlyContribution;
  const ways = [
    `${formatWholeUsd(Math.ceil(more))} more a month`,
    ...(enoughRetirementAge === null ? [] : [`retiring at ${formatNumber(enoughRetirementAge)}`]),
    ...(enoughSpending === null || enoughSpending < 1
      ? []
      : [`spending ${formatWholeUsd(Math.floor(enoughSpending))} a year`]),
    ...(enoughClaimAge === null ? [] : [`claiming at ${formatNumber(enoughClaimAge)}`]),
  ];
  return formatAlternatives(ways);
}

/** The refusal of ages that no plan can have, or undefined: the first of them is in the notice. */
export function impossiblePlan(input: RetirementPlannerInput) {
  const errors = impossibleAges(input);
  const [first] = Object.values(errors);
  return first ? { notice: refused(first), errors } : undefined;
}

function impossibleAges({
  retirementAge,
  planTo = usualPlanTo,
  claimAge,
  workFrom = 0,
  otherIncome = [],
}: RetirementPlannerInput): Errors<RetirementPlannerInput> {
  const ends = otherIncome.findIndex(
    ({ monthly, fromAge, toAge }) => monthly > 0 && toAge <= fromAge,
  );
  const income = otherIncome[ends];
  return {
    ...(claimAge != null &&
      (claimAge < firstClaimAge || claimAge > lastClaimAge) && {
        claimAge: `You can claim Social Security from ${firstClaimAge} to ${lastClaimAge}.`,
      }),
    ...(workFrom >= retirementAge && {
      workFrom: `Enter the age at which you began to work, below ${formatNumber(retirementAge)}.`,
    }),
    ...(income && {
      [`otherIncome.${ends}.toAge`]: `This income begins at ${formatNumber(income.fromAge)}: enter a later age at which it ends, or none.`,
    }),
    ...(planTo <= retirementAge && {
      planTo: `Your plan begins at ${formatNumber(retirementAge)}: enter a later age to which the money has to last.`,
    }),
  };
}
