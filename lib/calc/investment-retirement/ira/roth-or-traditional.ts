import type { Section } from "@/lib/calculator/definition";
import { usd, type Outputs } from "@/lib/calculator/report/outputs";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { formatRoundedUsd } from "@/lib/format";

export type TaxRates = {
  /** Percent of income tax on the contribution now, and on a withdrawal at retirement. Null is not asked about. */
  rateNow?: number | null;
  rateLater?: number | null;
};

/** What a year’s contribution is worth at retirement after tax, in dollars. Null where no rates are entered. */
export type AfterTax = { rothAfterTax: number | null; traditionalAfterTax: number | null };

/**
 * The same dollars before tax, taxed now or at retirement, with the return compounded once a year:
 *
 *     Roth        = contribution × (1 − rate now) × (1 + return)^years
 *     traditional = contribution × (1 + return)^years × (1 − rate later)
 */
export function afterTax(
  { rateNow, rateLater }: TaxRates,
  contribution: number,
  annualReturn: number,
  years: number,
): AfterTax {
  if (rateNow == null || rateLater == null)
    return { rothAfterTax: null, traditionalAfterTax: null };
  const grown = contribution * growthFactor(annualReturn / 100, years);
  return {
    rothAfterTax: grown * (1 - rateNow / 100),
    traditionalAfterTax: grown * (1 - rateLater / 100),
  };
}

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
export const afterTaxSection = <Result extends AfterTax>({
  rothAfterTax,
}: AfterTax): Section<Result>[] =>
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
