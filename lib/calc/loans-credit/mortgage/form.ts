import { defineForm } from "@/lib/calculator/definition";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";
import {
  typicalHomeInsurance,
  typicalMortgageRate,
  typicalPropertyTax,
} from "@/lib/calculator/form/typical-value";

import type { MortgageInput } from "./calculation";

export const form = defineForm<MortgageInput>({
  id: "loans-credit/mortgage",
  submit: "Calculate Mortgage Payment",

  fields: {
    homePrice: money("Home price", { plausible: { min: 5_000 }, above: 0 }),
    downPayment: money("Down payment", {
      blank: 0,
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price: 20%.",
    }),
    annualRate: rate("Annual interest rate", { typical: typicalMortgageRate }),
    years: loanTerm("Loan term", {
      hint: "Most home loans run 15 or 30 years.",
    }),
    propertyTax: money("Annual property tax", {
      typical: typicalPropertyTax,
      blank: 0,
      advanced: true,
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price.",
    }),
    homeInsurance: money("Annual home insurance", {
      typical: typicalHomeInsurance,
      blank: 0,
      advanced: true,
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price.",
    }),
    monthlyDues: money("HOA dues and PMI (monthly)", { blank: 0, advanced: true }),
  },
});
