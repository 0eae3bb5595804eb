import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatBriefUsd, formatNumber, formatUsd, formatWholeUsd } from "@/lib/format";
import { lawSection } from "@/lib/subjects/federal-law/law-section";
import { lawTitle } from "@/lib/subjects/federal-law/law-title";
import { addedStateTax } from "@/lib/subjects/state-tax/added-state-tax";
import { onlyStateForm } from "@/lib/subjects/state-tax/state-tax.form";
import { neededStateLaws } from "@/lib/subjects/state-tax/needed-state-laws";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { capitalGains, type CapitalGainsInput, type CapitalGainsResult } from "./calculation";
import { homeSale } from "./options/home-sale";
import { rentedPart } from "./options/home-sale.form";
import { lawRates } from "./options/law-rates";
import { losses } from "./options/losses";
import { lawRemarks, refusalOf, verdict } from "./words";

/** In the order of a return: what is excluded after the gain, what is lost at the end. */
const { applies, saleTax, gain, yearsBehind, ...otherFigures } = lawRates.law;

export const report = defineReport(capitalGains, {
  invalidMessage: "Please enter valid non-negative numbers for prices and tax rate.",

  needed: neededStateLaws,
  headline: "profit",
  moves: ["salePrice", "purchasePrice", "sellingCosts", "otherIncome", "taxRate"],
  whole: {
    figure: "saleTax",
    words: (result, { taxRate, lawYear }) => ({
      titles: [lawTitle(result, lawOf(lawYear).year), rateTitle(taxRate)],
      why:
        result.isInState === 1
          ? "The law’s tax depends on your income and on how long you held it."
          : "The law’s tax is federal only, and depends on your income and on how long you held it. The rate you entered may include state tax.",
    }),
  },
  options: [lawRates, homeSale, losses, addedStateTax(onlyStateForm, "the sale")],
  outputs: {
    law: { applies, saleTax, gain, ...homeSale.law, ...otherFigures, ...losses.law, yearsBehind },
    ...lawRates.outputs,
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
    proceeds: briefUsd("Sale price after tax", {
      explanation: { rule: "The sale price minus the tax.", formula: "salePrice-tax" },
    }),
    saleTax: briefUsd("Tax on this sale under the law", {
      note: "What the sale adds to your federal tax, and to your state’s if you choose a state.",
      explanation: {
        rule: "The federal tax on the sale, and the state income tax on it.",
        formula: "IF(isStateChosen, law.saleTax+addedStateTax, law.saleTax)",
        onlyIf: "hasTax",
      },
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
  verdict,
  remarks: lawRemarks,
  notCounted: [
    // The rate that is typed holds the state's: only the law's figures are of federal tax alone.
    {
      words: "state income tax",
      adds: "state",
      when: ({ gain, law }) => gain > 0 && law.saleTax !== null,
    },
    {
      words: "federal tax based on your income",
      adds: "otherIncome",
      when: ({ gain }) => gain > 0,
    },
    {
      words: "tax on depreciation and on any part you rented out",
      when: ({ gain }, { homeSale }) => gain > 0 && homeSale === "yes",
    },
  ],
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
        text: "Federal tax. We count your other income as wages, and take the standard deduction.",
        figures: namesIn(
          "law",
          "saleTax",
          "gain",
          "exclusion",
          "taxableGain",
          "at0",
          "at15",
          "at20",
          "gainsTax",
          "ordinaryTax",
          "minimumTax",
          "netInvestmentIncomeTax",
          "effectiveRate",
          "profit",
          "proceeds",
          "savedByWaiting",
          "lossDeducted",
          "lossCarriedForward",
        ),
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
    const lawTax = result.saleTax;
    const answer =
      lawTax === null
        ? `Gain ${formatUsd(gain)}, tax ${formatUsd(tax)}, profit ${formatUsd(profit)}.`
        : result.isInState === 1
          ? `Federal and state tax on this sale: ${formatBriefUsd(lawTax)}.`
          : `Federal tax under ${lawOf(lawYear).year} law: ${formatBriefUsd(lawTax)}.`;
    return complete(homeSale === "yes" ? `${answer} ${rentedPart}` : answer);
  },

  example: { purchasePrice: 18_500, salePrice: 27_900, taxRate: 15 },
});

const rateTitle = (rate: number) => `At the ${formatNumber(rate)}% you entered`;

/** From the price to the profit: by the law where its tax is known, else at the rate entered. */
function charts(result: CapitalGainsResult, input: CapitalGainsInput): DeclaredChart[] {
  const { salePrice, purchasePrice, sellingCosts = 0 } = input;
  const lawTax = result.law.saleTax;
  const gain = lawTax === null ? result.gain : (result.law.gain ?? 0);
  const { addedStateTax = 0, isInState } = result;
  const profit = lawTax === null ? result.profit : (result.law.profit ?? 0) - addedStateTax;
  const sale = `he sale at ${formatWholeUsd(salePrice)}`;
  const subject = lawTax === null ? `T${sale}` : `Under ${lawOf(input.lawYear).year} law, t${sale}`;
  return [
    {
      kind: "waterfall",
      name: "sale",
      title:
        profit < 0
          ? `${subject} ends in a loss of ${formatWholeUsd(-profit)}`
          : `${subject} leaves a profit of ${formatWholeUsd(profit)}`,
      subject: "From the sale price to your profit",
      steps: [
        ["Sale price", salePrice],
        ...(lawTax === null ? [] : [["Selling costs", -sellingCosts] as const]),
        ["Purchase price", -purchasePrice],
        [gain < 0 ? "Capital loss" : "Capital gain"],
        lawTax === null ? ["Tax", -result.tax] : ["Federal tax", -lawTax],
        ...(isInState === 1 ? [["State tax", -addedStateTax] as const] : []),
        [lawTax === null || isInState === 1 ? "Profit after tax" : "Profit after federal tax"],
      ],
    },
  ];
}
