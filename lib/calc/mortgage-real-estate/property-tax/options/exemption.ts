import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";

import { propertyTax, type PropertyTaxResult, type WithExemption } from "../calculation";
import { exemptionForm } from "./exemption.form";

/** What an exemption takes off the tax. */
export const exemption = option(propertyTax, {
  form: exemptionForm,
  isUsed: (result): result is PropertyTaxResult & WithExemption =>
    result.taxAfterExemption !== undefined,
  conditions: { hasExemption: { words: "you enter an exemption", formula: "exemption>0" } },
  outputs: {
    taxAfterExemption: briefUsd("Property tax after the exemption", {
      explanation: {
        rule: "What is taxed after the exemption, times the tax rate.",
        formula: "taxableValue*taxRate/100",
        onlyIf: "hasExemption",
      },
    }),
    monthlyAfterExemption: usd("Monthly tax after the exemption", {
      explanation: {
        rule: "One-twelfth of it.",
        formula: "taxAfterExemption/12",
        onlyIf: "hasExemption",
      },
    }),
    taxableValue: briefUsd("Taxed after the exemption", {
      explanation: {
        rule: "The assessed value minus the exemption, but not below zero.",
        formula: "MAX(0, assessedValue-exemption)",
        onlyIf: "hasExemption",
      },
    }),
    exemptionSaves: briefUsd("The exemption saves a year", {
      explanation: {
        rule: "The exemption, up to the assessed value, times the tax rate.",
        formula: "MIN(exemption, assessedValue)*taxRate/100",
        onlyIf: "hasExemption",
      },
    }),
  },
  section: {
    text: "The exemption comes off the assessed value, for every taxing body alike. Some places take it off the market value, or for some taxes only, and each state has its own rules on who gets it.",
    figures: ["taxAfterExemption", "monthlyAfterExemption", "exemptionSaves", "taxableValue"],
  },
  verdict: {
    instead: ({ taxAfterExemption, monthlyAfterExemption, exemptionSaves }) => {
      if (exemptionSaves < 0.005) return undefined;
      const saved = `it saves ${formatRoundedUsd(exemptionSaves)} a year`;
      return taxAfterExemption === 0
        ? `With the exemption, there is no tax: ${saved}.`
        : `With the exemption, the tax is ${formatRoundedUsd(taxAfterExemption)} a year, or ${formatRoundedUsd(monthlyAfterExemption)} a month: ${saved}.`;
    },
  },
  errors: null,
  remarks: ({ assessedValue }, { exemption = 0 }) =>
    exemption > assessedValue
      ? [
          {
            tone: "neutral",
            text: `The exemption is more than the assessed value of ${formatRoundedUsd(assessedValue)}, so nothing is taxed this year.`,
          },
        ]
      : [],
  notCounted: [{ words: "an exemption, such as one for a homestead", adds: "exemption" }],
});
