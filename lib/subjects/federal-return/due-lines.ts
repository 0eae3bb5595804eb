import type { LawNumbers } from "@/lib/calculator/formula/named";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { percentage } from "@/lib/calculator/report/outputs";
import { medicare } from "@/lib/tax-law/years/fixed-by-statute";

import { lawAmount, line, type WithReturn } from "./lines";

export const dueNumbers: LawNumbers = {
  additionalMedicareRate: { label: "Additional Medicare rate", value: medicare.additionalRate },
  additionalMedicareFrom: {
    label: "Wages above which employers withhold it",
    value: medicare.withholdingThreshold,
    format: "$#,##0",
  },
};

/** From the credits to what is due or paid back. */
export const dueLines = {
  tax: briefUsd<WithReturn>("Income tax under the law", {
    note: "For the year, after credits. Less than zero is paid out to you.",
    explanation: {
      rule: "The tax before credits and the tax on net investment income, minus the credits.",
      formula:
        "law.taxBeforeCredits+law.netInvestmentIncomeTax-law.nonRefundableCredits-law.refundableCredits",
    },
  }),
  medicareThreshold: lawAmount(
    "Additional Medicare threshold",
    "The earnings above which that tax starts.",
  ),
  additionalMedicareTax: line(
    "additionalMedicareTax",
    "Additional Medicare tax",
    {
      rule: "0.9% of all earnings above the threshold.",
      formula:
        "additionalMedicareRate*MAX(0, grossIncome+law.joint*spouseWages+law.selfEmploymentBase-law.medicareThreshold)",
    },
    "In addition to income tax.",
  ),
  totalTax: briefUsd<WithReturn>("Total tax", {
    when: ({ law }) => law.totalTax !== law.tax,
    explanation: {
      rule: "Income tax, self-employment tax and additional Medicare tax.",
      formula: "law.tax+law.selfEmploymentTax+law.additionalMedicareTax",
    },
  }),
  payments: briefUsd<WithReturn>("Paid so far", {
    when: ({ law }) => law.refund !== null,
    explanation: {
      rule: "What was withheld, plus the 0.9% that employers withhold from wages above $200,000.",
      formula:
        "withheld+additionalMedicareRate*(MAX(0, grossIncome-additionalMedicareFrom)+law.joint*MAX(0, spouseWages-additionalMedicareFrom))",
    },
  }),
  refund: briefUsd<WithReturn>("Refund or amount due", {
    signLabels: { above: "Refund", below: "Due", zero: "Paid in full" },
    explanation: {
      rule: "What was paid minus the total tax.",
      formula: "law.payments-law.totalTax",
      onlyIf: "withheld>0",
    },
  }),
  effectiveRate: percentage<WithReturn>("Effective rate under the law", {
    note: "Tax as a percentage of total income.",
    explanation: {
      rule: "The tax as a percentage of total income; 0 if there is no income.",
      formula: "IF(law.totalIncome>0, law.tax/law.totalIncome*100, 0)",
    },
  }),
};
