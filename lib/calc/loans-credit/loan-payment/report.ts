import { defineReport } from "@/lib/calculator/definition";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { levelLoanFigures, exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete } from "@/lib/calculator/report/notice";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { loanPayment } from "./calculation";

export const report = defineReport(loanPayment, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: {
    ...levelLoanFigures("loanAmount"),
  },

  verdict: ({ totalInterest }, { loanAmount }) =>
    `For every dollar you borrow, you pay ${formatRoundedUsd(totalInterest / loanAmount)} in interest.`,
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  charts: (_, { loanAmount, annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: loanAmount },
  ],
  exported: {
    schedule: exportedLoanSchedule("Payment schedule", {
      borrowed: "loanAmount",
      payment: "monthlyPayment",
      loan: (_, { loanAmount, annualRate, years }) => ({
        rate: annualRate,
        term: years,
        borrowed: loanAmount,
      }),
    }),
  },
  toast: ({ monthlyPayment }) => complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 20_000, annualRate: 8.5, years: 5 },
});
