import { itemsWaterfall } from "@/lib/calculator/charts/items-waterfall";
import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedPercent, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { cashFlow } from "./calculation";

export const report = defineReport(cashFlow, {
  invalidMessage: "Please ensure all amounts are valid positive numbers.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "netCashFlow",
  outputs: {
    totalInflows: usd("Total inflows", {
      explanation: { rule: "All inflows added up.", formula: "SUM(inflows.amount)" },
    }),
    totalOutflows: usd("Total outflows", {
      explanation: { rule: "All outflows added up.", formula: "SUM(outflows.amount)" },
    }),
    netCashFlow: usd("Net cash flow", {
      explanation: {
        rule: "What is left of the inflows after the outflows.",
        formula: "totalInflows-totalOutflows",
      },
      signLabels: {
        above: "More comes in than goes out",
        below: "More goes out than comes in",
        zero: "As much comes in as goes out",
      },
    }),
  },

  verdict: ({ totalInflows, totalOutflows, netCashFlow }) => {
    if (totalInflows === 0 && totalOutflows === 0) return "Nothing is listed yet.";
    if (netCashFlow < 0)
      return `Your cash shrinks by ${formatRoundedUsd(-netCashFlow)} over the period. It has to come from savings or debt.`;
    if (netCashFlow === 0) return "Your cash is the same at the end of the period as at its start.";
    return `Your cash grows by ${formatRoundedUsd(netCashFlow)} over the period, ${formatRoundedPercent((netCashFlow / totalInflows) * 100)} of what comes in.`;
  },
  charts: ({ totalInflows, netCashFlow }, { inflows, outflows }) => [
    ...itemsWaterfall({
      name: "flow",
      title:
        netCashFlow < 0
          ? `More goes out than the ${formatWholeUsd(totalInflows)} that comes in: ${formatWholeUsd(-netCashFlow)} more`
          : `Of the ${formatWholeUsd(totalInflows)} that comes in, ${formatWholeUsd(netCashFlow)} stays`,
      subject: "From the inflows, outflow by outflow, to the net cash flow",
      whole: ["Total inflows", totalInflows],
      items: outflows,
      item: "Outflow",
      left: "Net cash flow",
    }),
    {
      kind: "items",
      name: "inflows",
      subject: "Inflows, the largest first",
      whole: "all inflows",
      item: "Inflow",
      each: "inflow",
      items: inflows,
    },
  ],
  toast: ({ totalInflows, totalOutflows, netCashFlow }) =>
    complete(
      `Inflows ${formatUsd(totalInflows)}, outflows ${formatUsd(totalOutflows)}, net cash flow ${formatUsd(netCashFlow)}.`,
    ),

  example: {
    inflows: [
      { description: "Design clients", amount: 5_400 },
      { description: "Part-time teaching", amount: 1_150 },
    ],
    outflows: [
      { description: "Rent", amount: 1_480 },
      { description: "Estimated tax payment", amount: 2_600 },
      { description: "Groceries", amount: 540 },
      { description: "Health insurance", amount: 465 },
      { description: "Software and supplies", amount: 310 },
      { description: "Everything else", amount: 720 },
    ],
  },
});
