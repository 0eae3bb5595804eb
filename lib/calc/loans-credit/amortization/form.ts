import { defineForm } from "@/lib/calculator/definition";
import { extraPaymentFields, extraPaymentGroup } from "@/lib/calculator/form/extra-payment-fields";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";
import { typicalMortgageRate } from "@/lib/calculator/form/typical-value";

import type { AmortizationInput } from "./calculation";

export const form = defineForm<AmortizationInput>({
  id: "loans-credit/amortization",
  submit: "Calculate Amortization",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: rate("Annual interest rate", { typical: typicalMortgageRate }),
    years: loanTerm("Loan term"),
    ...extraPaymentFields,
  },
  optionGroups: extraPaymentGroup,
});
