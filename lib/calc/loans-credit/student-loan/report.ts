import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { extraPaymentVerdict } from "@/lib/calculator/report/extra-payment-figures";
import { exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { loanOptions } from "@/lib/calculator/report/loan-options";
import { complete } from "@/lib/calculator/report/notice";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";

import { studentLoan } from "./calculation";

const loan = loanOptions("balance");

export const report = defineReport(studentLoan, {
  failureMessage: "Could not calculate payment.",
  headline: "monthlyPayment",
  outputs: loan.figures,

  verdict: (result, { balance, years }) => {
    if (balance === 0) return "There is no balance to repay.";
    return (
      extraPaymentVerdict(result) ??
      `Over ${formatCount(years, "year")}, you pay back ${formatRoundedUsd(result.totalInterest)} more than you borrowed.`
    );
  },
  breakdown: ({ totalInterest }, { balance }) => paidBack(balance, totalInterest),
  remarks: loan.remarks,
  sections: loan.sections,
  charts: loan.charts,
  errors: loan.errors,
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
