import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import {
  formatNumber,
  formatPayment,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { growthTable } from "@/lib/subjects/growth/growth-table";

import { marketHistory } from "@/lib/subjects/market-history/market-history";

import { collegeSavings, type CollegeSavingsInput, type CollegeSavingsResult } from "./calculation";

const inHistory = marketHistory<CollegeSavingsInput>({
  years: ({ childAge, collegeAge }) => collegeAge - childAge,
  contributions: "Your contribution rises with prices here.",
});

const invalid =
  "Please enter valid positive numbers. College age must be greater than current age.";

export const report = defineReport(collegeSavings, {
  invalidMessage: (boxes) =>
    boxes.every((box) => box === "monthlyContribution")
      ? "Monthly contribution cannot be negative."
      : invalid,
  validate: ({ childAge, collegeAge }) =>
    collegeAge > childAge
      ? undefined
      : {
          notice: refused(invalid),
          errors: { collegeAge: `Enter an age above ${formatNumber(childAge)}.` },
        },

  headline: "totalFutureCost",
  options: [inHistory],
  moves: ["monthlyContribution", "annualCost", "costInflation", "childAge"],
  conditions: {
    isLeftBlank: {
      words: "you leave the monthly contribution blank",
      formula: "ISBLANK(monthlyContribution)",
    },
  },
  steps: {
    yearsLeft: { label: "Years until college starts", formula: "collegeAge-childAge" },
    costGrowth: { label: "Growth of the cost in a year", formula: "1+costInflation/100" },
    sufficientSavings: {
      label: "Monthly savings that cover the rest of the cost",
      formula: "PMT(annualReturn/1200, yearsLeft*12, 0, -stillToSave)",
    },
  },
  outputs: {
    firstYearCost: briefUsd("Cost of the first year", {
      explanation: {
        rule: "Today’s yearly cost, raised for each year until college starts.",
        formula: "annualCost*costGrowth^yearsLeft",
      },
    }),
    totalFutureCost: usd("Total future cost of four years", {
      explanation: {
        rule: "The first year plus three more, each costing more than the year before.",
        formula: "firstYearCost*(1+costGrowth+costGrowth^2+costGrowth^3)",
      },
    }),
    futureValueOfCurrentSavings: usd("Future value of current savings", {
      explanation: {
        rule: "What your current savings grow to by the time college starts.",
        formula: "FV(annualReturn/1200, yearsLeft*12, 0, -currentSavings)",
      },
    }),
    stillToSave: usd("Cost not covered by current savings", {
      hidden: true,
      explanation: {
        rule: "The total cost minus what current savings will cover.",
        formula: "MAX(0, totalFutureCost-futureValueOfCurrentSavings)",
      },
    }),
    requiredMonthlySavings: usd("Required monthly savings", {
      note: "Starting now, until college starts.",
      explanation: {
        rule: "The fixed monthly contribution that grows to the rest of the cost.",
        formula: "sufficientSavings",
        onlyIf: "isLeftBlank",
      },
    }),
    enteredMonthlyContribution: usd("Your monthly contribution", {
      explanation: {
        rule: "As you entered it.",
        formula: "monthlyContribution",
        onlyIf: "NOT(isLeftBlank)",
      },
    }),
    monthlySavings: usd("Monthly savings", {
      hidden: true,
      explanation: {
        rule: "Your contribution, or the required one if you left it blank.",
        formula: "IF(isLeftBlank, requiredMonthlySavings, monthlyContribution)",
      },
    }),
    futureValueOfContributions: usd("Future value of contributions", {
      explanation: {
        rule: "Each contribution with growth until college starts.",
        formula: "FV(annualReturn/1200, yearsLeft*12, -monthlySavings)",
      },
    }),
    ...inHistory.outputs,
    totalProjectedSavings: usd("Total projected savings", {
      explanation: {
        rule: "Current savings plus contributions, with growth.",
        formula: "futureValueOfCurrentSavings+futureValueOfContributions",
      },
    }),
    finalShortfallOrSurplus: usd("Surplus or shortfall", {
      signLabels: { above: "Surplus", below: "Shortfall", zero: "Exactly covered" },
      explanation: {
        rule: "Projected savings minus the total cost.",
        formula: "totalProjectedSavings-totalFutureCost",
      },
    }),
    sufficientContribution: usd("Monthly contribution that covers the cost", {
      note: "Starting now, instead of the one you entered.",
      explanation: {
        rule: "The fixed monthly contribution that grows to the rest of the cost.",
        formula: "sufficientSavings",
        onlyIf: "AND(NOT(isLeftBlank), finalShortfallOrSurplus<0)",
      },
    }),
    byYear: growthTable("Savings by year", {
      years: "yearsLeft",
      rate: "annualReturn",
      contribution: "monthlySavings",
      opening: "currentSavings",
      totals: ({ byYear, totalProjectedSavings }) => ({
        contributed: sumBy(byYear, ({ contributed }) => contributed),
        growth: sumBy(byYear, ({ growth }) => growth),
        balance: totalProjectedSavings,
      }),
    }),
  },

  verdict: (result, { currentSavings }) => {
    const { enteredMonthlyContribution, requiredMonthlySavings, sufficientContribution } = result;
    const { futureValueOfCurrentSavings, finalShortfallOrSurplus } = result;
    const over = formatRoundedUsd(Math.abs(finalShortfallOrSurplus));
    if (requiredMonthlySavings !== undefined && result.stillToSave > 0)
      return currentSavings > 0
        ? `What you have covers ${formatRoundedUsd(futureValueOfCurrentSavings)} of it by then. Saving ${formatPayment(requiredMonthlySavings)} a month until college starts would cover the rest.`
        : `Saving ${formatPayment(requiredMonthlySavings)} a month until college starts would cover all four years.`;
    const grown =
      futureValueOfCurrentSavings > currentSavings
        ? `would grow to ${formatRoundedUsd(futureValueOfCurrentSavings)},`
        : `of ${formatRoundedUsd(currentSavings)} are`;
    if (enteredMonthlyContribution === undefined)
      return `Your current savings ${grown} ${finalShortfallOrSurplus === 0 ? "exactly" : `${over} more than`} what all four years cost.`;
    const [saving, covers, leaves] =
      enteredMonthlyContribution === 0
        ? ["Your current savings", "cover", "leave"]
        : [`Saving ${formatPayment(enteredMonthlyContribution)} a month`, "covers", "leaves"];
    if (sufficientContribution !== undefined)
      return `${saving} ${leaves} you ${over} short. ${formatPayment(sufficientContribution)} a month would cover all four years.`;
    return finalShortfallOrSurplus === 0
      ? `${saving} ${covers} all four years exactly.`
      : `${saving} ${covers} all four years and ${leaves} ${over} to spare.`;
  },
  remarks: () => [
    {
      tone: "neutral",
      text: "We assume you need all four years’ cost on day one.",
    },
  ],
  notCounted: [
    { words: "financial aid and scholarships" },
    { words: "what your savings earn during college" },
    { words: "tax on investment earnings outside a 529 plan" },
  ],
  charts: (result, input) => (result.totalFutureCost < 1 ? [] : [pathChart(result, input)]),
  toast: ({ totalFutureCost, requiredMonthlySavings, finalShortfallOrSurplus }) => {
    const savings =
      requiredMonthlySavings === undefined
        ? `Projected ${finalShortfallOrSurplus < 0 ? "shortfall" : "surplus"}: ${formatUsd(Math.abs(finalShortfallOrSurplus))}.`
        : `Required monthly savings: ${formatUsd(requiredMonthlySavings)}.`;
    return complete(`Total future cost: ${formatUsd(totalFutureCost)}. ${savings}`);
  },

  example: {
    childAge: 5,
    collegeAge: 18,
    annualCost: 25_000,
    costInflation: 4,
    currentSavings: 10_000,
    annualReturn: 6,
    monthlyContribution: null,
  },
});

/** The savings at each age of the child, up to what four years cost. */
function pathChart(
  { byYear, totalFutureCost, totalProjectedSavings, finalShortfallOrSurplus }: CollegeSavingsResult,
  { childAge, collegeAge, currentSavings }: CollegeSavingsInput,
): Lines {
  const path = [{ year: 0, balance: currentSavings }, ...drawnYears(byYear)];
  const apart = formatWholeUsd(Math.abs(finalShortfallOrSurplus));
  const cost = `the ${formatWholeUsd(totalFutureCost)} cost of four years`;
  const standing =
    finalShortfallOrSurplus === 0
      ? `reach ${cost}`
      : `are ${apart} ${finalShortfallOrSurplus < 0 ? "short of" : "above"} ${cost}`;
  return {
    kind: "lines",
    curve: "straight",
    name: "path",
    title: `At ${formatNumber(collegeAge)}, your savings ${standing}`,
    subject: "Savings at each age of the child, and the cost of four years",
    x: { label: "Age of the child", values: path.map(({ year }) => childAge + year) },
    series: [
      { label: "Cost of four years", values: path.map(() => totalFutureCost) },
      { label: "Savings", values: path.map(({ balance }) => balance) },
    ],
    marks: [
      {
        x: collegeAge,
        y: totalProjectedSavings,
        label: "College starts",
        detail: `${formatWholeUsd(totalProjectedSavings)} saved`,
      },
    ],
  };
}
