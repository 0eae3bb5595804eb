import { toggle } from "@/lib/calculator/form/choice-field";
import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { money, rate, years } from "@/lib/calculator/form/number-field";
import { yearlyFeesForm } from "@/lib/subjects/fund-expenses/fund-expenses.form";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";
import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";
import { stepUpForm } from "@/lib/subjects/step-up/step-up.form";

import type { CompoundInterestInput } from "./calculation";
import { pricesForm } from "./options/prices.form";

export const compoundingForm = {
  fields: {
    compounding: toggle("Compounding", {
      hint: "How often interest is added.",
      options: { yearly: "Yearly", monthly: "Monthly", daily: "Daily" },
      initial: "monthly",
    }),
  },
} satisfies OptionForm;

export const form = defineForm<CompoundInterestInput>()({
  id: "investment-retirement/compound-interest",
  submit: "Calculate Compound Interest",

  fields: {
    principal: money("Principal", {
      hint: "What you have today. Enter 0 if you’re starting from zero.",
    }),
    annualRate: rate("Annual interest rate", { hint: "The rate, not the APY." }),
    monthlyContribution: money("Monthly contribution", { blank: 0 }),
    years: years("Time to grow", { above: 0 }),
  },
  options: [
    stepUpForm,
    marketHistoryForm,
    pricesForm,
    compoundingForm,
    yearlyFeesForm,
    inflationForm,
  ],
});
