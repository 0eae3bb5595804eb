import type { DeclaredWaterfall, Step } from "@/lib/calculator/charts/waterfall-chart";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import {
  lifeInsuranceNeeds,
  type LifeInsuranceNeedsInput,
  type LifeInsuranceNeedsResult,
} from "./calculation";

export const report = defineReport(lifeInsuranceNeeds, {
  invalidMessage: "Please enter valid non-negative numbers for all fields. Years must be positive.",

  headline: "estimatedNeed",
  outputs: {
    incomeReplacement: briefUsd("Total income to replace", {
      explanation: { rule: "The annual income times the years.", formula: "annualIncome*years" },
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
  },

  verdict: ({ totalNeeds, totalAssets, estimatedNeed, assetsOver, incomeReplacement }) => {
    if (totalNeeds === 0) return "You entered no needs, so there is nothing to insure.";
    if (assetsOver > 0)
      return `What you already have covers your family’s needs, with ${formatRoundedUsd(assetsOver)} to spare.`;
    if (estimatedNeed === 0) return "What you already have is exactly what your family needs.";
    const income =
      incomeReplacement === totalNeeds
        ? " to replace your income"
        : incomeReplacement > 0
          ? `, ${formatRoundedUsd(incomeReplacement)} of it to replace your income`
          : "";
    const needed = `Your family would need ${formatRoundedUsd(totalNeeds)}${income}.`;
    return totalAssets === 0
      ? `${needed} You have no savings or insurance yet, so insurance would have to cover all of it.`
      : `${needed} What you have covers ${formatRoundedUsd(totalAssets)}; insurance would have to cover the rest.`;
  },
  notCounted: [
    { words: "a partner’s income" },
    { words: "Social Security survivors benefits" },
    { words: "rising prices, and what the money would earn" },
    { words: "final expenses, such as a funeral" },
  ],
  charts: (result, input) => [needsChart(result, input)],
  toast: ({ estimatedNeed }) =>
    complete(`Estimated life insurance need: ${formatUsd(estimatedNeed)}.`),

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

/** The needs added up and the assets taken from them; the other way around where the assets are more. */
function needsChart(
  {
    totalNeeds,
    totalAssets,
    estimatedNeed,
    assetsOver,
    incomeReplacement,
  }: LifeInsuranceNeedsResult,
  {
    years,
    debts,
    mortgageBalance,
    educationCosts,
    savings,
    existingInsurance,
  }: LifeInsuranceNeedsInput,
): DeclaredWaterfall {
  const needs: Step[] = [
    [`Income for ${formatCount(years, "year")}`, incomeReplacement],
    ["Debts", debts],
    ["Mortgage", mortgageBalance],
    ["Education", educationCosts],
  ];
  const assets: Step[] = [
    ["Savings", savings],
    ["Existing insurance", existingInsurance],
  ];
  const chart = { kind: "waterfall", name: "needs" } as const;
  const needed = `the ${formatWholeUsd(totalNeeds)} needed`;
  if (assetsOver > 0)
    return {
      ...chart,
      title: `Your assets are ${formatWholeUsd(assetsOver)} more than ${needed}`,
      subject: "Assets minus needs",
      steps: [...assets, ["Total assets"], ...needs.map(taken), ["Left over"]],
    };
  return {
    ...chart,
    title:
      estimatedNeed === 0
        ? `Your assets are exactly ${needed}`
        : `Of ${needed}, you have ${formatWholeUsd(totalAssets)} and are short ${formatWholeUsd(estimatedNeed)}`,
    subject: "Needs minus assets",
    steps: [...needs, ["Total needs"], ...assets.map(taken), ["Insurance needed"]],
  };
}

const taken = ([label, amount = 0]: Step): Step => [label, -amount];
