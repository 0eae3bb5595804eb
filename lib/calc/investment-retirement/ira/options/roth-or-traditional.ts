import { formatAmount } from "@/lib/calculator/form/format-amount";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatRoundedUsd } from "@/lib/format";

import { ira, type IraInput, type WithTaxRates } from "../calculation";
import { rothOrTraditionalForm } from "./roth-or-traditional.form";

/** One year’s contribution after tax, in both kinds of account. */
export const rothOrTraditional = option(ira, {
  form: rothOrTraditionalForm,
  isUsed: (result): result is WithTaxRates => result.rothAfterTax !== undefined,
  conditions: {
    hasRates: {
      words: "you enter both tax rates",
      formula: "AND(NOT(ISBLANK(rateNow)), NOT(ISBLANK(rateLater)))",
    },
  },
  steps: {
    growthFactor: {
      label: "Growth of a dollar until retirement",
      formula: "(1+annualReturn/100)^(retirementAge-currentAge)",
    },
  },
  outputs: {
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
    text: "What one year’s contribution, invested today, is worth at retirement. Both start with the same pay before tax: a Roth gets what is left after tax, a traditional IRA all of it, and all of it is deductible. The return is compounded once a year here.",
    figures: ["rothAfterTax", "traditionalAfterTax"],
  },
  verdict: { also: afterTaxInWords },
  errors(_, { rateNow = null, rateLater = null }) {
    if ((rateNow === null) === (rateLater === null)) return {};
    const error = "Enter this rate too to compare a Roth with a traditional IRA.";
    return rateNow === null ? { rateNow: error } : { rateLater: error };
  },
});

function afterTaxInWords(
  { rothAfterTax, traditionalAfterTax }: WithTaxRates,
  { rateNow, rateLater }: IraInput,
) {
  if (rateNow == null || rateLater == null) return undefined;
  const rates = `${formatAmount("percent", rateNow)} tax now and ${formatAmount("percent", rateLater)} later`;
  if (rateNow === rateLater) return `With ${rates}, Roth and traditional leave you the same.`;
  const winner = rateNow < rateLater ? "a Roth" : "traditional";
  const more = Math.abs(rothAfterTax - traditionalAfterTax);
  return `With ${rates}, ${winner} leaves you ${formatRoundedUsd(more)} more for each year’s contribution made today.`;
}
