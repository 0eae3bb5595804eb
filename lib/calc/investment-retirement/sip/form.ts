import { defineForm, optionForm } from "@/lib/calculator/form/form";
import { inflationField } from "@/lib/calculator/form/inflation-field";
import { money, rate, years } from "@/lib/calculator/form/number-field";

import type { SipInput } from "./calculation";

export const inflationForm = optionForm({ fields: { inflation: inflationField() } });

export const form = defineForm<SipInput>()({
  id: "investment-retirement/sip",
  submit: "Calculate SIP Returns",

  fields: {
    monthlyInvestment: money("Monthly investment", { above: 0 }),
    annualReturn: rate("Expected annual return", { hint: "Your assumption, after fees." }),
    years: years("Investment period", { above: 0 }),
  },
  options: [inflationForm],
});
