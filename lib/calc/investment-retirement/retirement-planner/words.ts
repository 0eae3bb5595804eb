import type { Errors } from "@/lib/calculator/definition";
import { formatAlternatives, formatNumber, formatWholeUsd } from "@/lib/format";

import { planEndOf } from "./arithmetic/plan-ages";
import type { PlanFigures } from "./arithmetic/plan-figures";
import type { RetirementPlannerInput, RetirementPlannerResult } from "./calculation";

/** "to 97", "to almost 97", "for life" */
export function lastsInWords({ lastsToAge }: Pick<PlanFigures, "lastsToAge">): string {
  if (lastsToAge === null) return "for life";
  const years = Math.floor(lastsToAge + aDay);
  return lastsToAge - years < 0.5
    ? `to ${formatNumber(years)}`
    : `to almost ${formatNumber(years + 1)}`;
}

/** Of a year: less is dust. */
const aDay = 1 / 365;

const inWholeYears = (age: number) => formatNumber(Math.floor(age + aDay));

/** Whether it lasts to the end of the plan, and if not what alone would make it. */
export function verdictOn(result: RetirementPlannerResult, input: RetirementPlannerInput): string {
  const { desiredAnnualIncome } = input;
  if (desiredAnnualIncome === 0) return "If you don’t need an income, you don’t need a nest egg.";
  const end = formatNumber(result.planEnd);
  if (result.missingSavings === 0)
    return `Yes: your money lasts ${lastsInWords(result)}. You need ${formatWholeUsd(result.neededSavings)} when you retire, in today’s dollars, and will have ${formatWholeUsd(result.todaysSavings)}.`;
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

/** What is said of ages that leave nothing to plan or to pay. */
export function idleAges({
  retirementAge,
  planTo,
  workFrom,
  yearlyEarnings,
  otherIncome = [],
}: RetirementPlannerInput): Errors<RetirementPlannerInput> {
  const idle = otherIncome.flatMap(({ monthly, fromAge, toAge }, place) =>
    monthly > 0 && toAge <= fromAge
      ? [
          [
            `otherIncome.${place}.toAge`,
            `This income begins at ${formatNumber(fromAge)} and ends before that, so nothing of it is counted. Enter a later age, or none.`,
          ],
        ]
      : [],
  );
  const end = planEndOf({ retirementAge, planTo });
  return {
    ...(end !== planTo && {
      planTo: `You retire at ${formatNumber(retirementAge)}: enter a later age. Until then, we plan to ${formatNumber(end)}.`,
    }),
    ...(yearlyEarnings &&
      workFrom !== undefined &&
      workFrom >= retirementAge && {
        workFrom: `You retire at ${formatNumber(retirementAge)}: enter the earlier age at which you began to work.`,
      }),
    ...Object.fromEntries(idle),
  };
}
