import { paidBack } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { formatCount, formatPerDollar, formatRoundedUsd, formatUsd } from "@/lib/format";
import { extraPayments, prepaidLoanFigures } from "@/lib/subjects/extra-payments/extra-payments";
import { exportedLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { shortTermRemarks } from "@/lib/subjects/level-loan/short-term-remarks";
import { loanFees } from "@/lib/subjects/loan-fees/loan-fees";

import { loanPayment } from "./calculation";

export const report = defineReport(loanPayment, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: prepaidLoanFigures("loanAmount"),
  options: [extraPayments("loanAmount"), loanFees({ borrowed: "loanAmount" })],

  verdict({ totalInterest }, { loanAmount, years }) {
    const borrowed = `the ${formatRoundedUsd(loanAmount)} you borrow`;
    const term = `Over ${formatCount(years, "year")}`;
    return totalInterest < 0.005
      ? `${term}, you pay back ${borrowed} without interest.`
      : `${term}, interest adds ${formatRoundedUsd(totalInterest)} to ${borrowed}: ${formatPerDollar(totalInterest / loanAmount)} for every dollar.`;
  },
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  remarks: shortTermRemarks,
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
