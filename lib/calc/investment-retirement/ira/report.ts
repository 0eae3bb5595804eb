import { defineReport } from "@/lib/calculator/report/define-report";
import { invalidAges, retirementNotAhead } from "@/lib/calculator/form/retirement-age";
import { contributionLimitFigures } from "@/lib/calculator/report/contribution-limit-figures";
import {
  incomeLimitFigures,
  incomeLimitSection,
} from "@/lib/calculator/report/income-limit-figures";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { growthTable } from "@/lib/calculator/report/growth-table";
import {
  birthYearErrors,
  distributionVerdict,
  firstDistributionAgeFormula as firstAge,
  requiredDistributionFigures,
  requiredDistributionSection,
} from "@/lib/calculator/report/required-distribution-figures";
import { todaysDollars } from "@/lib/calculator/report/todays-dollars";
import { formatNumber, formatRoundedUsd, formatUsd } from "@/lib/format";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { ira } from "./calculation";
import {
  contributionByIncomeFigures,
  incomeLimitVerdict,
  rothExcessRemarks,
  spouseMissing,
} from "./contribution-by-income";
import {
  afterTaxFigures,
  afterTaxSection,
  afterTaxVerdict,
  otherRateErrors,
} from "./roth-or-traditional";

const years = "retirementAge-currentAge";
const { document, ira: limits, year } = retirement;

export const report = defineReport(ira, {
  invalidMessage: invalidAges,
  validate: (input) => retirementNotAhead(input) ?? spouseMissing(input),

  headline: "estimatedBalance",
  outputs: {
    estimatedBalance: usd("Estimated balance at retirement", {
      explanation: {
        rule: "Your balance and one twelfth of the year’s contribution each month, with growth.",
        formula: `FV(annualReturn/1200, (${years})*12, -annualContribution/12, -currentBalance)`,
      },
    }),
    todaysBalance: todaysDollars("estimatedBalance", years),
    totalContributions: usd("Total contributions", {
      explanation: {
        rule: "The annual contribution times the years until retirement.",
        formula: `annualContribution*(${years})`,
      },
    }),
    growth: usd("Growth", {
      explanation: {
        rule: "The balance at retirement minus today’s balance and all contributions.",
        formula: "estimatedBalance-currentBalance-totalContributions",
      },
    }),
    ...contributionLimitFigures({
      year,
      document,
      ...limits,
      scope: "For all of your IRAs combined, and never more than your pay.",
    }),
    ...incomeLimitFigures({
      iraLimit: "law.contributionLimit",
      contribution: "annualContribution",
      uncovered: 'coveredByPlan="no"',
    }),
    ...contributionByIncomeFigures,
    ...requiredDistributionFigures({
      balance: `FV(annualReturn/1200, MAX(0, ${firstAge}-retirementAge)*12, 0, -FV(annualReturn/1200, MAX(0, MIN(${firstAge}, retirementAge)-currentAge)*12, -annualContribution/12, -currentBalance))`,
      rule: "Your balance and contributions until you retire, growing until that age.",
    }),
    ...afterTaxFigures,
    growthByYear: growthTable("Balance by year", {
      years,
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

  verdict: (result, input) => {
    const { currentBalance, retirementAge } = input;
    const { totalContributions, growth } = result;
    const start = currentBalance > 0 ? `${formatRoundedUsd(currentBalance)} today and ` : "";
    const sum = `By ${formatNumber(retirementAge)}, ${start}${formatRoundedUsd(totalContributions)} in contributions will have earned ${formatRoundedUsd(growth)}.`;
    const limited =
      result["law.aboveLimit"] === null
        ? sum
        : `${sum} Your contribution is above the ${year} limit for your age.`;
    return [
      limited,
      incomeLimitVerdict(result),
      distributionVerdict(result),
      afterTaxVerdict(result, input),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(" ");
  },
  remarks: rothExcessRemarks,
  errors: (result, input) => ({ ...birthYearErrors(result, input), ...otherRateErrors(input) }),
  sections: (result, input) => [
    ...incomeLimitSection(result, input.filingStatus, [
      "rothLimit",
      "aboveRothLimit",
      "deductible",
      "deductionLimit",
      "saversCredit",
      "saversCreditIfDeducted",
      "saversRate",
    ]),
    ...requiredDistributionSection(
      result,
      "You contribute until you retire, and the balance earns your return until then. A Roth IRA has no required distributions while you live.",
    ),
    ...afterTaxSection(result),
  ],
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
  },
});
