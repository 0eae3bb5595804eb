import { defineForm } from "@/lib/calculator/form/form";
import { money, rate, years } from "@/lib/calculator/form/number-field";

import type { HelocInput } from "./calculation";
import { combinedLoanToValueForm } from "./options/combined-loan-to-value.form";
import { extraPaymentsForm } from "./options/extra-payments.form";
import { laterRateForm } from "./options/later-rate.form";

export const form = defineForm<HelocInput>()({
  id: "loans-credit/heloc",
  submit: "Calculate HELOC Payments",

  fields: {
    amountDrawn: money("Amount drawn", { above: 0 }),
    annualRate: rate("Annual interest rate", {
      hint: "Stays the same here. Most HELOC rates vary.",
    }),
    drawPeriod: years("Draw period", {
      plausible: { max: 40 },
      hint: "You pay interest only. Enter 0 to start repaying right away.",
    }),
    repaymentPeriod: years("Repayment period", { plausible: { max: 40 }, above: 0 }),
  },
  options: [laterRateForm, extraPaymentsForm, combinedLoanToValueForm],
});
