import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { days, ratio } from "@/lib/calculator/report/outputs";
import { formatDays, formatRatio, formatRoundedUsd } from "@/lib/format";

import { inventoryTurnover } from "./calculation";

export const report = defineReport(inventoryTurnover, {
  invalidMessage:
    "Please enter valid positive numbers. Average Inventory must be greater than zero.",

  headline: "ratio",
  outputs: {
    ratio: ratio("Inventory turnover", {
      note: "Times per year.",
      explanation: {
        rule: "The cost of goods sold divided by the average inventory.",
        formula: "cogs/averageInventory",
      },
    }),
    days: days("Days in inventory", {
      note: "From the purchase to the sale, on average.",
      explanation: {
        rule: "365 days divided by the turnover.",
        formula: "365/ratio",
        onlyIf: "cogs>0",
      },
    }),
    freedByOneMoreTurn: briefUsd("Freed by one more turn", {
      note: "Cash you would free up if the same sales came from one more turn a year.",
      explanation: {
        rule: "The average inventory minus what the same sales would need with one more turn.",
        formula: "averageInventory-cogs/(ratio+1)",
        onlyIf: "cogs>0",
      },
    }),
  },

  verdict: ({ days, freedByOneMoreTurn }, { averageInventory }) =>
    days === null || freedByOneMoreTurn === null
      ? "The days in inventory are not defined: nothing was sold."
      : `Goods stay ${formatDays(days)} on average before they sell. Selling through your inventory once more a year would free ${formatRoundedUsd(freedByOneMoreTurn)} of the ${formatRoundedUsd(averageInventory)} in it.`,
  toast: ({ ratio, days }) =>
    complete(
      days === null
        ? `Inventory turnover: ${formatRatio(ratio)}. Nothing was sold.`
        : `Inventory turnover: ${formatRatio(ratio)}, or ${formatDays(days)} in inventory.`,
    ),

  example: { cogs: 412_000, averageInventory: 68_500 },
});
