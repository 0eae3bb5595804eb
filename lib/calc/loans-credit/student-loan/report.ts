import { defineReport } from "@/lib/calculator/definition";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { levelLoanFigures, exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete } from "@/lib/calculator/report/notice";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";

import { studentLoan } from "./calculation";

export const report = defineReport(studentLoan, {
  headline: "monthlyPayment",
  outputs: {
    ...levelLoanFigures("balance"),
  },

  verdict: ({ totalInterest }, { balance, years }) =>
    balance === 0
      ? "There is no balance to repay."
      : `Over ${formatCount(years, "year")}, you pay back ${formatRoundedUsd(totalInterest)} more than you borrowed.`,
  breakdown: ({ totalInterest }, { balance }) => paidBack(balance, totalInterest),
  charts: (_, { balance, annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: balance },
  ],
  exported: {
    schedule: exportedLoanSchedule("Payment schedule", {
      borrowed: "balance",
      payment: "monthlyPayment",
      loan: (_, { balance, annualRate, years }) => ({
        rate: annualRate,
        term: years,
        borrowed: balance,
      }),
    }),
  },
  toast: ({ monthlyPayment }) => complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { balance: 30_000, annualRate: 5.05, years: 10 },
});
