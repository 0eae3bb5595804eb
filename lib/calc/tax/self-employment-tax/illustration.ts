import type { Illustration } from "@/lib/calculator/definition";
import { usd } from "@/lib/calculator/report/outputs";

import type { SelfEmploymentTaxInput, SelfEmploymentTaxResult } from "./calculation";

/** The specified number of 2024. */
export const illustratedNumbers = {
  illustratedWageBase: {
    label: "Wage base of the illustration",
    value: 168_600,
    format: "$#,##0",
  },
};

export const illustratedFigures = {
  netEarnings: usd("Net earnings"),
  baseForSETax: usd("Tax base", {
    note: "92.35% of the net earnings.",
    explanation: {
      rule: "Net earnings minus 7.65%, because an employer’s half isn’t part of wages.",
      formula: "netEarnings*earningsFactor",
    },
  }),
  socialSecurityTax: usd("Social Security", {
    note: "12.4% of the base, up to $168,600.",
    explanation: {
      rule: "12.4% of the base, up to the wage base of 2024, which is $168,600.",
      formula: "socialSecurityRate*MIN(baseForSETax, illustratedWageBase)",
    },
  }),
  medicareTax: usd("Medicare", {
    note: "2.9% of the base.",
    explanation: { rule: "2.9% of the whole base.", formula: "medicareRate*baseForSETax" },
  }),
  totalSETax: usd("Self-employment tax", {
    note: "With fixed 2024 numbers.",
    explanation: {
      rule: "Social Security plus Medicare.",
      formula: "socialSecurityTax+medicareTax",
    },
  }),
  deductibleSETax: usd("Deductible half", {
    note: "It lowers your income for income tax.",
    explanation: { rule: "Half of the tax.", formula: "totalSETax/2" },
  }),
};

/** The specified answer, below that of the law. */
export const illustration: Illustration<SelfEmploymentTaxInput, SelfEmploymentTaxResult> = {
  figure: "totalSETax",
  figures: ["netEarnings", "baseForSETax", "socialSecurityTax", "medicareTax", "deductibleSETax"],
  text: () =>
    "Fixed 2024 numbers, with a wage base of $168,600. The tax starts with the first dollar, and wages make no difference. The law uses the wage base of its year, counts wages first, doesn’t tax a base below $400 and adds the Additional Medicare Tax.",
};
