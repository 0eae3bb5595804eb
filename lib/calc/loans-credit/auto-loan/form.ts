import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, percent, rate } from "@/lib/calculator/form/number-field";
import { extraPaymentsForm } from "@/lib/subjects/extra-payments/extra-payments.form";

import type { AutoLoanInput } from "./calculation";
import { feesForm } from "./options/fees.form";
import { leaseForm } from "./options/lease.form";
import { offersForm } from "./options/offers.form";
import { salesTaxForm } from "./options/sales-tax.form";

export const form = defineForm<AutoLoanInput>()({
  id: "loans-credit/auto-loan",
  submit: "Calculate Auto Loan",

  fields: {
    vehiclePrice: money("Vehicle price", { plausible: { min: 500 }, above: 0 }),
    downPayment: money("Down payment", {
      blank: 0,
      shareOf: "vehiclePrice",
      hint: "In dollars, or as a percent of the price: 10%.",
    }),
    tradeIn: money("Trade-in value", { blank: 0 }),
    annualRate: rate("Annual interest rate", { typical: "carLoanRate" }),
    years: loanTerm("Loan term", { plausible: { max: 12 } }),
    salesTax: percent("Sales tax rate", {
      typical: "vehicleTax",
      plausible: { max: 20 },
      initial: 0,
      blank: 0,
      hint: "Applied here to the price minus the down payment.",
    }),
  },
  options: [salesTaxForm, feesForm, offersForm, extraPaymentsForm, leaseForm],
});
