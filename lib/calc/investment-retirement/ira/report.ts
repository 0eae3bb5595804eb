import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatList, formatNumber, formatRoundedUsd, formatUsd } from "@/lib/format";
import {
  contributionLimitFigures,
  contributionLimitNumbers,
} from "@/lib/subjects/contribution-limit/contribution-limit";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { todaysDollars } from "@/lib/subjects/inflation/inflation";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";
import { marketHistory } from "@/lib/subjects/market-history/market-history";
import { invalidAges, retirementNotAhead } from "@/lib/subjects/retirement-age/retirement-age";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { ira, type IraInput } from "./calculation";
import { incomeLimits } from "./options/income-limits";
import { requiredDistributions } from "./options/required-distributions";
import { rothOrTraditional } from "./options/roth-or-traditional";

const { document, ira: limits, year } = retirement;

const inHistory = marketHistory<IraInput>({
  years: ({ currentAge, retirementAge }) => retirementAge - currentAge,
  contributions: "What is paid in is what you enter, and loses worth with the inflation you enter.",
});

export const report = defineReport(ira, {
  invalidMessage: invalidAges,
  validate: (input) => retirementNotAhead(input) ?? spouseMissing(input),

  headline: "estimatedBalance",
  moves: ["annualContribution", "retirementAge", "annualReturn"],
  options: [incomeLimits, requiredDistributions, rothOrTraditional, inHistory, inflationForm],
  lawNumbers: contributionLimitNumbers(limits),
  steps: {
    contribution: { label: "Contribution of the year", formula: "annualContribution" },
    yearsLeft: { label: "Years until retirement", formula: "retirementAge-currentAge" },
  },
  outputs: {
    estimatedBalance: usd("Estimated balance at retirement", {
      explanation: {
        rule: "Your balance and one twelfth of the year’s contribution each month, with growth.",
        formula: "FV(annualReturn/1200, yearsLeft*12, -annualContribution/12, -currentBalance)",
      },
    }),
    todaysBalance: todaysDollars("estimatedBalance", "yearsLeft"),
    totalContributions: usd("Total contributions", {
      explanation: {
        rule: "The annual contribution times the years until retirement.",
        formula: "annualContribution*yearsLeft",
      },
    }),
    growth: briefUsd("Growth", {
      explanation: {
        rule: "The balance at retirement minus today’s balance and all contributions.",
        formula: "estimatedBalance-currentBalance-totalContributions",
      },
    }),
    law: contributionLimitFigures({
      year,
      document,
      ...limits,
      scope: "For all of your IRAs combined, and never more than your pay.",
    }),
    ...incomeLimits.outputs,
    ...requiredDistributions.outputs,
    ...rothOrTraditional.outputs,
    ...inHistory.outputs,
    growthByYear: growthTable("Balance by year", {
      years: "retirementAge-currentAge",
      rate: "annualReturn",
      contribution: "annualContribution/12",
      opening: "currentBalance",
      totals: ({ estimatedBalance, totalContributions, growth }) => ({
        contributed: totalContributions,
        growth,
        balance: estimatedBalance,
      }),
    }),
  },

  verdict: (result, { currentBalance, annualContribution, retirementAge }) => {
    const { totalContributions, growth, law } = result;
    const parts = [
      ...(currentBalance > 0 ? [`the ${formatRoundedUsd(currentBalance)} you have`] : []),
      ...(totalContributions > 0 ? [`${formatRoundedUsd(totalContributions)} from you`] : []),
      `${formatRoundedUsd(growth)} of growth`,
    ];
    if (parts.length === 1) return "There is nothing in the account, and you put nothing in.";
    const sum = `By ${formatNumber(retirementAge)}, that is ${formatList(parts)}`;
    const limit = `the ${year} limit of ${formatRoundedUsd(law.contributionLimit)}`;
    if (annualContribution === 0) return `${sum}.`;
    return `${sum}; your ${formatRoundedUsd(annualContribution)} a year is ${law.aboveLimit === null ? "within" : "above"} ${limit}.`;
  },
  breakdown: ({ totalContributions, growth }, { currentBalance }) => ({
    label: "Balance at retirement",
    parts: [
      ["Balance today", currentBalance],
      ["Your contributions", totalContributions],
      ["Growth", growth],
    ],
  }),
  charts: ({ growthByYear }, { currentBalance }) => [
    { kind: "growth", opening: currentBalance, years: growthByYear },
  ],
  toast: ({ estimatedBalance }, { retirementAge }) =>
    complete(
      `Estimated balance at ${formatNumber(retirementAge)}: ${formatUsd(estimatedBalance)}.`,
    ),

  example: {
    currentBalance: 12_500,
    annualContribution: 6_000,
    annualReturn: 6,
    currentAge: 41,
    retirementAge: 67,
    planTo: 95,
  },
});

/** The refusal of a spouse’s plan where there is no spouse. */
function spouseMissing({ modifiedIncome, filingStatus, coveredByPlan }: IraInput) {
  const isMarried =
    filingStatus === "marriedFilingJointly" || filingStatus === "marriedFilingSeparately";
  if (modifiedIncome == null || coveredByPlan !== "spouse" || isMarried) return undefined;
  const error = "Only a married filing status has a spouse’s plan. Choose one, or “No” here.";
  return { notice: refused(error), errors: { coveredByPlan: error } };
}
