import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatCount, formatNumber, formatRoundedUsd } from "@/lib/format";

import { planGrowth, type WithStateDeduction } from "../calculation";
import { stateDeductionForm } from "./state-deduction.form";

/** What a state’s deduction of the contributions saves. */
export const stateDeduction = option(planGrowth, {
  form: stateDeductionForm,
  isUsed: (result): result is WithStateDeduction => result.stateSaved !== undefined,
  outputs: {
    stateSaved: briefUsd("State tax saved a year", {
      explanation: {
        rule: "A year’s contributions, up to the most you may deduct, times the rate.",
        formula:
          "IF(ISBLANK(deductionCap), 12*monthlyContribution, MIN(12*monthlyContribution, deductionCap))*stateRate/100",
        onlyIf: "stateRate>0",
      },
    }),
    stateSavedInAll: briefUsd("State tax saved in all years", {
      explanation: {
        rule: "The same in each year.",
        formula: "stateSaved*years",
        onlyIf: "stateRate>0",
      },
    }),
  },
  section: {
    text: (_, { stateRate = 0 }) =>
      `At ${formatNumber(stateRate)}%, if your state has a deduction and you owe at least that much. It isn’t put into the plan. Some states have a credit or none, deduct their own plan only, or take the deduction back when money is spent on something else.`,
    figures: ["stateSaved", "stateSavedInAll"],
  },
  verdict: {
    also: ({ stateSaved, stateSavedInAll }, { years }) =>
      stateSaved === 0
        ? undefined
        : `Your state’s deduction would save ${formatRoundedUsd(stateSaved)} a year, ${formatRoundedUsd(stateSavedInAll)} in ${formatCount(years, "year")}.`,
  },
  errors: (_, { stateRate = 0, deductionCap }) =>
    deductionCap != null && stateRate === 0
      ? { stateRate: "Enter your rate to see what the deduction saves." }
      : {},
});
