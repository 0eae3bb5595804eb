import type { Amounts } from "@/lib/calculator/charts/chart";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import type { Item } from "@/lib/finance/item";
import {
  formatCount,
  formatPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import { startupCosts, type StartupCostsInput, type StartupCostsResult } from "./calculation";
import { funding, fundingSection } from "./options/funding";

export const report = defineReport(startupCosts, {
  invalidMessage: (boxes) =>
    boxes.includes("reserveMonths")
      ? "Months of reserve must be a non-negative number."
      : refused("Please enter valid non-negative numbers for all cost amounts.", "Invalid Amounts"),

  headline: "totalStartupCost",
  options: [funding],
  outputs: {
    totalOneTime: usd("Total one-time costs", {
      explanation: { rule: "All one-time costs added up.", formula: "SUM(oneTimeCosts.amount)" },
    }),
    totalMonthly: usd("Total monthly costs", {
      explanation: { rule: "All monthly costs added up.", formula: "SUM(monthlyCosts.amount)" },
    }),
    cashReserve: usd("Cash reserve", {
      explanation: {
        rule: "Monthly costs times the months of reserve.",
        formula: "totalMonthly*reserveMonths",
      },
    }),
    totalStartupCost: usd("Total startup cost", {
      explanation: {
        rule: "One-time costs plus the reserve.",
        formula: "totalOneTime+cashReserve",
      },
    }),
  },

  verdict: costsInWords,
  sections: fundingSection,
  breakdown: ({ gap, leftOver }, { ownMoney = 0, loan = 0 }) =>
    gap === undefined || leftOver !== null
      ? undefined
      : {
          label: "Total startup cost",
          parts: [
            ["Owner’s money", ownMoney],
            ["Loan", loan],
            ["Still missing", gap],
          ],
        },
  checklists: ({ cashReserve }, { oneTimeCosts, monthlyCosts, reserveMonths }) => [
    {
      title: "Checklist: before you open",
      items: [
        ...named(oneTimeCosts, "One-time cost"),
        ...(cashReserve > 0
          ? [{ label: `Reserve for ${formatCount(reserveMonths, "month")}`, amount: cashReserve }]
          : []),
      ],
    },
    { title: "Checklist: every month", items: named(monthlyCosts, "Monthly cost") },
  ],
  charts: partsOf,
  toast: ({ totalStartupCost }) => complete(`Total startup cost: ${formatUsd(totalStartupCost)}.`),

  example: {
    oneTimeCosts: [
      { description: "Espresso cart", amount: 18_400 },
      { description: "Permits", amount: 1_145 },
      { description: "LLC and legal", amount: 790 },
      { description: "Opening stock", amount: 1_620 },
      { description: "Sign, website", amount: 1_975 },
    ],
    monthlyCosts: [
      { description: "Kitchen rent", amount: 740 },
      { description: "Supplies", amount: 2_150 },
      { description: "Insurance", amount: 185 },
      { description: "Van fuel", amount: 230 },
      { description: "Phone", amount: 120 },
      { description: "Owner’s pay", amount: 2_600 },
    ],
    reserveMonths: 3,
  },
});

function costsInWords(
  { totalOneTime, totalMonthly, cashReserve }: StartupCostsResult,
  { reserveMonths }: StartupCostsInput,
) {
  if (totalOneTime === 0 && totalMonthly === 0) return "You have not listed anything yet.";
  if (totalMonthly === 0)
    return "All of it is one-time costs. Without monthly costs, you need no reserve.";
  const further = `Each additional month of reserve adds ${formatRoundedUsd(totalMonthly)}.`;
  if (cashReserve === 0) {
    const once =
      totalOneTime === 0 ? "There are no one-time costs, and" : "All of it is one-time costs, and";
    return `${once} nothing is set aside for the months after. ${further}`;
  }
  const reserve = formatRoundedUsd(cashReserve);
  const months = `${formatCount(reserveMonths, "month")} of costs without any sales`;
  return totalOneTime === 0
    ? `${reserve} covers ${months}. ${further}`
    : `You need ${formatRoundedUsd(totalOneTime)} to open and ${reserve} to cover ${months}. ${further}`;
}

/** The rows in their order, by what the visitor calls them or else by their position; no blank ones. */
const named = (items: readonly Item[], item: string) =>
  items
    .map(({ description, amount }, position) => ({ description, position, amount }))
    .filter(({ description, amount }) => description || amount > 0)
    .map(({ description, position, amount }) => ({
      label: description || `${item} ${position + 1}`,
      amount,
    }));

/** What the total consists of, where there are both parts. */
function partsOf({ totalOneTime, cashReserve, totalStartupCost }: StartupCostsResult): Amounts[] {
  if (totalOneTime === 0 || cashReserve === 0) return [];
  return [
    {
      kind: "amounts",
      name: "parts",
      title: `The reserve is ${formatPercent((cashReserve / totalStartupCost) * 100)} of the ${formatWholeUsd(totalStartupCost)} it takes to start`,
      subject: "One-time costs and cash reserve",
      whole: "the startup cost",
      rows: [
        { label: "One-time costs", amount: totalOneTime },
        { label: "Cash reserve", amount: cashReserve },
      ],
    },
  ];
}
