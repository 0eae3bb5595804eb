import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { extraPaymentVerdict } from "@/lib/calculator/report/extra-payment-figures";
import { exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { loanOptions } from "@/lib/calculator/report/loan-options";
import { complete } from "@/lib/calculator/report/notice";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { loanPayment } from "./calculation";

const loan = loanOptions("loanAmount");

export const report = defineReport(loanPayment, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: loan.figures,

  verdict: (result, { loanAmount }) =>
    extraPaymentVerdict(result) ??
    `For every dollar you borrow, you pay ${formatRoundedUsd(result.totalInterest / loanAmount)} in interest.`,
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  remarks: loan.remarks,
  sections: loan.sections,
  charts: loan.charts,
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
  errors: loan.errors,
  toast: ({ monthlyPayment }) => complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 20_000, annualRate: 8.5, years: 5 },
});
