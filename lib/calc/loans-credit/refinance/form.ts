import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";

import type { RefinanceInput } from "./calculation";
import { cashAtClosingForm } from "./options/cash-at-closing.form";
import { stayForm } from "./options/stay.form";

export const form = defineForm<RefinanceInput>()({
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
  },

  groups: {
    "The loan you have": ["currentBalance", "currentRate", "remainingYears"],
    "The new loan": ["newRate", "newTerm", "costs"],
  },
  options: [stayForm, cashAtClosingForm],
});
