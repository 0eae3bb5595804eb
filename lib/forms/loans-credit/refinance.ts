import type { RefinanceInput } from "@/lib/calc/loans-credit/refinance";
import { defineForm } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";

export const form = defineForm<RefinanceInput>({
  id: "loans-credit/refinance",
  submit: "Calculate Refinance Savings",

  fields: {
    currentBalance: money("Current loan balance", { above: 0 }),
    currentRate: percent("Current interest rate"),
    remainingYears: years("Remaining term", { above: 0 }),
    newRate: percent("New interest rate"),
    newTerm: years("New loan term", { above: 0 }),
    costs: money("Refinancing costs", {
      blank: 0,
      shareOf: "currentBalance",
      hint: "Added to the new loan. In dollars, or as a percent of the balance: 2%.",
    }),
  },

  groups: {
    "The loan you have": ["currentBalance", "currentRate", "remainingYears"],
    "The new loan": ["newRate", "newTerm", "costs"],
  },
});
