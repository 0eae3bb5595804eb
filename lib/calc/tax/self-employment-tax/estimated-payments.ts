import type { Report } from "@/lib/calculator/definition";
import { usd } from "@/lib/calculator/report/outputs";
import { formatDay, formatUsd } from "@/lib/format";
import { estimatedPaymentDates } from "@/lib/tax-law/pay/estimated-payment-dates";
import { lawOf } from "@/lib/tax-law/years/law-of";

import type { SelfEmploymentTaxInput, SelfEmploymentTaxResult } from "./calculation";

type Payments = Report<SelfEmploymentTaxInput, SelfEmploymentTaxResult>;

/** 26 U.S.C. 6654(d) and (e)(1). */
export const paymentNumbers = {
  leastOwed: { label: "Least that is asked for by quarters", value: 1_000, format: "$#,##0" },
  shareOfThisYear: { label: "Part of this year’s taxes", value: 0.9 },
  shareOfLastYear: { label: "Part of last year’s taxes at a high income", value: 1.1 },
  highIncome: { label: "High income", value: 150_000, format: "$#,##0" },
  highIncomeSeparate: {
    label: "High income, married filing separately",
    value: 75_000,
    format: "$#,##0",
  },
};

export const paymentSteps = {
  allTaxes: { label: "All taxes with the business", formula: "taxWithout+law.setAside" },
  withheldSoFar: {
    label: "Withheld, or as much as the other income is taxed",
    formula: "IF(ISBLANK(withheld), MAX(0, taxWithout), withheld)",
  },
};

/** What to pay in each quarter, and the least that brings no penalty. */
export const paymentFigures = {
  quarter: usd("Estimated payment each quarter", {
    note: "Four equal payments; the last is due January 15.",
    explanation: {
      rule: "A quarter of what to set aside.",
      formula: "MAX(0, law.setAside)/4",
    },
  }),
  leastQuarter: usd("Minimum to avoid a penalty", {
    note: "Each quarter: 26 U.S.C. 6654.",
    explanation: {
      rule: "90% of this year’s taxes, or last year’s if known and less (110% of them above $150,000 of income), minus what is withheld, in four parts. None if less than $1,000 is left to pay.",
      formula:
        'IF(allTaxes-withheldSoFar<leastOwed, 0, MAX(0, MIN(shareOfThisYear*allTaxes, IF(ISBLANK(lastYearTax), allTaxes, lastYearTax*IF(lastYearIncome>IF(lawFilingStatus="marriedFilingSeparately", highIncomeSeparate, highIncome), shareOfLastYear, 1)))-withheldSoFar))/4',
    },
  }),
};

/** The four days of the year, where payments are asked for. */
const estimatedPayments = (
  { law }: SelfEmploymentTaxResult,
  lawYear: SelfEmploymentTaxInput["lawYear"],
) => (law.leastQuarter === 0 ? [] : estimatedPaymentDates(lawOf(lawYear).year));

export const paymentChecklist: Payments["checklists"] = (result, { lawYear }) => [
  {
    title: `${result.isInState === 1 ? "Federal estimated" : "Estimated"} payments for ${lawOf(lawYear).year}`,
    items: estimatedPayments(result, lawYear).map((day) => ({
      label: formatDay(day),
      amount: result.law.quarter,
    })),
  },
];

export const paymentDates: Payments["dates"] = (result, { lawYear }) =>
  estimatedPayments(result, lawYear).map((day, index) => ({
    day,
    title: "Federal estimated tax is due",
    detail: `${formatUsd(result.law.quarter)}, payment ${index + 1} of 4 for ${lawOf(lawYear).year}.`,
    isDeadline: true,
  }));
