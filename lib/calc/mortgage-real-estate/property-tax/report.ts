import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatPercent, formatRoundedUsd, formatUsd } from "@/lib/format";

import { propertyTax } from "./calculation";

export const report = defineReport(propertyTax, {
  invalidMessage:
    "Please enter valid positive numbers. Assessment ratio must be between 1 and 100.",

  headline: "annualTax",
  outputs: {
    annualTax: usd("Annual property tax", {
      explanation: {
        rule: "The assessed value times the tax rate.",
        formula: "assessedValue*taxRate/100",
      },
    }),
    monthlyTax: usd("Monthly property tax", {
      explanation: { rule: "One-twelfth of the annual tax.", formula: "annualTax/12" },
    }),
    assessedValue: usd("Assessed value", {
      explanation: {
        rule: "The market value times the assessment ratio.",
        formula: "marketValue*assessmentRatio/100",
      },
    }),
    effectiveRate: percentage("Effective tax rate", {
      note: "The annual tax as a share of the market value. Use it to compare places.",
      explanation: {
        rule: "The annual tax as a percentage of the market value.",
        formula: "annualTax/marketValue*100",
      },
    }),
  },

  verdict: ({ annualTax, monthlyTax, effectiveRate }, { taxRate, assessmentRatio }) => {
    if (annualTax === 0) return "At a rate of 0%, there is no property tax.";
    const monthly = `${formatRoundedUsd(monthlyTax)} a month`;
    return assessmentRatio === 100
      ? `That is ${monthly}: the full market value is taxed at ${formatNumber(taxRate)}%.`
      : `That is ${monthly}, or ${formatPercent(effectiveRate)} of the market value: the rate of ${formatNumber(taxRate)}% applies to ${formatNumber(assessmentRatio)}% of it.`;
  },
  toast: ({ annualTax, monthlyTax }) =>
    complete(`Property tax: ${formatUsd(annualTax)} a year, ${formatUsd(monthlyTax)} a month.`),

  example: { marketValue: 420_000, taxRate: 1.45, assessmentRatio: 80 },
});
