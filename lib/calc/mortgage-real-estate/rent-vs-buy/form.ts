import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { loanTerm, money, percent, rate, years } from "@/lib/calculator/form/number-field";

import type { RentVsBuyInput } from "./calculation";
import { duesAndPmiForm } from "./options/dues-and-pmi.form";
import { federalTaxForm } from "./options/federal-tax.form";

export const sellingCostsForm = {
  fields: {
    sellingCosts: percent("Selling costs", {
      initial: 6,
      max: 100,
      blank: 0,
      hint: "Percent of the home’s value at the end. Affects only the wealth comparison.",
    }),
  },
} satisfies OptionForm;

export const form = defineForm<RentVsBuyInput>()({
  id: "mortgage-real-estate/rent-vs-buy",
  submit: "Calculate Rent vs. Buy",

  fields: {
    homePrice: money("Home price", { plausible: { min: 5_000 }, above: 0 }),
    downPaymentPercent: percent("Down payment", { initial: 20, max: 100 }),
    annualRate: rate("Mortgage rate", { typical: "mortgageRate" }),
    loanTerm: loanTerm("Loan term", { initial: 30 }),
    propertyTaxRate: percent("Annual property tax", {
      typical: "propertyTax",
      plausible: { max: 10 },
      initial: 1.2,
      hint: "Percent of the home’s value.",
    }),
    annualInsurance: money("Annual home insurance", {
      typical: "homeInsurance",
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price.",
    }),
    maintenance: percent("Annual maintenance", {
      typical: "maintenance",
      plausible: { max: 15 },
      initial: 1,
      hint: "Percent of the home’s value.",
    }),
    closingCosts: percent("Closing costs", {
      typical: "closingCosts",
      initial: 3,
      hint: "Percent of the price, paid in cash when you buy.",
    }),
    monthlyRent: money("Monthly rent", {
      above: 0,
      hint: "For the home you would rent instead.",
    }),
    rentersInsurance: money("Monthly renters insurance", { initial: 15 }),
    investmentReturn: rate("Annual investment return", {
      initial: 7,
      hint: "Affects only the wealth comparison, not the net positions.",
    }),
    appreciation: rate("Annual home appreciation", { initial: 3 }),
    rentIncrease: rate("Annual rent increase", {
      initial: 2,
      hint: "Starting in the second year.",
    }),
    years: years("Length of stay", { initial: 7, above: 0 }),
  },

  groups: {
    "Buying the home": ["homePrice", "downPaymentPercent", "annualRate", "loanTerm"],
    "What owning costs": ["propertyTaxRate", "annualInsurance", "maintenance", "closingCosts"],
    "Renting instead": ["monthlyRent", "rentersInsurance"],
    "Over time": ["investmentReturn", "appreciation", "rentIncrease", "years"],
  },
  options: [duesAndPmiForm, federalTaxForm, sellingCostsForm],
});
