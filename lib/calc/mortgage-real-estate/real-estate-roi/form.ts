import { defineForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { RealEstateRoiInput } from "./calculation";
import { holdForm } from "./options/hold.form";
import { loanTermsForm } from "./options/loan-terms.form";

export const form = defineForm<RealEstateRoiInput>()({
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
      typical: "closingCosts",
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
  },

  groups: {
    "The purchase": ["purchasePrice", "downPaymentPercent", "closingCosts", "rehabCosts"],
    "The rent": ["monthlyRent", "vacancyRate"],
    "What it costs to keep": ["monthlyOperatingExpenses", "monthlyPrincipalInterest"],
  },
  options: [loanTermsForm, holdForm],
});
