import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { count } from "@/lib/calculator/report/outputs";
import { formatCount, formatNumber, formatRoundedUsd } from "@/lib/format";
import { tuitionPlanRollover } from "@/lib/tax-law/retirement/tuition-plan-rollover";
import { retirement } from "@/lib/tax-law/years/newest-law";

import {
  planGrowth,
  type PlanGrowthInput,
  type PlanGrowthResult,
  type WithRothRollover,
} from "../calculation";
import { rothRolloverForm } from "./roth-rollover.form";

export const movesToRoth = (result: PlanGrowthResult): result is WithRothRollover =>
  result.rothMovable !== undefined;

const { lifetime, yearsOpen: yearsNeeded } = tuitionPlanRollover;

/** What of a leftover may move to the student’s Roth IRA, and how fast. */
export const rothRollover = option(planGrowth, {
  form: rothRolloverForm,
  isUsed: movesToRoth,
  conditions: {
    movesToRoth: {
      words: "you enter what is left and how long the plan has been open",
      formula: "AND(leftover>0, NOT(ISBLANK(yearsOpen)))",
    },
  },
  lawNumbers: {
    rothLifetime: { label: "Lifetime limit", value: lifetime, format: "$#,##0" },
    yearsNeeded: { label: "Years the plan has to be open", value: yearsNeeded },
    iraLimit: {
      label: `IRA limit for ${retirement.year}`,
      value: retirement.ira.limit,
      format: "$#,##0",
    },
  },
  outputs: {
    rothMovable: briefUsd("Can move to a Roth IRA", {
      explanation: {
        rule: "What is left minus what was paid in recently, up to the lifetime limit, once the plan has been open long enough.",
        formula:
          "IF(AND(yearsOpen>=yearsNeeded, rothYearly>0), MIN(rothLifetime, MAX(0, leftover-recentMoney)), 0)",
        onlyIf: "movesToRoth",
      },
    }),
    rothYearly: briefUsd("Most in one year", {
      explanation: {
        rule: "The IRA limit for the year minus the student’s other IRA contributions.",
        formula: "MAX(0, iraLimit-otherIra)",
        onlyIf: "movesToRoth",
      },
    }),
    rothYears: count("year")("Years it takes to move", {
      explanation: {
        rule: "What can move, divided by the most in one year and rounded up.",
        formula: "ROUNDUP(ROUND(rothMovable/rothYearly, 9), 0)",
        onlyIf: "AND(movesToRoth, rothMovable>0)",
      },
    }),
    rothStays: briefUsd("Stays in the plan", {
      explanation: {
        rule: "What is left minus what can move.",
        formula: "leftover-rothMovable",
        onlyIf: "movesToRoth",
      },
    }),
  },
  section: {
    text: `At the ${retirement.year} limit for people under 50 in every year, without growth meanwhile. The student needs pay of at least each year’s amount. What turns five years old meanwhile, and a plan whose beneficiary changed, are not modeled.`,
    figures: ["rothMovable", "rothYearly", "rothYears", "rothStays"],
    source: `26 U.S.C. 529(c)(3)(E). IRA limit: ${retirement.document}.`,
  },
  verdict: {
    // What other options say after it is of the plan, and not of what is left.
    instead: (result, input) =>
      result.afterSchool === undefined
        ? `${rolloverInWords(result, input)} Until college, the plan would grow to ${formatRoundedUsd(result.totalFutureValue)}.`
        : rolloverInWords(result, input),
  },
  errors: (_, { leftover = 0, yearsOpen, recentMoney = 0, otherIra = 0 }) => ({
    ...(leftover > 0 &&
      yearsOpen == null && { yearsOpen: "Enter how long the plan will have been open by then." }),
    ...(leftover === 0 &&
      (yearsOpen != null || recentMoney > 0 || otherIra > 0) && {
        leftover: "Enter what will be left in the plan.",
      }),
    ...(leftover > 0 &&
      recentMoney > leftover && {
        recentMoney: `This is more than the ${formatRoundedUsd(leftover)} left: enter what of it is in the plan then.`,
      }),
  }),
});

/** What can move and in how many years, or why nothing can. */
function rolloverInWords(result: WithRothRollover, input: PlanGrowthInput): string {
  const { rothMovable, rothYearly, rothYears, rothStays } = result;
  const yearsOpen = input.yearsOpen ?? 0;
  if (yearsOpen < yearsNeeded)
    return `Nothing can move to a Roth IRA yet: the plan has to be open for ${yearsNeeded} years, ${formatNumber(yearsNeeded - yearsOpen)} more.`;
  if (rothYearly === 0)
    return "Nothing can move: the student’s other contributions use up the year’s IRA limit.";
  if (rothMovable === 0)
    return "Nothing can move yet: all of it was paid in over the last five years.";
  const stays = rothStays > 0 ? ` ${formatRoundedUsd(rothStays)} stays in the plan.` : "";
  return `${formatRoundedUsd(rothMovable)} of what is left can move to the student’s Roth IRA in ${formatCount(rothYears ?? 0, "year")}, at most ${formatRoundedUsd(rothYearly)} a year.${stays}`;
}
