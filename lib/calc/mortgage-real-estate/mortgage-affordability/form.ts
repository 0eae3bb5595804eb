import { defineForm } from "@/lib/calculator/definition";
import { loanTerm, money, percent, rate } from "@/lib/calculator/form/number-field";

import type { MortgageAffordabilityInput } from "./calculation";

export const form = defineForm<MortgageAffordabilityInput>({
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
      plausible: { max: 10 },
      initial: 1.2,
      hint: "Percent of the price per year.",
    }),
    monthlyInsurance: money("Monthly home insurance", { initial: 100 }),
    maxDti: percent("Maximum debt-to-income ratio", {
      initial: 36,
      above: 0,
      max: 100,
      hint: "Percent of gross income for housing and debts combined.",
    }),
    monthlyDues: money("HOA dues (monthly)", {
      blank: 0,
      advanced: true,
      hint: "Of an association or a condo.",
    }),
    pmiRate: percent("PMI rate", {
      blank: 0,
      advanced: true,
      plausible: { min: 0.1, max: 3 },
      hint: "Percent of the loan per year, due while less than 20% is down.",
    }),
    closingCosts: percent("Closing costs", {
      blank: 0,
      advanced: true,
      plausible: { max: 10 },
      hint: "Percent of the price, paid on top of the down payment.",
    }),
  },

  groups: {
    "Income and debts": ["annualIncome", "monthlyDebts"],
    "The loan": ["downPayment", "annualRate", "years"],
    "Tax and insurance": ["propertyTaxRate", "monthlyInsurance"],
    "The limit": ["maxDti"],
  },
  optionGroups: {
    "Dues, PMI and closing costs": ["monthlyDues", "pmiRate", "closingCosts"],
  },
});
