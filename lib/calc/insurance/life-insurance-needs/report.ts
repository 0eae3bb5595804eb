import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatBriefUsd, formatUsd } from "@/lib/format";

import { lifeInsuranceNeeds } from "./calculation";
import { needsChart } from "./charts";
import { familyIncome } from "./options/family-income";
import { finalExpensesForm } from "./options/final-expenses.form";
import { presentValue } from "./options/present-value";
import { isCounted, verdictOn } from "./words";

export const report = defineReport(lifeInsuranceNeeds, {
  invalidMessage: "Please enter valid non-negative numbers for all fields. Years must be positive.",

  headline: "estimatedNeed",
  whole: {
    figure: "countedNeed",
    words: () => ({
      titles: ["With what you added", "Without it"],
      why: "Your additions change what your family needs, or what it would still have.",
    }),
  },
  // Final expenses are one more need: the figures of the report count them.
  options: [presentValue, familyIncome, finalExpensesForm],
  conditions: {
    isExtended: {
      words: "you add income or final expenses",
      formula: "OR(finalExpenses>0, partnerIncome>0, survivorBenefit>0)",
    },
  },
  steps: {
    yearlyChange: {
      label: "Growth of a year’s worth",
      formula: "(growth-rate)/(100+rate)",
    },
  },
  outputs: {
    incomeReplacement: briefUsd("Total income to replace", {
      explanation: {
        rule: "The annual income times the years. With growth or a return, what has to be there today to pay each year’s income at the start of that year.",
        formula:
          "IF(isDiscounted, FV(yearlyChange, INT(years), -annualIncome)+MOD(years, 1)*annualIncome*(1+yearlyChange)^INT(years), annualIncome*years)",
      },
    }),
    totalNeeds: usd("Total needs", {
      note: "Income, debts, mortgage and education.",
      explanation: {
        rule: "The total income to replace plus debts, mortgage and education costs.",
        formula: "incomeReplacement+debts+mortgageBalance+educationCosts",
      },
    }),
    totalAssets: usd("Total assets", {
      note: "Savings and existing insurance.",
      explanation: {
        rule: "Savings plus existing insurance.",
        formula: "savings+existingInsurance",
      },
    }),
    estimatedNeed: usd("Estimated life insurance need", {
      explanation: {
        rule: "The needs minus the assets, but not below zero.",
        formula: "MAX(0, totalNeeds-totalAssets)",
      },
    }),
    assetsOver: briefUsd("Assets above needs", {
      explanation: {
        rule: "The assets minus the needs, but not below zero.",
        formula: "MAX(0, totalAssets-totalNeeds)",
      },
      when: ({ assetsOver }) => assetsOver > 0,
    }),
    ...presentValue.outputs,
    ...familyIncome.outputs,
    countedNeeds: briefUsd("Needs with what you added", {
      explanation: {
        rule: "The total needs plus final expenses.",
        formula: "totalNeeds+finalExpenses",
        onlyIf: "isExtended",
      },
    }),
    countedAssets: briefUsd("What your family has and would get", {
      explanation: {
        rule: "Savings and existing insurance, plus what a partner’s income and survivors benefits cover.",
        formula:
          "totalAssets+IF(partnerIncome>0, partnerCovers, 0)+IF(survivorBenefit>0, survivorsCover, 0)",
        onlyIf: "isExtended",
      },
    }),
    countedNeed: briefUsd("Life insurance need with what you added", {
      explanation: {
        rule: "These needs minus what your family has and would get, but not below zero.",
        formula: "MAX(0, countedNeeds-countedAssets)",
        onlyIf: "isExtended",
      },
    }),
    countedOver: briefUsd("More than your family needs", {
      explanation: {
        rule: "What your family has and would get minus these needs, but not below zero.",
        formula: "MAX(0, countedAssets-countedNeeds)",
        onlyIf: "isExtended",
      },
      when: ({ countedOver = 0 }) => countedOver > 0,
    }),
  },

  verdict: verdictOn,
  notCounted: [
    { words: "a partner’s income", adds: "partnerIncome" },
    { words: "Social Security survivors benefits", adds: "survivorBenefit" },
    {
      words: "rising prices, and what the money would earn",
      adds: "rate",
      when: ({ incomeAddedUp }) => incomeAddedUp === undefined,
    },
    { words: "final expenses, such as a funeral", adds: "finalExpenses" },
  ],
  charts: (result, input) => [needsChart(result, input)],
  toast: (result) =>
    complete(
      isCounted(result)
        ? `Life insurance need with what you added: ${formatBriefUsd(result.countedNeed)}.`
        : `Estimated life insurance need: ${formatUsd(result.estimatedNeed)}.`,
    ),

  example: {
    annualIncome: 72_000,
    years: 12,
    debts: 18_500,
    mortgageBalance: 214_000,
    educationCosts: 90_000,
    savings: 46_000,
    existingInsurance: 144_000,
  },
});
