import { defineReport } from "@/lib/calculator/definition";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { levelLoanFigures, levelLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete } from "@/lib/calculator/report/notice";
import { paymentsInWords } from "@/lib/calculator/report/payments-in-words";
import { formatCount } from "@/lib/format";

import { amortization } from "./calculation";

export const report = defineReport(amortization, {
  failureMessage: "Could not calculate amortization schedule.",

  headline: "monthlyPayment",
  outputs: {
    ...levelLoanFigures("loanAmount"),
    schedule: levelLoanSchedule("Amortization schedule", {
      borrowed: "loanAmount",
      payment: "monthlyPayment",
      paid: ({ totalPayment, totalInterest }) => ({ total: totalPayment, interest: totalInterest }),
    }),
  },

  verdict: ({ schedule }, { loanAmount }) => {
    const half = schedule.findIndex(({ balance }) => balance <= loanAmount / 2) + 1;
    return `Half of the loan is paid off after ${half} of ${formatCount(schedule.length, "payment")}.`;
  },
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  charts: ({ schedule }, { loanAmount }) => [{ kind: "repayment", borrowed: loanAmount, schedule }],
  toast: ({ schedule }) => complete(`${paymentsInWords(schedule)}.`),

  example: { loanAmount: 250_000, annualRate: 6.25, years: 30 },
});
