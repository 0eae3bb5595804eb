import type { Illustration } from "@/lib/calculator/definition";
import { usd } from "@/lib/calculator/report/outputs";

import type { PayrollTaxInput, PayrollTaxResult } from "./calculation";

/** The specified numbers of 2024. */
export const illustratedNumbers = {
  wageBaseOf2024: {
    label: "Social Security wage base of 2024",
    value: 168_600,
    format: "$#,##0",
  },
  deductionOf2024: { label: "Standard deduction of 2024", value: 14_600, format: "$#,##0" },
};

export const illustratedFigures = {
  taxablePay: usd("Annual taxable pay", {
    hidden: true,
    explanation: {
      rule: "Annual pay minus $4,500 for each allowance and $14,600, but not below zero.",
      formula: "MAX(0, annualPay-4500*allowances-deductionOf2024)",
    },
  }),
  grossPay: usd("Gross pay"),
  socSecTax: usd("Social Security tax", {
    explanation: {
      rule: "6.2% of annual pay up to $168,600, divided by the number of paychecks.",
      formula: "MIN(annualPay, wageBaseOf2024)*socialSecurityRate/periods",
    },
  }),
  medicareTax: usd("Medicare tax", {
    explanation: { rule: "1.45% of the pay.", formula: "gross*medicareRate" },
  }),
  federalWithholding: usd("Federal withholding", {
    explanation: {
      rule: "15% of annual taxable pay if it is above $100,000, 10% if above $20,000, otherwise zero, divided by the number of paychecks.",
      formula: "taxablePay*IF(taxablePay>100000, 0.15, IF(taxablePay>20000, 0.1, 0))/periods",
    },
  }),
  stateWithholding: usd<PayrollTaxResult>("State withholding", {
    note: "4%, whatever the state.",
    when: ({ stateWithholding }) => stateWithholding > 0,
    explanation: {
      rule: "4% of the pay if you enter a state.",
      formula: "IF(ISBLANK(state), 0, gross*0.04)",
    },
  }),
  totalDeductions: usd("Total deductions", {
    explanation: {
      rule: "Social Security, Medicare, federal and state withholding.",
      formula: "socSecTax+medicareTax+federalWithholding+stateWithholding",
    },
  }),
  netPay: usd("Net pay", {
    note: "Per paycheck, with fixed 2024 numbers.",
    explanation: {
      rule: "Gross pay minus all deductions.",
      formula: "gross-totalDeductions",
    },
  }),
};

/** The specified answer, below that of the law. */
export const illustration: Illustration<PayrollTaxInput, PayrollTaxResult> = {
  figure: "netPay",
  figures: [
    "grossPay",
    "socSecTax",
    "medicareTax",
    "federalWithholding",
    "stateWithholding",
    "totalDeductions",
  ],
  text: () =>
    "Fixed 2024 numbers: one rate on all taxable pay, the same for everyone, 4% for any state, and nothing before tax. Under the law, income tax depends on brackets and filing status, and Social Security is withheld in full until the year’s pay reaches the wage base.",
};
