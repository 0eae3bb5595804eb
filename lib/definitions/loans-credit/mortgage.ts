import type { MortgageInput, MortgageResult } from "@/lib/calc/loans-credit/mortgage";
import { defineCalculator } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";
import { complete, neutral } from "@/lib/calculator/notice";
import { usd } from "@/lib/calculator/outputs";
import { formatUsd } from "@/lib/format";

export const definition = defineCalculator<MortgageInput, MortgageResult>({
  id: "loans-credit/mortgage",
  submit: "Calculate Mortgage Payment",

  fields: {
    homePrice: money("Home price", { above: 0 }),
    downPayment: money("Down payment", { blank: 0 }),
    annualRate: percent("Annual interest rate"),
    years: years("Loan term", { above: 0, hint: "Most home loans run 15 or 30 years." }),
  },
  incalculable: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: {
    monthlyPayment: usd("Monthly principal and interest", {
      working: {
        rule: "The level payment that repays the loan by the end of its term.",
        formula: "PMT(annualRate/1200, years*12, -loanAmount)",
      },
    }),
    loanAmount: usd("Loan amount", {
      working: {
        rule: "The home price less the down payment.",
        formula: "MAX(0, homePrice-downPayment)",
      },
    }),
    totalPayment: usd("Total of all payments", {
      working: {
        rule: "The monthly payment times the number of months.",
        formula: "monthlyPayment*years*12",
      },
    }),
    totalInterest: usd("Total interest", {
      working: {
        rule: "What is paid beyond the amount borrowed.",
        formula: "totalPayment-loanAmount",
      },
    }),
  },
  verdict: ({ loanAmount, totalInterest }) =>
    loanAmount === 0
      ? "The down payment covers the price, so there is nothing to borrow."
      : `Borrowing ${formatUsd(loanAmount)} costs ${formatUsd(totalInterest)} in interest. Property tax and insurance come on top.`,
  charts: ({ loanAmount }, { annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: loanAmount },
  ],
  announce: ({ loanAmount, monthlyPayment }) =>
    loanAmount === 0
      ? neutral("No Loan Needed", "Down payment covers the home price.")
      : complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 },
});
