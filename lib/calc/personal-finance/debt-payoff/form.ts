import { defineForm } from "@/lib/calculator/form/form";
import { money, rate } from "@/lib/calculator/form/number-field";

import type { DebtPayoffInput } from "./calculation";
import { otherDebtsForm } from "./options/other-debts.form";

export const form = defineForm<DebtPayoffInput>()({
  id: "personal-finance/debt-payoff",
  submit: "Calculate Debt Payoff",

  fields: {
    debtAmount: money("Debt amount", { above: 0 }),
    annualRate: rate("Annual interest rate", { typical: "loanRate" }),
    monthlyPayment: money("Monthly payment", { above: 0 }),
  },
  options: [otherDebtsForm],
});
