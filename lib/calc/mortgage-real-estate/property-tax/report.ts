import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatPercent, formatRoundedUsd, formatUsd } from "@/lib/format";

import { propertyTax } from "./calculation";

export const report = defineReport(propertyTax, {
  invalidMessage:
    "Please enter valid positive numbers. Assessment ratio must be between 1 and 100.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "annualTax",
  outputs: {
    annualTax: usd("Annual property tax", {
      explanation: {
        rule: "The tax rate on the assessed value.",
        formula: "assessedValue*taxRate/100",
      },
    }),
    monthlyTax: usd("Monthly property tax", {
      explanation: { rule: "A twelfth of the year’s tax.", formula: "annualTax/12" },
    }),
    assessedValue: usd("Assessed value", {
      explanation: {
        rule: "The assessment ratio of the market value.",
        formula: "marketValue*assessmentRatio/100",
      },
    }),
    effectiveRate: percentage("Effective tax rate", {
      note: "A year’s tax as a share of the market value. Compare places by this.",
      explanation: {
        rule: "The year’s tax in percent of the market value.",
        formula: "annualTax/marketValue*100",
      },
    }),
  },

  verdict: ({ annualTax, monthlyTax, effectiveRate }, { taxRate, assessmentRatio }) => {
    if (annualTax === 0) return "At a rate of 0% there is no property tax.";
    const monthly = `${formatRoundedUsd(monthlyTax)} a month`;
    return assessmentRatio === 100
      ? `The whole market value is taxed, which comes to ${monthly}.`
      : `The rate of ${formatNumber(taxRate)}% applies to ${formatNumber(assessmentRatio)}% of the market value, so the tax is ${formatPercent(effectiveRate)} of the whole and comes to ${monthly}.`;
  },
  toast: ({ annualTax, monthlyTax }) =>
    complete(`Property tax: ${formatUsd(annualTax)} a year, ${formatUsd(monthlyTax)} a month.`),

  example: { marketValue: 420_000, taxRate: 1.45, assessmentRatio: 80 },
});
