import { defineReport } from "@/lib/calculator/report/define-report";
import { lawSection } from "@/lib/calculator/report/law-section";
import { lawTitle } from "@/lib/calculator/report/law-titles";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd, formatUsd } from "@/lib/format";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { capitalGains, type CapitalGainsInput, type CapitalGainsResult } from "./calculation";
import { charts } from "./charts";
import { rentedPart } from "./home-sale-words";
import { lawOutputs } from "./law-outputs";
import { lawRemarks, lawVerdict, refusalOf } from "./law-words";

export const report = defineReport(capitalGains, {
  invalidMessage: "Please enter valid non-negative numbers for prices and tax rate.",

  headline: "profit",
  whole: {
    figure: "law.saleTax",
    words: (result, { taxRate, lawYear }) => ({
      titles: [lawTitle(result, lawOf(lawYear).year), rateTitle(taxRate)],
      why: "The law’s tax is federal only, and depends on your income and on how long you held it. The rate you entered may include state tax.",
    }),
  },
  outputs: {
    ...lawOutputs,
    gain: usd("Capital gain", {
      note: "Before tax. A loss is a negative number.",
      explanation: {
        rule: "The sale price minus the purchase price.",
        formula: "salePrice-purchasePrice",
      },
    }),
    tax: usd("Estimated tax", {
      explanation: {
        rule: "The gain times the tax rate, or zero if there is a loss.",
        formula: "MAX(0, gain)*taxRate/100",
      },
    }),
    profit: usd("Profit after tax", {
      explanation: { rule: "The gain minus the tax.", formula: "gain-tax" },
      signLabels: { above: "Profit", below: "Loss", zero: "No profit or loss" },
    }),
    proceeds: usd("Sale price after tax", {
      explanation: { rule: "The sale price minus the tax.", formula: "salePrice-tax" },
    }),
    totalReturn: percentage("Return on purchase price", {
      note: "For the whole time you held it, not per year.",
      explanation: {
        rule: "The profit as a percentage of the purchase price.",
        formula: "profit/purchasePrice*100",
        onlyIf: "purchasePrice>0",
      },
    }),
  },

  validate: refusalOf,
  verdict: (result, input) => lawVerdict(result, input) ?? flatRateVerdict(result, input),
  remarks: lawRemarks,
  sections: (result, { lawYear, taxRate }) => {
    if (result.law.applies === 0) return [];
    const law = lawOf(lawYear);
    return [
      lawSection(result, {
        tables: [
          law.incomeTax,
          law.capitalGains,
          ...(result.law.minimumTax ? [law.alternativeMinimumTax] : []),
          ...(result.law.netInvestmentIncomeTax ? [law.netInvestmentIncome] : []),
        ],
        text: "Federal tax only. We count your other income as wages, and take the standard deduction.",
        figures: [
          "law.gain",
          "law.exclusion",
          "law.taxableGain",
          "law.at0",
          "law.at15",
          "law.at20",
          "law.gainsTax",
          "law.ordinaryTax",
          "law.minimumTax",
          "law.netInvestmentIncomeTax",
          "law.effectiveRate",
          "law.profit",
          "law.proceeds",
          "law.savedByWaiting",
          "law.lossDeducted",
          "law.lossCarriedForward",
        ],
      }),
      ...(result.law.saleTax === null
        ? []
        : [
            {
              title: rateTitle(taxRate),
              text: "One rate for the whole gain between the two prices.",
              figures: ["gain", "tax", "proceeds", "totalReturn"] as const,
            },
          ]),
    ];
  },
  charts,
  toast: ({ gain, tax, profit, ...result }, { homeSale, lawYear }) => {
    const lawTax = result.law.saleTax;
    const answer =
      lawTax === null
        ? `Gain ${formatUsd(gain)}, tax ${formatUsd(tax)}, profit ${formatUsd(profit)}.`
        : `Federal tax under ${lawOf(lawYear).year} law: ${formatUsd(lawTax)}.`;
    return complete(homeSale === "yes" ? `${answer} ${rentedPart}` : answer);
  },

  example: { purchasePrice: 18_500, salePrice: 27_900, taxRate: 15 },
});

const rateTitle = (rate: number) => `At the ${formatNumber(rate)}% you entered`;

function flatRateVerdict(
  { gain, tax, profit }: CapitalGainsResult,
  { taxRate, sellingCosts = 0 }: CapitalGainsInput,
): string {
  const costs =
    sellingCosts > 0
      ? ` The selling costs of ${formatRoundedUsd(sellingCosts)} aren’t in these numbers.`
      : "";
  if (gain < 0)
    return `You sell for ${formatRoundedUsd(-gain)} less than you paid. There is no gain to tax.`;
  if (gain === 0) return "You sell for what you paid. There is no gain to tax.";
  if (tax === 0) return `At a 0% rate, you keep the whole gain of ${formatRoundedUsd(gain)}.`;
  return profit < 0
    ? `At a rate of ${formatNumber(taxRate)}%, the tax of ${formatRoundedUsd(tax)} is more than the gain.`
    : `Your gain is ${formatRoundedUsd(gain)}. You pay ${formatRoundedUsd(tax)} in tax and keep ${formatRoundedUsd(profit)}.${costs}`;
}
