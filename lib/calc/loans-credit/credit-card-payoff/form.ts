import { defineForm } from "@/lib/calculator/form/form";
import { money, rate } from "@/lib/calculator/form/number-field";

import type { CreditCardPayoffInput } from "./calculation";
import { balanceTransferForm } from "./options/balance-transfer.form";
import { minimumPaymentsForm } from "./options/minimum-payments.form";

export const form = defineForm<CreditCardPayoffInput>()({
  id: "loans-credit/credit-card-payoff",
  submit: "Calculate Payoff Time",

  fields: {
    balance: money("Card balance", { above: 0 }),
    apr: rate("APR", { typical: "cardRate", hint: "The purchase rate on your statement." }),
    monthlyPayment: money("Monthly payment", { above: 0 }),
  },
  options: [minimumPaymentsForm, balanceTransferForm],
});
