import { defineForm } from "@/lib/calculator/definition";
import { money, rate } from "@/lib/calculator/form/number-field";
import { amount, interestRate, rows, text } from "@/lib/calculator/form/rows-field";

import type { DebtPayoffInput } from "./calculation";

export const form = defineForm<DebtPayoffInput>({
  id: "personal-finance/debt-payoff",
  submit: "Calculate Debt Payoff",

  fields: {
    debtAmount: money("Debt amount", { above: 0 }),
    annualRate: rate("Annual interest rate"),
    monthlyPayment: money("Monthly payment", { above: 0 }),
    otherDebts: rows("Other debts", {
      item: "Other debt",
      hint: "Besides the debt above, whose monthly payment counts as its minimum.",
      columns: {
        name: text("Name"),
        balance: amount("Balance"),
        apr: interestRate("APR"),
        minimum: amount("Minimum payment"),
      },
      advanced: true,
    }),
    extra: money("Extra each month", {
      blank: 0,
      advanced: true,
      hint: "On top of all the payments above.",
    }),
  },
  optionGroups: { "Other debts and extra payments": ["otherDebts", "extra"] },
});
