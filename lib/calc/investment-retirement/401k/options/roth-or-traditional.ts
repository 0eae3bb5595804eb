import { option } from "@/lib/calculator/option";
import { formatNumber } from "@/lib/format";
import {
  taxRateErrors,
  wholeLifeCharts,
  wholeLifeConditions,
  wholeLifeFigures,
  wholeLifeInWords,
  wholeLifeOutputs,
  wholeLifeSteps,
  wholeLifeText,
} from "@/lib/subjects/roth-or-traditional/roth-or-traditional";
import { rothOrTraditionalForm } from "@/lib/subjects/roth-or-traditional/roth-or-traditional.form";

import { retirement401k, type WithWholeLife } from "../calculation";

const contributions = {
  total: "totalUserContributions",
  ofYear:
    "IF(isByYear, INDEX(contributionsByYear.own, ROUNDUP(year, 0)), (year-previous.year)*yearlyContribution*raiseFactor^previous.year)",
};

/** The employee’s contributions before or after tax, to the age that the money lasts to. */
export const rothOrTraditional = option(retirement401k, {
  form: rothOrTraditionalForm,
  isUsed: (result): result is WithWholeLife => result.rothIncome !== undefined,
  conditions: wholeLifeConditions(contributions),
  steps: wholeLifeSteps,
  outputs: wholeLifeOutputs(contributions),
  section: {
    text: (_, input) => wholeLifeText(input, "Today’s balance and your employer’s match are"),
    figures: wholeLifeFigures,
  },
  verdict: { also: (result, input) => wholeLifeInWords(result, input) },
  charts: { also: (result) => wholeLifeCharts(result) },
  errors({ totalUserContributions }, input) {
    const { rateNow = null, rateLater = null, planTo = null, retirementAge } = input;
    const errors = taxRateErrors(input, "Roth with traditional contributions");
    if (rateNow === null || rateLater === null || errors.planTo) return errors;
    if (planTo === null)
      return {
        planTo: `Enter the age to which the money lasts, above ${formatNumber(retirementAge)}.`,
      };
    return totalUserContributions > 0
      ? {}
      : { rateNow: "There is nothing to compare: you contribute nothing." };
  },
});
