import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage } from "@/lib/calculator/report/outputs";
import {
  formatCount,
  formatPercent,
  formatRoundedPercent,
  formatRoundedUsd,
  formatWholeUsd,
} from "@/lib/format";

import { businessRoi, type BusinessRoiInput, type BusinessRoiResult } from "./calculation";
import { cashFlows } from "./options/cash-flows";
import { years } from "./options/years";

export const report = defineReport(businessRoi, {
  invalidMessage: "Please enter valid numbers. Investment cost must be greater than zero.",

  headline: "roi",
  options: [years, cashFlows],
  outputs: {
    roi: percentage("Return on investment", {
      note: "Over the whole time, not per year.",
      explanation: {
        rule: "Net profit as a percentage of the cost.",
        formula: "netProfit/investmentCost*100",
      },
      signLabels: { above: "Profit", below: "Loss", zero: "Neither profit nor loss" },
    }),
    ...years.outputs,
    investmentWithProfit: briefUsd("Cost plus net profit", {
      note: "The cost plus the profit or minus the loss.",
      explanation: {
        rule: "The cost plus the net profit.",
        formula: "investmentCost+netProfit",
      },
    }),
  },

  verdict: roiInWords,
  charts: (result, { netProfit, investmentCost }) => [
    {
      kind: "waterfall",
      name: "return",
      title:
        result.investmentWithProfit < 0
          ? `You lost all of the ${formatWholeUsd(investmentCost)}, and ${formatWholeUsd(-result.investmentWithProfit)} more`
          : `${formatWholeUsd(investmentCost)} became ${formatWholeUsd(result.investmentWithProfit)}`,
      subject: "From the cost to the cost plus net profit",
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

function roiInWords(
  { roi, annualizedRoi = null, investmentWithProfit }: BusinessRoiResult,
  { netProfit, investmentCost, years }: BusinessRoiInput,
) {
  if (netProfit === 0) return "You got back what you put in, and nothing more.";
  if (netProfit < -investmentCost) return "You lost more than you invested.";
  const gain = `Every $100 invested ${netProfit < 0 ? "lost" : "earned"} ${formatRoundedUsd(Math.abs(roi))}`;
  const became = `the ${formatRoundedUsd(investmentCost)} became ${formatRoundedUsd(investmentWithProfit)}`;
  return years === null || annualizedRoi === null
    ? `${gain}: ${became}.`
    : `${gain} in ${formatCount(years, "year")}, or ${formatRoundedPercent(annualizedRoi)} a year: ${became}.`;
}
