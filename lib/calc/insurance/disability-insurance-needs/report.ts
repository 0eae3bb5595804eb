import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { defineReport, type Remark } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { ratio, usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import {
  disabilityInsuranceNeeds,
  type DisabilityInsuranceNeedsInput,
  type DisabilityInsuranceNeedsResult,
} from "./calculation";

/** What rounds to less than a cent makes no difference that is shown. */
const leastShown = 0.005;

export const report = defineReport(disabilityInsuranceNeeds, {
  invalidMessage: "Please enter valid non-negative numbers. Replacement % must be 1-100.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "recommendedBenefit",
  outputs: {
    targetBenefitIncome: usd("Target income", {
      note: "A month.",
      explanation: {
        rule: "The percentage to be replaced of the gross income.",
        formula: "monthlyIncome*replacementPercent/100",
      },
    }),
    neededBenefitIncome: usd("Needed for the target", {
      explanation: {
        rule: "The target income less what would come in anyway.",
        formula: "MAX(0, targetBenefitIncome-otherIncome-existingBenefit)",
      },
    }),
    neededBenefitExpenses: usd("Needed for the expenses", {
      explanation: {
        rule: "The essential expenses less what would come in anyway.",
        formula: "MAX(0, essentialExpenses-otherIncome-existingBenefit)",
      },
    }),
    recommendedBenefit: usd("Recommended monthly benefit", {
      explanation: {
        rule: "The larger of the two needs.",
        formula: "MAX(neededBenefitIncome, neededBenefitExpenses)",
      },
    }),
    monthsFromSavings: ratio("Months your savings would pay", {
      note: "Of essential expenses, while no benefit is paid yet. No part of the figures above.",
      when: ({ monthsFromSavings }) => monthsFromSavings !== 0,
      explanation: {
        rule: "The liquid savings divided by a month of essential expenses.",
        formula: "liquidSavings/essentialExpenses",
        onlyIf: "essentialExpenses>0",
      },
    }),
  },

  verdict,
  remarks: ({ recommendedBenefit }, { monthlyIncome, existingBenefit }) => [
    ...aboveIncome(recommendedBenefit, existingBenefit, monthlyIncome),
    {
      tone: "neutral",
      text: "Not counted: the waiting period before a policy pays, how long it pays, tax on benefits, Social Security disability, what the policy calls a disability, and the most an insurer will cover.",
    },
  ],
  charts: benefitChart,
  toast: ({ recommendedBenefit }) =>
    complete(`Recommended disability benefit: ${formatUsd(recommendedBenefit)} a month.`),

  example: {
    monthlyIncome: 6_200,
    replacementPercent: 60,
    essentialExpenses: 4_300,
    otherIncome: 450,
    existingBenefit: 1_500,
    liquidSavings: 15_000,
  },
});

/** Which of the two needs decides. */
function verdict(
  {
    recommendedBenefit,
    neededBenefitIncome,
    neededBenefitExpenses,
  }: DisabilityInsuranceNeedsResult,
  { monthlyIncome, replacementPercent, essentialExpenses }: DisabilityInsuranceNeedsInput,
): string {
  const share = `${formatNumber(replacementPercent)}% of your income`;
  const apart = neededBenefitExpenses - neededBenefitIncome;
  const more = `${formatRoundedUsd(Math.abs(apart))} a month more`;
  if (monthlyIncome === 0 && essentialExpenses === 0)
    return "No income and no expenses are entered, so there is nothing to insure.";
  if (recommendedBenefit === 0)
    return `What would come in anyway reaches both your essential expenses and ${share}.`;
  if (Math.abs(apart) < leastShown)
    return `Replacing ${share} and paying your essential expenses take the same.`;
  return apart > 0
    ? `Your essential expenses decide. They take ${more} than replacing ${share}.`
    : `Replacing ${share} decides. It takes ${more} than your essential expenses.`;
}

/** A warning of benefits that no insurer is likely to offer. */
const aboveIncome = (recommended: number, existing: number, income: number): Remark[] =>
  recommended === 0 || recommended + existing <= income
    ? []
    : [
        {
          tone: "warning",
          text: `With this benefit you would be insured for ${formatUsd(recommended + existing)} a month, more than the ${formatUsd(income)} that you earn. An insurer is unlikely to offer that.`,
        },
      ];

/** The income, what of it is wanted or needed, and what would pay for that. None without amounts. */
function benefitChart(
  { recommendedBenefit, targetBenefitIncome }: DisabilityInsuranceNeedsResult,
  { monthlyIncome, essentialExpenses, otherIncome, existingBenefit }: DisabilityInsuranceNeedsInput,
): DeclaredChart[] {
  const wanted = formatWholeUsd(Math.max(targetBenefitIncome, essentialExpenses));
  const anyway = formatWholeUsd(otherIncome + existingBenefit);
  return [
    {
      kind: "amounts",
      name: "benefit",
      title:
        recommendedBenefit === 0
          ? `The ${anyway} a month that would come in anyway is enough for the ${wanted} needed`
          : `Of the ${wanted} a month needed, ${anyway} would come in anyway and ${formatWholeUsd(recommendedBenefit)} would not`,
      subject: "The income, what is needed of it, and where it would come from, a month",
      rows: [
        { label: "Gross income", amount: monthlyIncome },
        { label: "Target income", amount: targetBenefitIncome },
        { label: "Essential expenses", amount: essentialExpenses },
        { label: "Other income", amount: otherIncome },
        { label: "Existing benefit", amount: existingBenefit },
        { label: "Recommended benefit", amount: recommendedBenefit },
      ].filter(({ amount }) => amount > 0),
    },
  ];
}
