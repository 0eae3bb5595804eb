import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatPercent, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import { profitMargin } from "./calculation";
import { targetMargin } from "./options/target-margin";

export const report = defineReport(profitMargin, {
  invalidMessage: "Please enter valid positive numbers. Revenue must be greater than zero.",

  headline: "netMargin",
  options: [targetMargin],
  outputs: {
    grossProfit: usd("Gross profit", {
      explanation: {
        rule: "Revenue minus the cost of goods sold.",
        formula: "revenue-cogs",
      },
    }),
    grossMargin: percentage("Gross margin", {
      explanation: {
        rule: "Gross profit as a percentage of revenue.",
        formula: "grossProfit/revenue*100",
      },
    }),
    netProfit: usd("Net profit", {
      note: "Before interest and taxes, unless they are in your operating expenses.",
      explanation: {
        rule: "Gross profit minus operating expenses.",
        formula: "grossProfit-operatingExpenses",
      },
      signLabels: { above: "Profit", below: "Loss", zero: "Neither profit nor loss" },
    }),
    netMargin: percentage("Net margin", {
      explanation: {
        rule: "Net profit as a percentage of revenue.",
        formula: "netProfit/revenue*100",
      },
    }),
    markup: percentage("Markup on cost", {
      note: "Gross profit as a percent of cost.",
      explanation: {
        rule: "Gross profit as a percentage of the cost of goods sold.",
        formula: "grossProfit/cogs*100",
        onlyIf: "cogs>0",
      },
    }),
  },

  verdict: ({ grossMargin, netMargin }, { operatingExpenses }) => {
    // A percentage is dollars of every $100.
    if (grossMargin < 0)
      return `The goods cost more than they bring in: every $100 in sales loses ${formatRoundedUsd(-grossMargin)} before operating expenses.`;
    const goods = `Of every $100 in sales, ${formatRoundedUsd(100 - grossMargin)} goes to the cost of goods`;
    const left =
      netMargin < 0
        ? `, a loss of ${formatRoundedUsd(-netMargin)}`
        : `, and ${netMargin === 0 ? "nothing" : formatRoundedUsd(netMargin)} is left`;
    return operatingExpenses === 0
      ? `${goods}${left}.`
      : `${goods} and ${formatRoundedUsd(grossMargin - netMargin)} to operating expenses${left}.`;
  },
  breakdown: ({ netProfit }, { cogs, operatingExpenses }) => ({
    label: "Revenue",
    parts: [
      ["Cost of goods sold", cogs],
      ["Operating expenses", operatingExpenses],
      ["Net profit", netProfit],
    ],
  }),
  charts: ({ netProfit }, { revenue, cogs, operatingExpenses }) => [
    {
      kind: "waterfall",
      name: "profit",
      title:
        netProfit < 0
          ? `${formatWholeUsd(revenue)} in revenue ends in a loss of ${formatWholeUsd(-netProfit)}`
          : `Of ${formatWholeUsd(revenue)} in revenue, ${formatWholeUsd(netProfit)} is left`,
      subject: "From revenue to net profit",
      steps: [
        ["Revenue", revenue],
        ["Cost of goods sold", -cogs],
        ["Gross profit"],
        ["Operating expenses", -operatingExpenses],
        ["Net profit"],
      ],
    },
  ],
  toast: ({ grossMargin, netMargin }) =>
    complete(`Gross margin ${formatPercent(grossMargin)}, net margin ${formatPercent(netMargin)}.`),

  example: {
    revenue: 480_000,
    cogs: 264_000,
    operatingExpenses: 168_000,
    targetMargin: 48,
  },
});
