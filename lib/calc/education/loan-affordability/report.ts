import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { exportedLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";

import { loanAffordability } from "./calculation";

export const report = defineReport(loanAffordability, {
  headline: "affordableLoanAmount",
  outputs: {
    affordableLoanAmount: usd("Loan you can afford", {
      explanation: {
        rule: "The present value of all payments on the day the loan starts.",
        formula: "PV(annualRate/1200, years*12, -monthlyPayment)",
      },
    }),
    totalPayment: briefUsd("Total of all payments", {
      explanation: {
        rule: "The monthly payment times the number of months.",
        formula: "monthlyPayment*years*12",
      },
    }),
    totalInterest: briefUsd("Total interest", {
      explanation: {
        rule: "Total payments minus the loan.",
        formula: "totalPayment-affordableLoanAmount",
      },
    }),
  },

  verdict: ({ totalPayment, totalInterest, affordableLoanAmount }, { years }) =>
    totalInterest === 0
      ? "At 0%, every dollar you pay repays a dollar of the loan."
      : `Over ${formatCount(years, "year")}, you would pay ${formatRoundedUsd(totalPayment)}: ${formatRoundedUsd(affordableLoanAmount)} repays the loan and ${formatRoundedUsd(totalInterest)} is interest.`,
  breakdown: ({ affordableLoanAmount, totalInterest }) =>
    paidBack(affordableLoanAmount, totalInterest),
  charts: ({ affordableLoanAmount }, { annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: affordableLoanAmount },
  ],
  exported: {
    schedule: exportedLoanSchedule("Payment schedule", {
      borrowed: "affordableLoanAmount",
      payment: "monthlyPayment",
      loan: ({ affordableLoanAmount }, { annualRate, years }) => ({
        rate: annualRate,
        term: years,
        borrowed: affordableLoanAmount,
      }),
    }),
  },
  toast: ({ affordableLoanAmount }) =>
    complete(`You could afford a loan of ${formatUsd(affordableLoanAmount)}.`),

  example: { monthlyPayment: 300, annualRate: 6.5, years: 10 },
});
