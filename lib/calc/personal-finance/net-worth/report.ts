import { itemsWaterfall } from "@/lib/calculator/charts/items-waterfall";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatShare, formatUsd, formatWholeUsd } from "@/lib/format";

import { netWorth } from "./calculation";

export const report = defineReport(netWorth, {
  invalidMessage: "Please ensure all amounts are valid positive numbers.",

  headline: "netWorth",
  outputs: {
    totalAssets: usd("Total assets", {
      explanation: { rule: "All assets added up.", formula: "SUM(assets.amount)" },
    }),
    totalLiabilities: usd("Total liabilities", {
      explanation: { rule: "All liabilities added up.", formula: "SUM(liabilities.amount)" },
    }),
    netWorth: usd("Net worth", {
      explanation: {
        rule: "Total assets minus total liabilities.",
        formula: "totalAssets-totalLiabilities",
      },
      signLabels: {
        above: "You own more than you owe",
        below: "You owe more than you own",
        zero: "Even",
      },
    }),
    debtShare: percentage("Liabilities as a share of assets", {
      explanation: {
        rule: "Total liabilities as a percentage of total assets.",
        formula: "totalLiabilities/totalAssets*100",
        onlyIf: "totalAssets>0",
      },
    }),
  },

  verdict: ({ totalAssets, totalLiabilities, netWorth }) => {
    if (totalAssets === 0 && totalLiabilities === 0) return "You have not listed anything yet.";
    if (netWorth === 0)
      return "If you sold everything, you could pay off every debt with nothing left over.";
    if (netWorth < 0)
      return totalAssets === 0
        ? `You owe ${formatRoundedUsd(totalLiabilities)} and own nothing to pay it with.`
        : `You own ${formatRoundedUsd(totalAssets)} and owe ${formatRoundedUsd(totalLiabilities)}: if you sold everything, you would still owe ${formatRoundedUsd(-netWorth)}.`;
    return totalLiabilities === 0
      ? "You have no debts, so everything you own is yours."
      : `You own ${formatRoundedUsd(totalAssets)} and owe ${formatRoundedUsd(totalLiabilities)}, which leaves ${formatShare(netWorth, totalAssets)} that is really yours.`;
  },
  charts: ({ totalAssets, netWorth }, { assets, liabilities }) => [
    ...itemsWaterfall({
      name: "netWorth",
      title:
        netWorth < 0
          ? `You owe ${formatWholeUsd(-netWorth)} more than your ${formatWholeUsd(totalAssets)} in assets`
          : `Of ${formatWholeUsd(totalAssets)} in assets, ${formatWholeUsd(netWorth)} is yours after debts`,
      subject: "From total assets to net worth",
      whole: ["Total assets", totalAssets],
      items: liabilities,
      item: "Liability",
      left: "Net worth",
    }),
    {
      kind: "items",
      name: "assets",
      subject: "Assets, largest first",
      whole: "all assets",
      item: "Asset",
      each: "asset",
      items: assets,
    },
  ],
  toast: ({ totalAssets, totalLiabilities, netWorth }) =>
    complete(
      `Assets ${formatUsd(totalAssets)}, liabilities ${formatUsd(totalLiabilities)}, net worth ${formatUsd(netWorth)}.`,
    ),

  example: {
    assets: [
      { description: "Home", amount: 345_000 },
      { description: "401(k)", amount: 68_400 },
      { description: "Savings and checking", amount: 21_300 },
      { description: "Car", amount: 14_500 },
    ],
    liabilities: [
      { description: "Mortgage", amount: 262_800 },
      { description: "Student loan", amount: 18_900 },
      { description: "Car loan", amount: 9_700 },
      { description: "Credit card", amount: 3_250 },
    ],
  },
});
