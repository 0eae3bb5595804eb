import { defineForm } from "@/lib/calculator/definition";
import { money, rate, years } from "@/lib/calculator/form/number-field";

import type { HelocInput } from "./calculation";

export const form = defineForm<HelocInput>({
  id: "loans-credit/heloc",
  submit: "Calculate HELOC Payments",

  fields: {
    amountDrawn: money("Amount drawn", { above: 0 }),
    annualRate: rate("Annual interest rate", { hint: "Held constant here; most lines vary." }),
    drawPeriod: years("Draw period", {
      plausible: { max: 40 },
      hint: "Interest only. 0 if you repay at once.",
    }),
    repaymentPeriod: years("Repayment period", { plausible: { max: 40 }, above: 0 }),
  },
});
