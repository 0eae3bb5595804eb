import { defineForm } from "@/lib/calculator/form/form";
import { money, rate, years } from "@/lib/calculator/form/number-field";
import { yearlyFeesForm } from "@/lib/subjects/fund-expenses/fund-expenses.form";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";
import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";
import { stepUpForm } from "@/lib/subjects/step-up/step-up.form";

import type { SipInput } from "./calculation";

export const form = defineForm<SipInput>()({
  id: "investment-retirement/sip",
  submit: "Calculate SIP Returns",

  fields: {
    monthlyInvestment: money("Monthly investment", { above: 0 }),
    annualReturn: rate("Expected annual return", { hint: "Your assumption, after fees." }),
    years: years("Investment period", { above: 0 }),
  },
  options: [stepUpForm, marketHistoryForm, yearlyFeesForm, inflationForm],
});
