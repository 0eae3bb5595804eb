import { defineReport } from "@/lib/calculator/definition";
import { aprFigures, aprSection, feeErrors } from "@/lib/calculator/report/apr-figures";
import { paidBack } from "@/lib/calculator/report/breakdown";
import {
  extraPaymentErrors,
  extraPaymentSection,
  extraPaymentVerdict,
  prepaidLoanCharts,
  prepaidLoanFigures,
} from "@/lib/calculator/report/extra-payment-figures";
import { exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete } from "@/lib/calculator/report/notice";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { loanPayment } from "./calculation";

export const report = defineReport(loanPayment, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: {
    ...prepaidLoanFigures("loanAmount"),
    ...aprFigures("loanAmount"),
  },

  verdict: (result, { loanAmount }) =>
    extraPaymentVerdict(result) ??
    `For every dollar you borrow, you pay ${formatRoundedUsd(result.totalInterest / loanAmount)} in interest.`,
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  sections: (result) => [...extraPaymentSection(result), ...aprSection(result)],
  charts: (result, { loanAmount, annualRate, years }) =>
    prepaidLoanCharts(result, { annualRate, years, borrowed: loanAmount }),
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
  errors: (result, input) => ({
    ...extraPaymentErrors(result, input),
    ...feeErrors(result, input.loanAmount),
  }),
  toast: ({ monthlyPayment }) => complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 20_000, annualRate: 8.5, years: 5 },
});
