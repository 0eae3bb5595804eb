import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";
import { extraPaymentsForm } from "@/lib/subjects/extra-payments/extra-payments.form";

import type { MortgageInput } from "./calculation";
import { housingCostsForm } from "./options/housing-costs.form";
import { mortgageInsuranceForm } from "./options/mortgage-insurance.form";
import { pointsForm } from "./options/points.form";

export const form = defineForm<MortgageInput>()({
  id: "loans-credit/mortgage",
  submit: "Calculate Mortgage Payment",

  fields: {
    homePrice: money("Home price", { plausible: { min: 5_000 }, above: 0 }),
    downPayment: money("Down payment", {
      blank: 0,
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price: 20%.",
    }),
    annualRate: rate("Annual interest rate", { typical: "mortgageRate" }),
    years: loanTerm("Loan term", {
      hint: "Most home loans run 15 or 30 years.",
    }),
  },
  options: [housingCostsForm, mortgageInsuranceForm, extraPaymentsForm, pointsForm],
});
