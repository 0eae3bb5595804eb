import { itemsWaterfall } from "@/lib/calculator/charts/items-waterfall";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { isMonthly } from "@/lib/finance/recurring-item";
import { formatRoundedUsd, formatShare, formatUsd, formatWholeUsd } from "@/lib/format";
import {
  inMonths,
  largestInWords,
  monthlyTotalFigure,
} from "@/lib/subjects/recurring-amounts/recurring-total";

import { cashFlow } from "./calculation";

export const report = defineReport(cashFlow, {
  invalidMessage: "Please ensure all amounts are valid positive numbers.",

  headline: "netCashFlow",
  outputs: {
    totalInflows: monthlyTotalFigure("Total inflows", "All inflows", {
      amount: "inflows.amount",
      frequency: "inflows.frequency",
    }),
    totalOutflows: monthlyTotalFigure("Total outflows", "All outflows", {
      amount: "outflows.amount",
      frequency: "outflows.frequency",
    }),
    netCashFlow: usd("Net cash flow", {
      explanation: {
        rule: "Total inflows minus total outflows.",
        formula: "totalInflows-totalOutflows",
      },
      signLabels: {
        above: "More comes in than goes out",
        below: "More goes out than comes in",
        zero: "The same amount comes in and goes out",
      },
    }),
  },

  verdict({ totalInflows, totalOutflows, netCashFlow }, { inflows, outflows }) {
    const largest = largestInWords(outflows, "outflow");
    const time = [...inflows, ...outflows].every(isMonthly) ? "over the period" : "a month";
    if (totalInflows === 0 && totalOutflows === 0) return "You have not listed anything yet.";
    if (netCashFlow < 0)
      return `Your cash shrinks by ${formatRoundedUsd(-netCashFlow)} ${time}${largest}. The difference has to come from savings or debt.`;
    if (netCashFlow === 0)
      return `You end the period with as much cash as you started with${largest}.`;
    return `Your cash grows by ${formatRoundedUsd(netCashFlow)} ${time}, so you keep ${formatShare(netCashFlow, totalInflows)} of what comes in${largest}.`;
  },
  charts: ({ totalInflows, netCashFlow }, { inflows, outflows }) => [
    ...itemsWaterfall({
      name: "flow",
      title:
        netCashFlow < 0
          ? `${formatWholeUsd(-netCashFlow)} more goes out than the ${formatWholeUsd(totalInflows)} that comes in`
          : `Of the ${formatWholeUsd(totalInflows)} that comes in, ${formatWholeUsd(netCashFlow)} stays`,
      subject: "From total inflows to net cash flow",
      whole: ["Total inflows", totalInflows],
      items: inMonths(outflows),
      item: "Outflow",
      left: "Net cash flow",
    }),
    {
      kind: "items",
      name: "inflows",
      subject: "Inflows, largest first",
      whole: "all inflows",
      item: "Inflow",
      each: "inflow",
      items: inMonths(inflows),
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
