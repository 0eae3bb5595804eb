import { defineForm } from "@/lib/calculator/form/form";
import { money, rate, years } from "@/lib/calculator/form/number-field";
import { expenseRatioForm } from "@/lib/subjects/fund-expenses/fund-expenses.form";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";
import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";
import { stepUpForm } from "@/lib/subjects/step-up/step-up.form";

import type { MutualFundInput } from "./calculation";
import { frontLoadForm } from "./options/front-load.form";
import { initialInvestmentForm } from "./options/initial-investment.form";

export const form = defineForm<MutualFundInput>()({
  id: "investment-retirement/mutual-fund",
  submit: "Calculate Mutual Fund Returns",

  fields: {
    monthlyInvestment: money("Monthly investment", { above: 0 }),
    annualReturn: rate("Expected annual return", {
      hint: "Before the expense ratio, if you enter one under More options.",
    }),
    years: years("Investment period", { above: 0 }),
  },
  options: [
    frontLoadForm,
    stepUpForm,
    marketHistoryForm,
    expenseRatioForm,
    initialInvestmentForm,
    inflationForm,
  ],
});
