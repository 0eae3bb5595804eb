import { defineForm } from "@/lib/calculator/definition";
import { money, rate, years } from "@/lib/calculator/form/number-field";

import type { HelocInput } from "./calculation";

export const form = defineForm<HelocInput>({
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
});
