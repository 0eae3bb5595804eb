import type { Lines, Mark } from "@/lib/calculator/charts/chart";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { count, percentage, usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatPayment, formatUsd, formatWholeUsd } from "@/lib/format";

import { breakEven, type BreakEvenInput, type BreakEvenResult } from "./calculation";
import { expectedSales } from "./options/expected-sales";
import { targetProfit } from "./options/target-profit";

export const report = defineReport(breakEven, {
  invalidMessage:
    "Please enter valid positive numbers for all fields. Selling price must be greater than zero.",
  validate: ({ variableCost, sellingPrice }) =>
    sellingPrice > variableCost
      ? undefined
      : {
          notice: refused(
            "Selling price per unit must be greater than variable cost per unit to break even.",
            "Invalid Pricing",
          ),
          errors: {
            sellingPrice: `Enter a price above the variable cost of ${formatAmount("money", variableCost)}.`,
          },
        },

  headline: "units",
  options: [targetProfit, expectedSales],
  outputs: {
    units: count("unit")("Break-even point", {
      explanation: {
        rule: "Fixed costs divided by the contribution margin, rounded up to whole units. It is rounded to 9 decimals first, so that tiny computer rounding errors do not add a unit.",
        formula: "ROUNDUP(ROUND(fixedCosts/contributionMargin, 9), 0)",
      },
    }),
    revenue: usd("Revenue at break-even", {
      explanation: { rule: "Those units times the selling price.", formula: "units*sellingPrice" },
    }),
    contributionMargin: usd("Contribution margin per unit", {
      note: "What each unit leaves for fixed costs, and then for profit.",
      explanation: {
        rule: "The selling price minus the variable cost.",
        formula: "sellingPrice-variableCost",
      },
    }),
    contributionMarginRatio: percentage("Contribution margin ratio", {
      note: "What $100 in sales leaves for fixed costs and profit.",
      explanation: {
        rule: "The contribution margin as a percentage of the price.",
        formula: "contributionMargin/sellingPrice*100",
      },
    }),
  },

  verdict: breakEvenInWords,
  charts: (result, input) => costsAndRevenue(result, input),
  toast: ({ units, revenue }) =>
    complete(`Break-even at ${formatCount(units, "unit")}, ${formatUsd(revenue)} of revenue.`),

  example: {
    fixedCosts: 12_600,
    variableCost: 18.5,
    sellingPrice: 47,
    targetProfit: 5_000,
  },
});

/** About as many as a month has. */
const daysOfMonth = 30;

function breakEvenInWords(
  { units, contributionMargin }: BreakEvenResult,
  { fixedCosts }: BreakEvenInput,
) {
  const each = formatPayment(contributionMargin);
  if (fixedCosts === 0)
    return `There are no fixed costs to cover, so every unit leaves ${each}, starting with the first.`;
  const perDay = Math.round(units / daysOfMonth);
  const beyond = `every unit beyond adds ${each} of profit.`;
  return perDay < 2
    ? `With fewer than ${formatCount(units, "unit")}, you lose money; ${beyond}`
    : `That is about ${formatCount(perDay, "unit")} a day if the fixed costs are for a month. With fewer, you lose money; ${beyond}`;
}

/** About as many points as are drawn, besides those that are marked. */
const points = 10;

/** What is taken in and what it costs, by the units sold, to well beyond where they cross. */
function costsAndRevenue(
  { units, revenue, contributionMargin, targetUnits = 0, targetRevenue = 0 }: BreakEvenResult,
  { fixedCosts, variableCost, sellingPrice, sold = null }: BreakEvenInput,
): Lines[] {
  const furthest = Math.max(points, 2 * units, 1.2 * targetUnits, 1.2 * (sold ?? 0));
  if (furthest * sellingPrice < 1) return [];

  const step = roundStep(furthest / points);
  const positions = [
    ...Array.from({ length: Math.ceil(furthest / step) + 1 }, (_, index) => index * step),
    units,
    targetUnits,
    sold ?? 0,
  ];
  const values = [...new Set(positions)].sort((one, other) => one - other);
  const crossing = fixedCosts / contributionMargin;
  const marks: Mark[] = [];
  if (units > 0)
    marks.push({
      x: crossing,
      y: crossing * sellingPrice,
      label: "Break-even",
      detail: formatCount(units, "unit"),
    });
  if (targetUnits > units)
    marks.push({
      x: targetUnits,
      y: targetRevenue,
      label: "Target profit",
      detail: formatCount(targetUnits, "unit"),
    });
  if (sold !== null)
    marks.push({
      x: sold,
      y: sold * sellingPrice,
      label: "Expected sales",
      detail: formatCount(sold, "unit"),
    });

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "costs",
      title:
        units === 0
          ? `Without fixed costs, every unit leaves ${formatUsd(contributionMargin)}`
          : `At ${formatCount(units, "unit")}, ${formatWholeUsd(revenue)} in revenue covers all costs`,
      subject: "Revenue and total costs, by units sold",
      x: { unit: "unit", label: "Units sold", values },
      series: [
        { label: "Revenue", values: values.map((sold) => sold * sellingPrice) },
        { label: "Total costs", values: values.map((sold) => fixedCosts + sold * variableCost) },
      ],
      marks,
    },
  ];
}

/** The first of 1, 2, 5, 10, 20, 50 … that is not below a number of 1 or more. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
}
