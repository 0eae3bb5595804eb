import { defineForm } from "@/lib/calculator/definition";
import { extraPaymentFields, extraPaymentGroup } from "@/lib/calculator/form/extra-payment-fields";
import { loanTerm, money, percent, rate } from "@/lib/calculator/form/number-field";

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
    annualRate: rate("Annual interest rate", { typical: "mortgageRate" }),
    years: loanTerm("Loan term", {
      hint: "Most home loans run 15 or 30 years.",
    }),
    propertyTax: money("Annual property tax", {
      typical: "propertyTax",
      blank: 0,
      advanced: true,
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price.",
    }),
    homeInsurance: money("Annual home insurance", {
      typical: "homeInsurance",
      blank: 0,
      advanced: true,
      shareOf: "homePrice",
      hint: "In dollars, or as a percent of the price.",
    }),
    monthlyDues: money("HOA dues (monthly)", { blank: 0, advanced: true }),
    pmiRate: percent("PMI rate", {
      blank: 0,
      advanced: true,
      plausible: { max: 3 },
      hint: "A year, as a percentage of the loan. Your Loan Estimate shows the dollars a month.",
    }),
    homeValue: money("Appraised home value", {
      blank: null,
      advanced: true,
      above: 0,
      hint: "Blank means the price. PMI depends on the lower of the two.",
    }),
    ...extraPaymentFields,
    fees: money("Lender fees", {
      blank: 0,
      advanced: true,
      shareOf: "homePrice",
      hint: "What the lender charges at closing, such as origination and underwriting.",
    }),
    points: percent("Discount points", {
      blank: 0,
      advanced: true,
      plausible: { max: 5 },
      hint: "One point is 1% of the loan.",
    }),
    rateWithoutPoints: rate("Rate without the points", {
      blank: null,
      advanced: true,
      hint: "What the same lender offers if you buy no points.",
    }),
  },
  optionGroups: {
    "Property tax, insurance and dues": ["propertyTax", "homeInsurance", "monthlyDues"],
    "Mortgage insurance (PMI)": ["pmiRate", "homeValue"],
    ...extraPaymentGroup,
    "Fees and points": ["fees", "points", "rateWithoutPoints"],
  },
});
