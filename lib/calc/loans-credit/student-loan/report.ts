import { paidBack } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { formatCount, formatRoundedUsd, formatShare, formatUsd } from "@/lib/format";
import { extraPayments, prepaidLoanFigures } from "@/lib/subjects/extra-payments/extra-payments";
import { exportedLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { shortTermRemarks } from "@/lib/subjects/level-loan/short-term-remarks";
import { loanFees } from "@/lib/subjects/loan-fees/loan-fees";
import { hasPlans } from "@/lib/subjects/student-loan-plans/plan-words";
import {
  leadingPlan,
  leadingPlanInWords,
  plansByIncome,
  studentLoanPlans,
} from "@/lib/subjects/student-loan-plans/student-loan-plans";

import { studentLoan } from "./calculation";
import { form } from "./form";

export const report = defineReport(studentLoan, {
  failureMessage: "Could not calculate payment.",
  fields: form.fields,
  headline: "monthlyPayment",
  whole: leadingPlan,
  outputs: prepaidLoanFigures("balance"),
  options: [
    extraPayments("balance", "student loan"),
    loanFees({ borrowed: "balance" }),
    studentLoanPlans,
  ],

  verdict: (result, { balance, years }) => {
    if (balance === 0) return "There is no balance to repay.";
    const { totalInterest } = result;
    const term = `Over ${formatCount(years, "year")}, you pay back`;
    return totalInterest < 0.005
      ? `${term} what you borrowed, without interest.`
      : `${term} ${formatRoundedUsd(totalInterest)} (${formatShare(totalInterest, balance)}) more than you borrowed.`;
  },
  breakdown: ({ totalInterest }, { balance }) => paidBack(balance, totalInterest),
  remarks: shortTermRemarks,
  notCounted: [plansByIncome],
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
  toast: (result) =>
    complete(
      hasPlans(result)
        ? leadingPlanInWords(result)
        : `Monthly payment: ${formatUsd(result.monthlyPayment)}.`,
    ),

  example: { balance: 30_000, annualRate: 5.05, years: 10 },
});
