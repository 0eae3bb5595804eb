import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd } from "@/lib/calculator/report/outputs";
import {
  formatBriefUsd,
  formatCount,
  formatNumber,
  formatPercent,
  formatRoundedUsd,
  formatUsd,
} from "@/lib/format";

import { propertyTax } from "./calculation";
import { exemption } from "./options/exemption";
import { yearsAhead } from "./options/years";

export const report = defineReport(propertyTax, {
  invalidMessage:
    "Please enter valid positive numbers. Assessment ratio must be between 1 and 100.",

  headline: "annualTax",
  whole: [
    {
      figure: "capSaves",
      leads: ({ capSaves = null }) => capSaves !== null && capSaves >= 0.005,
      words: ({ taxAfterExemption }) => ({
        titles: [
          "What the cap saves",
          taxAfterExemption === undefined ? "This year" : "This year, without the exemption",
        ],
        why: "The cap holds back the assessed value in the years to come. This year’s tax is the same with it.",
      }),
    },
    {
      figure: "taxAfterExemption",
      words: () => ({
        titles: ["With the exemption", "Without it"],
        why: "The exemption comes off the assessed value before the rate applies.",
      }),
    },
    {
      figure: "lastTax",
      words: () => ({
        titles: ["In the last year", "This year"],
        why: "The tax rises with the value of the property, if the rate stays as it is.",
      }),
    },
  ],
  options: [exemption, yearsAhead],
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
  toast: ({ annualTax, monthlyTax, ...result }, { years }) => {
    const { capSaves = null, taxAfterExemption, monthlyAfterExemption = 0, lastTax } = result;
    if (capSaves !== null && capSaves >= 0.005)
      return complete(
        `The cap saves ${formatBriefUsd(capSaves)} over ${formatCount(years ?? 0, "year")}.`,
      );
    if (taxAfterExemption !== undefined)
      return complete(
        `Property tax with the exemption: ${formatBriefUsd(taxAfterExemption)} a year, ${formatUsd(monthlyAfterExemption)} a month.`,
      );
    return complete(
      lastTax === undefined
        ? `Property tax: ${formatUsd(annualTax)} a year, ${formatUsd(monthlyTax)} a month.`
        : `Property tax in year ${years}: ${formatBriefUsd(lastTax)}.`,
    );
  },

  example: { marketValue: 420_000, taxRate: 1.45, assessmentRatio: 80 },
});
