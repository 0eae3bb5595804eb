import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type { Remark } from "@/lib/calculator/definition";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { ratio, usd } from "@/lib/calculator/report/outputs";
import {
  formatBriefUsd,
  formatNumber,
  formatRoundedUsd,
  formatShare,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import {
  disabilityInsuranceNeeds,
  type DisabilityInsuranceNeedsInput,
  type DisabilityInsuranceNeedsResult,
} from "./calculation";
import { hasSsdi, ssdi } from "./options/ssdi";
import { isWaiting, waitingPeriod } from "./options/waiting-period";

/** What rounds to less than a cent makes no difference that is shown. */
const leastShown = 0.005;

export const report = defineReport(disabilityInsuranceNeeds, {
  invalidMessage: "Please enter valid non-negative numbers. Replacement % must be 1-100.",

  headline: "recommendedBenefit",
  whole: [
    {
      figure: "benefitWithSsdi",
      words: () => ({
        titles: ["With SSDI", "Without SSDI"],
        why: "SSDI is hard to get: as long as it doesn’t pay, you need the whole benefit.",
      }),
    },
    {
      figure: "savingsNeeded",
      words: () => ({
        titles: ["Before benefits begin", "After that"],
        why: "Until the policy pays, your savings have to.",
      }),
    },
  ],
  options: [ssdi, waitingPeriod],
  outputs: {
    targetBenefitIncome: usd("Target income", {
      note: "Per month.",
      explanation: {
        rule: "Your gross income times the percentage to replace.",
        formula: "monthlyIncome*replacementPercent/100",
      },
    }),
    neededBenefitIncome: usd("Needed to reach the target", {
      explanation: {
        rule: "The target income minus what you would get anyway.",
        formula: "MAX(0, targetBenefitIncome-otherIncome-existingBenefit)",
      },
    }),
    neededBenefitExpenses: usd("Needed to pay expenses", {
      explanation: {
        rule: "The essential expenses minus what you would get anyway.",
        formula: "MAX(0, essentialExpenses-otherIncome-existingBenefit)",
      },
    }),
    recommendedBenefit: usd("Recommended monthly benefit", {
      explanation: {
        rule: "The larger of the two needs.",
        formula: "MAX(neededBenefitIncome, neededBenefitExpenses)",
      },
    }),
    monthsFromSavings: ratio("Months your savings would last", {
      note: "How long savings would pay your essential expenses before benefits start. Not included in the amounts above.",
      when: ({ monthsFromSavings }) => monthsFromSavings !== 0,
      explanation: {
        rule: "Your liquid savings divided by one month of essential expenses.",
        formula: "liquidSavings/essentialExpenses",
        onlyIf: "essentialExpenses>0",
      },
    }),
  },

  verdict,
  remarks: (result, { monthlyIncome, existingBenefit }) => [
    ...aboveIncome(result.recommendedBenefit, existingBenefit, monthlyIncome),
    { tone: "neutral", text: notIncluded(result) },
  ],
  charts: benefitChart,
  toast: (result) => complete(noticeOf(result)),

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
    targetBenefitIncome,
  }: DisabilityInsuranceNeedsResult,
  input: DisabilityInsuranceNeedsInput,
): string {
  const { monthlyIncome, replacementPercent, essentialExpenses } = input;
  const share = `${formatNumber(replacementPercent)}% of your income`;
  const apart = neededBenefitExpenses - neededBenefitIncome;
  const less = `${formatRoundedUsd(Math.abs(apart))} less`;
  if (monthlyIncome === 0 && essentialExpenses === 0)
    return "You entered no income and no expenses, so there is nothing to insure.";
  if (recommendedBenefit === 0)
    return `The income you would still have covers both your essential expenses and ${share}.`;
  if (Math.abs(apart) < leastShown)
    return `Replacing ${share} and paying your essential expenses take the same amount.`;
  const ofPay =
    monthlyIncome > 0
      ? ` It is ${formatShare(recommendedBenefit, monthlyIncome)} of what you earn.`
      : "";
  const had = input.otherIncome + input.existingBenefit;
  const rest = had > 0 ? ` beyond the ${formatRoundedUsd(had)} you would still have` : "";
  return apart > 0
    ? `It covers your essential expenses of ${formatRoundedUsd(essentialExpenses)} a month${rest}. Replacing ${share} takes ${less}.${ofPay}`
    : `It replaces ${share}, ${formatRoundedUsd(targetBenefitIncome)} a month${rest}. Your essential expenses take ${less}.${ofPay}`;
}

const notIncluded = (result: DisabilityInsuranceNeedsResult) =>
  `Not included: ${[
    ...(isWaiting(result) ? [] : ["the waiting period before a policy pays"]),
    "how long it pays, tax on benefits",
    ...(hasSsdi(result) ? [] : ["Social Security disability"]),
    "how the policy defines disability, and the most an insurer will cover.",
  ].join(", ")}`;

function noticeOf(result: DisabilityInsuranceNeedsResult): string {
  if (hasSsdi(result))
    return `Disability benefit beside SSDI: ${formatBriefUsd(result.benefitWithSsdi)} a month.`;
  return isWaiting(result)
    ? `Savings needed before benefits begin: ${formatBriefUsd(result.savingsNeeded)}.`
    : `Recommended disability benefit: ${formatUsd(result.recommendedBenefit)} a month.`;
}

/** A warning of benefits that no insurer is likely to offer. */
const aboveIncome = (recommended: number, existing: number, income: number): Remark[] =>
  recommended === 0 || recommended + existing <= income
    ? []
    : [
        {
          tone: "warning",
          text: `With this benefit, you would be insured for ${formatRoundedUsd(recommended + existing)} a month, more than the ${formatRoundedUsd(income)} you earn. An insurer is unlikely to offer that.`,
        },
      ];

/** The income, what of it is wanted or needed, and what would pay for that. None without amounts. */
function benefitChart(
  result: DisabilityInsuranceNeedsResult,
  input: DisabilityInsuranceNeedsInput,
): DeclaredChart[] {
  const { recommendedBenefit, targetBenefitIncome } = result;
  const { monthlyIncome, essentialExpenses, otherIncome, existingBenefit } = input;
  const fromSsdi = hasSsdi(result) ? (input.ssdiBenefit ?? 0) : 0;
  const short = hasSsdi(result) ? result.benefitWithSsdi : recommendedBenefit;
  const wanted = formatWholeUsd(Math.max(targetBenefitIncome, essentialExpenses));
  const anyway = formatWholeUsd(otherIncome + existingBenefit + fromSsdi);
  return [
    {
      kind: "amounts",
      name: "benefit",
      title:
        short === 0
          ? `The ${anyway} a month you would still have is enough for the ${wanted} you need`
          : `You need ${wanted} a month and would still have ${anyway}, so you are short ${formatWholeUsd(short)}`,
      subject: "Monthly income, what you need, and where it would come from",
      rows: [
        { label: "Gross income", amount: monthlyIncome },
        { label: "Target income", amount: targetBenefitIncome },
        { label: "Essential expenses", amount: essentialExpenses },
        { label: "Other income", amount: otherIncome },
        { label: "Existing benefit", amount: existingBenefit },
        { label: "SSDI", amount: fromSsdi },
        { label: hasSsdi(result) ? "Benefit beside SSDI" : "Recommended benefit", amount: short },
      ].filter(({ amount }) => amount > 0),
    },
  ];
}
