import { formatAmount } from "@/lib/calculator/form/format-amount";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatRoundedUsd } from "@/lib/format";
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

import {
  ira,
  type IraInput,
  type IraResult,
  type WithTaxRates,
  type WithWholeLife,
} from "../calculation";

const contributions = {
  total: "totalContributions",
  ofYear: "(year-previous.year)*annualContribution",
};

/** One year’s contribution after tax in both kinds of account, and all of them to the age that the money lasts to. */
export const rothOrTraditional = option(ira, {
  form: rothOrTraditionalForm,
  isUsed: (result): result is WithTaxRates => result.rothAfterTax !== undefined,
  conditions: wholeLifeConditions(contributions),
  steps: {
    growthFactor: {
      label: "Growth of a dollar until retirement",
      formula: "(1+annualReturn/100)^(retirementAge-currentAge)",
    },
    ...wholeLifeSteps,
  },
  outputs: {
    ...wholeLifeOutputs(contributions),
    rothAfterTax: briefUsd("Roth after tax", {
      explanation: {
        rule: "A year’s contribution minus today’s tax, growing until retirement.",
        formula: "annualContribution*(1-rateNow/100)*growthFactor",
        onlyIf: "hasRates",
      },
    }),
    traditionalAfterTax: briefUsd("Traditional after tax", {
      explanation: {
        rule: "A year’s contribution, growing until retirement, minus the tax then.",
        formula: "annualContribution*growthFactor*(1-rateLater/100)",
        onlyIf: "hasRates",
      },
    }),
  },
  section: {
    text: (result, input) =>
      hasWholeLife(result)
        ? `${wholeLifeText(input, "Today’s balance is")} ${deductionInWords(result, input)} The last two figures compare the same pay before tax instead: what ${oneYear}`
        : `What ${oneYear}`,
    figures: [...wholeLifeFigures, "rothAfterTax", "traditionalAfterTax"],
  },
  verdict: {
    also(result, input) {
      if (!isAllDeductible(result, input)) return undeductedInWords(result);
      return hasWholeLife(result)
        ? wholeLifeInWords(result, input)
        : afterTaxInWords(result, input);
    },
  },
  charts: {
    also: (result, input) =>
      hasWholeLife(result) && isAllDeductible(result, input) ? wholeLifeCharts(result) : [],
  },
  errors: (_, input) => taxRateErrors(input, "a Roth with a traditional IRA"),
});

const oneYear =
  "one year’s contribution, invested today, is worth at retirement. Both start with the same pay before tax: a Roth gets what is left after tax, a traditional IRA all of it, and all of it is deductible. The return is compounded once a year here.";

const hasWholeLife = (result: IraResult): result is WithWholeLife =>
  result.rothIncome !== undefined;

/** Whether all of a traditional contribution saves tax: it does, unless the income that is entered says otherwise. */
const isAllDeductible = (
  { deductible = Infinity }: IraResult,
  { annualContribution }: IraInput,
): boolean => deductible >= annualContribution;

function deductionInWords(result: IraResult, input: IraInput): string {
  if (isAllDeductible(result, input))
    return "All of the traditional contribution is deductible here.";
  return `We count all of the traditional contribution as deductible. At the income you enter, only ${formatRoundedUsd(result.deductible ?? 0)} of it is, so it saves less tax than we show.`;
}

/** What the comparison is worth where the law lets less than the contribution be deducted. */
function undeductedInWords({ deductible, rothLimit }: IraResult): string {
  if (deductible !== 0) return "Roth and traditional are compared as if all of it were deductible.";
  return rothLimit === 0
    ? "A traditional contribution saves no tax now, and only its growth is taxed later."
    : "A traditional contribution saves no tax now, and its growth is taxed later, so a Roth leaves you more.";
}

function afterTaxInWords(
  { rothAfterTax, traditionalAfterTax }: WithTaxRates,
  { rateNow, rateLater, annualContribution }: IraInput,
) {
  if (rateNow == null || rateLater == null || annualContribution === 0) return undefined;
  const rates = `${formatAmount("percent", rateNow)} tax now and ${formatAmount("percent", rateLater)} later`;
  if (rateNow === rateLater) return `With ${rates}, Roth and traditional leave you the same.`;
  const winner = rateNow < rateLater ? "a Roth" : "traditional";
  const more = Math.abs(rothAfterTax - traditionalAfterTax);
  return `With ${rates}, ${winner} leaves you ${formatRoundedUsd(more)} more for each year’s contribution made today.`;
}
