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
    repaymentRate: rate("Rate in the repayment period", {
      blank: null,
      advanced: true,
      hint: "If you expect another rate by then. Blank means the same.",
    }),
    extra: money("Extra each month in the draw period", {
      blank: 0,
      advanced: true,
      hint: "On top of that month’s interest. It lowers the balance.",
    }),
    homeValue: money("Home value", { blank: 0, advanced: true }),
    mortgageBalance: money("Still owed on the first mortgage", { blank: 0, advanced: true }),
  },
  optionGroups: {
    "A different rate later": ["repaymentRate"],
    "Extra payments": ["extra"],
    "Combined loan-to-value": ["homeValue", "mortgageBalance"],
  },
});
