import { defineForm } from "@/lib/calculator/definition";
import { select } from "@/lib/calculator/form/choice-field";
import { extraPaymentFields, extraPaymentGroup } from "@/lib/calculator/form/extra-payment-fields";
import { integer, loanTerm, money, percent, rate } from "@/lib/calculator/form/number-field";

import type { AutoLoanInput } from "./calculation";

export const form = defineForm<AutoLoanInput>({
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
    annualRate: rate("Annual interest rate"),
    years: loanTerm("Loan term", { plausible: { max: 12 } }),
    salesTax: percent("Sales tax rate", {
      plausible: { max: 20 },
      initial: 0,
      blank: 0,
      hint: "Applied here to the price minus the down payment.",
    }),
    taxOn: select("Sales tax is charged on", {
      options: {
        "as specified": "Price minus down payment",
        "full price": "Full price",
        "price less trade-in": "Price minus trade-in",
        "less trade-in and rebate": "Price minus trade-in and rebate",
      },
      initial: "as specified",
      advanced: true,
      hint: "Your state decides. Most take off the trade-in.",
    }),
    owedOnTradeIn: money("Owed on the trade-in", {
      blank: 0,
      advanced: true,
      hint: "The payoff amount of the loan on your old car.",
    }),
    fees: money("Title, registration and dealer fees", {
      blank: 0,
      advanced: true,
      hint: "Added to the loan.",
    }),
    lenderFees: money("Lender fees", {
      blank: 0,
      advanced: true,
      hint: "Finance charges that you pay at the start. They count in the APR.",
    }),
    rebate: money("Cash rebate", { blank: 0, advanced: true, hint: "Taken off the price." }),
    lowRate: rate("Special rate instead of the rebate", { blank: null, advanced: true }),
    ...extraPaymentFields,
    leasePayment: money("Monthly lease payment", { blank: 0, advanced: true }),
    leaseMonths: integer("Months of the lease", { blank: 0, advanced: true }),
    leaseAtSigning: money("Due at lease signing", {
      blank: 0,
      advanced: true,
      hint: "Everything you pay up front, the value of your trade-in included.",
    }),
  },
  optionGroups: {
    "Sales tax and trade-in": ["taxOn", "owedOnTradeIn"],
    "Fees and APR": ["fees", "lenderFees"],
    "Rebate or low rate": ["rebate", "lowRate"],
    ...extraPaymentGroup,
    "Lease instead": ["leasePayment", "leaseMonths", "leaseAtSigning"],
  },
});
