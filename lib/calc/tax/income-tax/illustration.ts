import type { Illustration } from "@/lib/calculator/definition";
import { percentage, ratio, usd, yesOrNo } from "@/lib/calculator/report/outputs";

import type { IncomeTaxInput, IncomeTaxResult } from "./calculation";

/** The specified figures of 2024. Limits are twice as high for a couple. */
export const illustratedNumbers = {
  specifiedDeduction: { label: "Standard deduction of 2024", value: 14_600, format: "$#,##0" },
  firstRate: { label: "First rate of 2024", value: 0.1 },
  addedBySecond: { label: "What the second rate adds", value: 0.02 },
  addedByThird: { label: "What the third rate adds", value: 0.1 },
  addedByFourth: { label: "What the fourth rate adds", value: 0.02 },
  addedByFifth: { label: "What the fifth rate adds", value: 0.08 },
  firstLimit: { label: "End of the first bracket of 2024", value: 11_600, format: "$#,##0" },
  secondLimit: { label: "End of the second bracket of 2024", value: 47_150, format: "$#,##0" },
  thirdLimit: { label: "End of the third bracket of 2024", value: 100_525, format: "$#,##0" },
  fourthLimit: { label: "End of the fourth bracket of 2024", value: 191_950, format: "$#,##0" },
};

export const illustratedFigures = {
  couple: ratio("Couple", {
    hidden: true,
    explanation: {
      rule: "2 for a couple filing jointly, whose deduction and limits are twice as high; otherwise 1.",
      formula: 'IF(filingStatus="marriedFilingJointly", 2, 1)',
    },
  }),
  standardDeduction: usd("Standard deduction", {
    hidden: true,
    explanation: {
      rule: "$14,600, or twice that for a couple.",
      formula: "specifiedDeduction*couple",
    },
  }),
  estimatedTax: usd("Estimated federal income tax", {
    note: "With fixed 2024 numbers.",
    explanation: {
      rule: "10% of the taxable income, plus what each higher bracket’s rate adds: 2 points, 10, 2 and 8.",
      formula:
        "firstRate*taxableIncome+addedBySecond*MAX(0, taxableIncome-firstLimit*couple)+addedByThird*MAX(0, taxableIncome-secondLimit*couple)+addedByFourth*MAX(0, taxableIncome-thirdLimit*couple)+addedByFifth*MAX(0, taxableIncome-fourthLimit*couple)",
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
};

/** The specified answer, below that of the law. */
export const illustration: Illustration<IncomeTaxInput, IncomeTaxResult> = {
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
};
