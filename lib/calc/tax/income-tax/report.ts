import { defineReport } from "@/lib/calculator/report/define-report";
import { namesIn } from "@/lib/calculator/report/groups";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, ratio, usd, yesOrNo } from "@/lib/calculator/report/outputs";
import {
  formatNumber,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";
import { lawAge } from "@/lib/subjects/federal-law/law-age";
import { lawSection, underTheLaw } from "@/lib/subjects/federal-law/law-section";
import { lawOf } from "@/lib/tax-law/years/law-of";

import { householdOf } from "./arithmetic/household-of";
import { reasonsForNextRate } from "./arithmetic/lost-with-income";
import { incomeTax, type IncomeTaxInput, type IncomeTaxResult } from "./calculation";
import { charts } from "./charts";
import { deductionOutputs } from "./deduction-outputs";
import { lawFilingStatusForm, lawYearForm } from "./form";
import { incomeOutputs } from "./income-outputs";
import { beforeTaxSavingsForm } from "./options/before-tax-savings.form";
import { deductionsForm } from "./options/deductions.form";
import { familyForm } from "./options/family.form";
import { otherIncomeForm } from "./options/other-income.form";
import { withholdingForm } from "./options/withholding.form";
import { limitErrors, refusalOf } from "./refusals";
import { remarksOn } from "./remarks";
import { taxOutputs, taxTables } from "./tax-outputs";

/** The tax that the specified figures add above a limit, which is twice as high for a couple. */
const above = (limit: number, added: number) => `${added}*MAX(0, taxableIncome-${limit}*couple)`;

export const report = defineReport(incomeTax, {
  invalidMessage: (boxes) =>
    boxes.every((box) => box === "itemizedDeductions")
      ? "Please enter a valid number for itemized deductions or leave blank for standard."
      : "Please enter valid income and select a filing status.",

  headline: "law.tax",
  options: [
    familyForm,
    otherIncomeForm,
    beforeTaxSavingsForm,
    deductionsForm,
    withholdingForm,
    lawFilingStatusForm,
    lawYearForm,
  ],
  outputs: {
    law: {
      ...incomeOutputs,
      ...deductionOutputs,
      ...taxOutputs,
      yearsBehind: lawAge(lawOf().year, "tables"),
    },
    ...taxTables,
    couple: ratio("Couple", {
      hidden: true,
      explanation: {
        rule: "2 for a couple filing jointly, whose deduction and limits are twice as high; otherwise 1.",
        formula: 'IF(filingStatus="marriedFilingJointly", 2, 1)',
      },
    }),
    standardDeduction: usd("Standard deduction", {
      hidden: true,
      explanation: { rule: "$14,600, or twice that for a couple.", formula: "14600*couple" },
    }),
    estimatedTax: usd("Estimated federal income tax", {
      note: "With fixed 2024 numbers.",
      explanation: {
        rule: "10% of the taxable income, plus what each higher bracket’s rate adds: 2 points, 10, 2 and 8.",
        formula: [
          "0.1*taxableIncome",
          above(11_600, 0.02),
          above(47_150, 0.1),
          above(100_525, 0.02),
          above(191_950, 0.08),
        ].join("+"),
      },
    }),
    grossIncome: usd("Gross income"),
    deductionUsed: usd("Deduction", {
      explanation: {
        rule: "The larger of the standard and the itemized deductions.",
        formula: "MAX(standardDeduction, itemizedDeductions)",
      },
    }),
    usedStandardDeduction: yesOrNo("Standard deduction used", {
      explanation: {
        rule: "Yes, unless the itemized deductions are larger.",
        formula: "deductionUsed=standardDeduction",
      },
    }),
    taxableIncome: usd("Taxable income", {
      explanation: {
        rule: "The gross income minus the deduction, but not below zero.",
        formula: "MAX(0, grossIncome-deductionUsed)",
      },
    }),
    effectiveTaxRate: percentage("Effective tax rate", {
      note: "Tax as a percentage of gross income.",
      explanation: {
        rule: "The tax as a percentage of gross income; 0 if there is no income.",
        formula: "IF(grossIncome>0, estimatedTax/grossIncome*100, 0)",
      },
    }),
  },

  validate: refusalOf,
  errors: limitErrors,
  verdict,
  remarks: remarksOn,
  sections: (result, input) => [
    lawSection(result, {
      tables: tablesUsed(result, input),
      figures: namesIn(
        "law",
        "refund",
        "payments",
        "totalTax",
        "selfEmploymentTax",
        "additionalMedicareTax",
        "marginalRate",
        "nextRate",
        "effectiveRate",
      ),
    }),
    {
      title: "The return, step by step",
      text: "From your income to your income tax. Lines that are zero are left out.",
      said: underTheLaw,
      figures: namesIn(
        "law",
        "totalIncome",
        "taxableSocialSecurity",
        "studentLoanDeduction",
        "adjustedGrossIncome",
        "stateTaxDeduction",
        "charityDeduction",
        "mortgageInsuranceDeduction",
        "itemizedReduction",
        "deductionUsed",
        "seniorDeduction",
        "tipDeduction",
        "overtimeDeduction",
        "carLoanDeduction",
        "businessDeduction",
        "taxableIncome",
        "capitalGainsTax",
        "alternativeMinimumTax",
        "taxBeforeCredits",
        "netInvestmentIncomeTax",
        "childCredit",
        "refundedChildCredit",
        "earnedIncomeCredit",
      ),
    },
  ],
  illustration: {
    figure: "estimatedTax",
    figures: [
      "grossIncome",
      "deductionUsed",
      "usedStandardDeduction",
      "taxableIncome",
      "effectiveTaxRate",
    ],
    text: () =>
      "Fixed 2024 numbers with five rates up to 32%, for single people and for couples who file jointly. The law also has rates of 35% and 37%, credits and other deductions, and covers every filing status.",
  },
  breakdown: (result) => {
    const income = result.law.totalIncome;
    const besides = result.law.totalTax - result.law.tax;
    if (result.law.tax < 0) return undefined;
    return {
      label: income === result.grossIncome ? "Gross income" : "Total income",
      parts: [
        [
          besides > 0 ? "Left after federal taxes" : "Left after federal income tax",
          income - result.law.totalTax,
        ],
        ["Federal income tax", result.law.tax],
        ...(besides > 0 ? [["Other federal taxes", besides] as const] : []),
      ],
    };
  },
  charts,
  toast: (result, { lawYear }) =>
    complete(`Income tax under ${lawOf(lawYear).year} law: ${formatUsd(result.law.tax)}.`),

  example: {
    grossIncome: 92_000,
    filingStatus: "single",
    itemizedDeductions: 11_500,
  },
});

function verdict(result: IncomeTaxResult, input: IncomeTaxInput): string {
  const { year } = lawOf(input.lawYear);
  const tax = result.law.tax;
  const rate = formatRoundedPercent(result.law.effectiveRate);
  const marginal = formatNumber(result.law.marginalRate);
  const of = result.law.totalIncome === input.grossIncome ? "your income" : "your total income";
  const owed =
    tax === 0
      ? `Under ${year} law, ${result.law.taxBeforeCredits > 0 ? "your credits cover the whole tax" : "the deduction covers your whole income"}`
      : tax < 0
        ? `Under ${year} law, you owe no income tax, and your credits pay you ${formatRoundedUsd(-tax)}`
        : `Under ${year} law, that is ${rate} of ${of}, and your last dollar is taxed at ${marginal}%`;
  return [`${owed}.`, ...onRefund(result), ...onNextThousand(result, input)].join(" ");
}

function onRefund(result: IncomeTaxResult): string[] {
  const refund = result.law.refund;
  if (refund === null) return [];
  if (Math.abs(refund) < 0.5) return ["You have paid exactly what you owe."];
  return refund > 0
    ? [`You get a refund of about ${formatWholeUsd(refund)}.`]
    : [`You still owe about ${formatWholeUsd(-refund)}.`];
}

/** Where another $1,000 costs more than the bracket says, and why. */
function onNextThousand(result: IncomeTaxResult, input: IncomeTaxInput): string[] {
  const next = result.law.nextRate;
  if (next <= result.law.marginalRate + 0.5) return [];
  const reasons = reasonsForNextRate(householdOf(input), lawOf(input.lawYear).year);
  return reasons.length === 0
    ? []
    : [
        `Of your next $1,000, ${formatWholeUsd(next * 10)} goes to income tax, because ${reasons.join(" and ")}.`,
      ];
}

/** Those of the year whose rules this return comes to. */
function tablesUsed(result: IncomeTaxResult, { lawYear, ...input }: IncomeTaxInput) {
  const law = lawOf(lawYear);
  const isUsed = {
    itemizedDeductions: result.law.itemizedReduction > 0,
    childCredit: result.law.fullChildCredit > 0,
    earnedIncomeCredit: result.law.earnedIncomeCredit > 0,
    temporaryDeductions: result.law.addedDeductions > 0,
    socialSecurityBenefits: result.law.taxableSocialSecurity > 0,
    capitalGains: result.law.gainsAtOwnRates > 0,
    mortgageInsurance: result.law.mortgageInsuranceDeduction > 0,
    dependents: input.isDependent === "yes",
    alternativeMinimumTax: result.law.alternativeMinimumTax > 0,
    netInvestmentIncome: result.law.netInvestmentIncomeTax > 0,
    businessIncome: result.law.businessDeduction > 0,
    stateAndLocalTax: result.law.stateTaxDeduction > 0,
    charity: (input.charity ?? 0) > 0,
    payroll: result.law.selfEmploymentTax > 0,
  };
  const names = Object.keys(isUsed) as (keyof typeof isUsed)[];
  return [law.incomeTax, ...names.filter((name) => isUsed[name]).map((name) => law[name])] as const;
}
