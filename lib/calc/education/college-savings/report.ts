import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatBriefUsd, formatNumber, formatUsd } from "@/lib/format";
import { growthTable } from "@/lib/subjects/growth/growth-table";

import { marketHistory } from "@/lib/subjects/market-history/market-history";

import { collegeSavings, type CollegeSavingsInput, type CollegeSavingsResult } from "./calculation";
import { pathChart } from "./charts";
import { collegePlan, isPlanned } from "./options/college-plan";
import { verdictOn } from "./words";

const inHistory = marketHistory<CollegeSavingsInput>({
  years: ({ childAge, collegeAge }) => collegeAge - childAge,
  contributions: "Your contribution rises with prices here.",
});

const invalid =
  "Please enter valid positive numbers. College age must be greater than current age.";

const planBeside = () => ({
  titles: ["Your plan", "Four years at once"] as const,
  why: "Your plan has your years, aid and share. The total has four full years, all due on the first day.",
});

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
          errors: {
            collegeAge: `Enter an age above ${formatNumber(childAge)}. Once college has started, there is no time left to save.`,
          },
        },

  headline: "totalFutureCost",
  whole: [
    {
      figure: "planMonthly",
      leads: ({ requiredMonthlySavings }) => requiredMonthlySavings !== undefined,
      words: planBeside,
    },
    { figure: "planSurplus", words: planBeside },
  ],
  options: [collegePlan, inHistory],
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

  verdict: verdictOn,
  remarks: (_, { keepGrowing }) =>
    keepGrowing === "kept"
      ? []
      : [{ tone: "neutral", text: "We assume you need all four years’ cost on day one." }],
  notCounted: [
    { words: "financial aid and scholarships", adds: "yearlyAid" },
    {
      words: "what your savings earn during college",
      when: (_, { keepGrowing }) => keepGrowing !== "kept",
    },
    { words: "tax on investment earnings outside a 529 plan" },
  ],
  charts: (result, input) => (result.totalFutureCost < 1 ? [] : [pathChart(result, input)]),
  toast: (result) => complete(noticeOf(result)),

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

function noticeOf(result: CollegeSavingsResult): string {
  const { totalFutureCost, requiredMonthlySavings, finalShortfallOrSurplus } = result;
  const sideOf = (over: number) => (over < 0 ? "shortfall" : "surplus");
  if (isPlanned(result))
    return requiredMonthlySavings === undefined
      ? `Projected ${sideOf(result.planSurplus)} of your plan: ${formatBriefUsd(Math.abs(result.planSurplus))}.`
      : `Monthly savings for your plan: ${formatUsd(result.planMonthly)}.`;
  const savings =
    requiredMonthlySavings === undefined
      ? `Projected ${sideOf(finalShortfallOrSurplus)}: ${formatUsd(Math.abs(finalShortfallOrSurplus))}.`
      : `Required monthly savings: ${formatUsd(requiredMonthlySavings)}.`;
  return `Total future cost: ${formatUsd(totalFutureCost)}. ${savings}`;
}
