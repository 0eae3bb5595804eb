import { defineForm } from "@/lib/calculator/definition";
import { integer, loanTerm, money, percent, rate } from "@/lib/calculator/form/number-field";

import type { RealEstateRoiInput } from "./calculation";

/** A rental may also lose rent and value from year to year. */
const growth = {
  blank: 0,
  advanced: true,
  above: -100,
  plausible: { max: 15 },
} as const;

export const form = defineForm<RealEstateRoiInput>({
  id: "mortgage-real-estate/real-estate-roi",
  submit: "Calculate Return on Investment",

  fields: {
    purchasePrice: money("Purchase price", { above: 0 }),
    downPaymentPercent: percent("Down payment", {
      initial: 25,
      above: 0,
      max: 100,
      hint: "Percent of the price that you pay in cash.",
    }),
    closingCosts: money("Closing costs", {
      shareOf: "purchasePrice",
      hint: "In dollars, or as a percent of the price: 3%.",
    }),
    rehabCosts: money("Rehab costs", {
      initial: 0,
      blank: 0,
      shareOf: "purchasePrice",
      hint: "Repairs and improvements before the first tenant. In dollars, or as a percent of the price.",
    }),
    monthlyRent: money("Monthly rent"),
    vacancyRate: percent("Vacancy", {
      initial: 5,
      below: 100,
      hint: "Percent of a year’s rent that you expect to lose.",
    }),
    monthlyOperatingExpenses: money("Monthly operating expenses", {
      hint: "Property tax, insurance, repairs, management, dues. Leave out the loan.",
    }),
    monthlyPrincipalInterest: money("Monthly principal and interest", {
      replacedBy: ["annualRate", "years"],
      hint: "The loan payment. Enter 0 if you pay all cash.",
    }),
    annualRate: rate("Loan interest rate", {
      blank: null,
      advanced: true,
      hint: "Enter it with the term, and leave the payment box blank.",
    }),
    years: loanTerm("Loan term", { blank: null, advanced: true }),
    hold: integer("Years you keep it", {
      blank: null,
      advanced: true,
      min: 1,
      max: 100,
      hint: "Whole years until you sell.",
    }),
    rentGrowth: percent("Rent growth", { ...growth, hint: "Percent per year." }),
    expenseGrowth: percent("Growth of operating expenses", {
      ...growth,
      hint: "Percent per year.",
    }),
    appreciation: percent("Appreciation", {
      ...growth,
      hint: "How much the value rises, in percent per year. Below 0 if it falls.",
    }),
    sellingCosts: percent("Selling costs", {
      blank: 0,
      advanced: true,
      max: 100,
      plausible: { max: 15 },
      hint: "Percent of the sale price.",
    }),
  },

  groups: {
    "The purchase": ["purchasePrice", "downPaymentPercent", "closingCosts", "rehabCosts"],
    "The rent": ["monthlyRent", "vacancyRate"],
    "What it costs to keep": ["monthlyOperatingExpenses", "monthlyPrincipalInterest"],
  },
  optionGroups: {
    "The loan by rate and term": ["annualRate", "years"],
    "Hold and sell": ["hold", "rentGrowth", "expenseGrowth", "appreciation", "sellingCosts"],
  },
});
