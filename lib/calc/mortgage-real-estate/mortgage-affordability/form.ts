import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, percent, rate } from "@/lib/calculator/form/number-field";

import type { MortgageAffordabilityInput } from "./calculation";
import { duesAndClosingCostsForm } from "./options/dues-and-closing-costs.form";

export const form = defineForm<MortgageAffordabilityInput>()({
  id: "mortgage-real-estate/mortgage-affordability",
  submit: "Calculate Affordable Price",

  fields: {
    annualIncome: money("Annual gross income", {
      plausible: { min: 1_000 },
      above: 0,
      hint: "Before tax.",
    }),
    monthlyDebts: money("Monthly debts", {
      hint: "Loan and card payments, child support. Leave out rent.",
    }),
    downPayment: money("Down payment"),
    annualRate: rate("Interest rate", { typical: "mortgageRate" }),
    years: loanTerm("Loan term"),
    propertyTaxRate: percent("Property tax rate", {
      typical: "propertyTax",
      plausible: { max: 10 },
      initial: 1.2,
      hint: "Percent of the price per year.",
    }),
    monthlyInsurance: money("Monthly home insurance", {
      typical: "monthlyHomeInsurance",
      initial: 100,
    }),
    maxDti: percent("Maximum debt-to-income ratio", {
      initial: 36,
      above: 0,
      max: 100,
      hint: "Percent of gross income for housing and debts combined.",
    }),
  },

  groups: {
    "Income and debts": ["annualIncome", "monthlyDebts"],
    "The loan": ["downPayment", "annualRate", "years"],
    "Tax and insurance": ["propertyTaxRate", "monthlyInsurance"],
    "The limit": ["maxDti"],
  },
  options: [duesAndClosingCostsForm],
});
