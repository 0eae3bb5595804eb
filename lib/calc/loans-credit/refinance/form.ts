import { defineForm } from "@/lib/calculator/definition";
import { toggle } from "@/lib/calculator/form/choice-field";
import { integer, loanTerm, money, rate } from "@/lib/calculator/form/number-field";

import type { RefinanceInput } from "./calculation";

export const form = defineForm<RefinanceInput>({
  id: "loans-credit/refinance",
  submit: "Calculate Refinance Savings",

  fields: {
    currentBalance: money("Current loan balance", { above: 0 }),
    currentRate: rate("Current interest rate"),
    remainingYears: loanTerm("Remaining term"),
    newRate: rate("New interest rate", { typical: "mortgageRate" }),
    newTerm: loanTerm("New loan term"),
    costs: money("Refinancing costs", {
      blank: 0,
      shareOf: "currentBalance",
      hint: "Added to the new loan. In dollars, or as a percent of the balance: 2%.",
    }),
    stayMonths: integer("Months you stay", {
      blank: null,
      advanced: true,
      above: 0,
      hint: "Until you sell or refinance again. Enter 60 for five years.",
    }),
    keepOldPayment: toggle("Keep paying the old payment", {
      options: { no: "No", yes: "Yes" },
      initial: "no",
      advanced: true,
      hint: "If the new payment is lower, the difference pays down the new loan.",
    }),
    cashOut: money("Cash you take out", {
      blank: 0,
      advanced: true,
      hint: "Borrowed on top of the balance and paid out to you.",
    }),
    costsInCash: money("Costs you pay in cash", {
      blank: 0,
      advanced: true,
      shareOf: "costs",
      hint: "Not added to the new loan. In dollars, or as a percent of the costs: 100%.",
    }),
  },

  groups: {
    "The loan you have": ["currentBalance", "currentRate", "remainingYears"],
    "The new loan": ["newRate", "newTerm", "costs"],
  },
  optionGroups: {
    "The months you stay": ["stayMonths", "keepOldPayment"],
    "Cash at closing": ["cashOut", "costsInCash"],
  },
});
