import type { MortgageInput, MortgageResult } from "@/lib/calc/loans-credit/mortgage";
import { defineCalculator } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";
import { levelLoanFigures } from "@/lib/calculator/level-loan-figures";
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
    loanAmount: usd("Loan amount", {
      working: {
        rule: "The home price less the down payment.",
        formula: "MAX(0, homePrice-downPayment)",
      },
    }),
    ...levelLoanFigures("loanAmount", "Monthly principal and interest"),
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
