import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import {
  formatCount,
  formatPercent,
  formatRoundedPercent,
  formatRoundedUsd,
  formatWholeUsd,
} from "@/lib/format";

import { businessRoi } from "./calculation";

export const report = defineReport(businessRoi, {
  invalidMessage: "Please enter valid numbers. Investment cost must be greater than zero.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "roi",
  outputs: {
    roi: percentage("Return on investment", {
      note: "Over the whole time, not a year.",
      explanation: {
        rule: "The net profit in percent of the cost.",
        formula: "netProfit/investmentCost*100",
      },
      signLabels: { above: "Profit", below: "Loss", zero: "Neither profit nor loss" },
    }),
    annualizedRoi: percentage("Annual return", {
      note: "The steady yearly rate that comes to the same.",
      explanation: {
        rule: "What a dollar has become, taken to the root of the years.",
        formula: "((investmentWithProfit/investmentCost)^(1/years)-1)*100",
        onlyIf: "AND(NOT(ISBLANK(years)), investmentWithProfit>0)",
      },
    }),
    investmentWithProfit: usd("Cost plus net profit", {
      note: "The cost with its profit or loss.",
      explanation: {
        rule: "The cost and the net profit together.",
        formula: "investmentCost+netProfit",
      },
    }),
  },

  verdict: ({ roi, annualizedRoi }, { netProfit, investmentCost, years }) => {
    if (netProfit === 0) return "It brought back what it cost, and nothing more.";
    if (netProfit < -investmentCost) return "You lost more than you invested.";
    const gain = `Every $100 invested ${netProfit < 0 ? "lost" : "earned"} ${formatRoundedUsd(Math.abs(roi))}`;
    return years === null || annualizedRoi === null
      ? `${gain}.`
      : `${gain} in ${formatCount(years, "year")}, as ${formatRoundedPercent(annualizedRoi)} a year would.`;
  },
  remarks: ({ investmentWithProfit }, { years }) => {
    if (years === null) return [];
    if (investmentWithProfit <= 0)
      return [{ tone: "neutral", text: "A total loss has no annual rate." }];
    return years < 1
      ? [
          {
            tone: "neutral",
            text: "The annual return is what you would earn if you could repeat this for the rest of the year.",
          },
        ]
      : [];
  },
  charts: ({ investmentWithProfit }, { netProfit, investmentCost }) => [
    {
      kind: "waterfall",
      name: "return",
      title:
        investmentWithProfit < 0
          ? `All of the ${formatWholeUsd(investmentCost)} was lost, and ${formatWholeUsd(-investmentWithProfit)} more`
          : `${formatWholeUsd(investmentCost)} became ${formatWholeUsd(investmentWithProfit)}`,
      subject: "From the cost to what it has come to",
      steps: [
        ["Investment cost", investmentCost],
        [netProfit < 0 ? "Net loss" : "Net profit", netProfit],
        ["Cost plus net profit"],
      ],
    },
  ],
  toast: ({ roi }) => complete(`Return on investment: ${formatPercent(roi)}.`),

  example: { netProfit: 18_500, investmentCost: 52_000, years: 3 },
});
