import { defineForm } from "@/lib/calculator/definition";
import { toggle } from "@/lib/calculator/form/choice-field";
import { integer, money, percent, rate } from "@/lib/calculator/form/number-field";

import type { CreditCardPayoffInput } from "./calculation";

const option = { advanced: true } as const;

export const form = defineForm<CreditCardPayoffInput>({
  id: "loans-credit/credit-card-payoff",
  submit: "Calculate Payoff Time",

  fields: {
    balance: money("Card balance", { above: 0 }),
    apr: rate("APR", { hint: "The purchase rate on your statement." }),
    monthlyPayment: money("Monthly payment", { above: 0 }),
    minimumPercent: percent("Percent in the minimum payment", {
      ...option,
      blank: null,
      max: 100,
      hint: "Your card agreement has it. Many cards use 1%, which also counts if you fill in only the floor.",
    }),
    minimumFloor: money("Floor of the minimum payment", {
      ...option,
      blank: null,
      above: 0,
      hint: "The smallest minimum payment. Blank counts as $25 if you fill in the percent.",
    }),
    minimumRule: toggle("Minimum payment rule", {
      ...option,
      options: { "interest+pct": "Interest plus percent", pct: "Percent of balance" },
      initial: "interest+pct",
    }),
    transferFee: percent("Transfer fee", {
      ...option,
      blank: 0,
      max: 100,
      hint: "A percent of the balance, often 3% to 5%.",
    }),
    transferMonths: integer("Months of the offer", { ...option, blank: 0, max: 120 }),
    transferRate: rate("Rate of the offer", { ...option, blank: 0, hint: "Blank means 0%." }),
  },
  optionGroups: {
    "Minimum payments": ["minimumPercent", "minimumFloor", "minimumRule"],
    "Balance transfer": ["transferFee", "transferMonths", "transferRate"],
  },
});
