import type { LoanPaymentInput, LoanPaymentResult } from "@/lib/calc/loans-credit/loan-payment";
import { defineCalculator } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";
import { complete } from "@/lib/calculator/notice";
import { usd } from "@/lib/calculator/outputs";
import { formatUsd } from "@/lib/format";

export const definition = defineCalculator<LoanPaymentInput, LoanPaymentResult>({
  id: "loans-credit/loan-payment",
  submit: "Calculate Loan Payment",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: percent("Annual interest rate", { hint: "The note rate, before any fees." }),
    years: years("Loan term", { above: 0 }),
  },
  incalculable: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: {
    monthlyPayment: usd("Monthly payment", {
      working: {
        rule: "The level payment that repays the loan by the end of its term.",
        formula: "PMT(annualRate/1200, years*12, -loanAmount)",
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
  verdict: ({ totalInterest }, { loanAmount }) =>
    `Every dollar borrowed costs ${formatUsd(totalInterest / loanAmount)} in interest on top.`,
  charts: (_, { loanAmount, annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: loanAmount },
  ],
  announce: ({ monthlyPayment }) => complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 20_000, annualRate: 8.5, years: 5 },
});
