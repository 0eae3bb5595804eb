import type { Section } from "@/lib/calculator/definition";
import { usd, type Outputs } from "@/lib/calculator/report/outputs";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { formatRoundedUsd } from "@/lib/format";

import type { AfterTax, TaxRates } from "./arithmetic/after-tax";

const onlyIf = "AND(NOT(ISBLANK(rateNow)), NOT(ISBLANK(rateLater)))";
const growth = "(1+annualReturn/100)^(retirementAge-currentAge)";

export const afterTaxFigures: Outputs<AfterTax> = {
  rothAfterTax: usd("Roth after tax", {
    explanation: {
      rule: "A year’s contribution minus today’s tax, growing until retirement.",
      formula: `annualContribution*(1-rateNow/100)*${growth}`,
      onlyIf,
    },
  }),
  traditionalAfterTax: usd("Traditional after tax", {
    explanation: {
      rule: "A year’s contribution, growing until retirement, minus the tax then.",
      formula: `annualContribution*${growth}*(1-rateLater/100)`,
      onlyIf,
    },
  }),
};

/** What the box of a tax rate says that the other one needs. */
export function otherRateErrors({ rateNow = null, rateLater = null }: TaxRates) {
  if ((rateNow === null) === (rateLater === null)) return {};
  const error = "Enter this rate too to compare a Roth with a traditional IRA.";
  return rateNow === null ? { rateNow: error } : { rateLater: error };
}

/** The comparison under a heading of its own. None where no rates are entered. */
export const afterTaxSection = ({
  rothAfterTax,
}: AfterTax): Section<AfterTax>[] =>
  rothAfterTax === null
    ? []
    : [
        {
          title: "Roth or traditional",
          text: "What one year’s contribution, invested today, is worth at retirement. Both start with the same pay before tax: a Roth gets what is left after tax, a traditional IRA all of it, and all of it is deductible. The return is compounded once a year here.",
          figures: ["rothAfterTax", "traditionalAfterTax"],
        },
      ];

/** Which of the two leaves more, in a sentence. None where no rates are entered. */
export function afterTaxVerdict(
  { rothAfterTax, traditionalAfterTax }: AfterTax,
  { rateNow, rateLater }: TaxRates,
) {
  if (rothAfterTax === null || traditionalAfterTax === null || rateNow == null || rateLater == null)
    return;
  const rates = `${formatAmount("percent", rateNow)} tax now and ${formatAmount("percent", rateLater)} later`;
  if (rateNow === rateLater) return `With ${rates}, Roth and traditional leave you the same.`;
  const winner = rateNow < rateLater ? "a Roth" : "traditional";
  const more = Math.abs(rothAfterTax - traditionalAfterTax);
  return `With ${rates}, ${winner} leaves you ${formatRoundedUsd(more)} more for each year’s contribution made today.`;
}
