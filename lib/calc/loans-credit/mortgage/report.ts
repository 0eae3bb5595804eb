import { defineReport } from "@/lib/calculator/definition";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { levelLoanFigures, exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete, neutral } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { mortgage } from "./calculation";

export const report = defineReport(mortgage, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: {
    loanAmount: usd("Loan amount", {
      explanation: {
        rule: "The home price minus the down payment.",
        formula: "MAX(0, homePrice-downPayment)",
      },
    }),
    ...levelLoanFigures("loanAmount", "Monthly principal and interest"),
    housingCost: usd("Monthly cost of the home", {
      note: "With tax, insurance and dues.",
      explanation: {
        rule: "The payment, plus one-twelfth of annual tax and insurance, plus monthly dues.",
        formula: "monthlyPayment+(propertyTax+homeInsurance)/12+monthlyDues",
      },
      when: ({ housingCost, monthlyPayment }) => housingCost > monthlyPayment,
    }),
  },

  verdict: ({ loanAmount, totalInterest, housingCost, monthlyPayment }) => {
    if (loanAmount === 0)
      return "The down payment covers the price, so there is nothing to borrow.";
    const cost = `Borrowing ${formatRoundedUsd(loanAmount)} costs ${formatRoundedUsd(totalInterest)} in interest.`;
    return housingCost > monthlyPayment ? cost : `${cost} Property tax and insurance are extra.`;
  },
  breakdown: (
    { housingCost, monthlyPayment, loanAmount, totalInterest },
    { propertyTax = 0, homeInsurance = 0, monthlyDues = 0 },
  ) =>
    housingCost > monthlyPayment
      ? {
          label: "Monthly cost of the home",
          parts: [
            ["Principal and interest", monthlyPayment],
            ["Property tax", propertyTax / 12],
            ["Home insurance", homeInsurance / 12],
            ["Dues", monthlyDues],
          ],
        }
      : paidBack(loanAmount, totalInterest),
  charts: ({ loanAmount }, { annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: loanAmount },
  ],
  exported: {
    schedule: exportedLoanSchedule("Payment schedule", {
      borrowed: "loanAmount",
      payment: "monthlyPayment",
      loan: ({ loanAmount }, { annualRate, years }) => ({
        rate: annualRate,
        term: years,
        borrowed: loanAmount,
      }),
    }),
  },
  toast: ({ loanAmount, monthlyPayment }) =>
    loanAmount === 0
      ? neutral("No Loan Needed", "Down payment covers the home price.")
      : complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 },
});
