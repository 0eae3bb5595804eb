import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { extraPaymentVerdict } from "@/lib/calculator/report/extra-payment-figures";
import { levelLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { loanOptions } from "@/lib/calculator/report/loan-options";
import { complete } from "@/lib/calculator/report/notice";
import { paymentsInWords } from "@/lib/calculator/report/payments-in-words";
import { sumBy } from "@/lib/finance/sum-by";
import { formatCount } from "@/lib/format";

import { amortization } from "./calculation";

const loan = loanOptions("loanAmount");

export const report = defineReport(amortization, {
  failureMessage: "Could not calculate amortization schedule.",

  headline: "monthlyPayment",
  outputs: {
    ...loan.figures,
    schedule: levelLoanSchedule("Amortization schedule", {
      borrowed: "loanAmount",
      payment: "monthlyPayment",
      paid: ({ schedule }) => ({
        total: sumBy(schedule, ({ payment }) => payment),
        interest: sumBy(schedule, ({ interest }) => interest),
      }),
    }),
  },

  verdict: (result, { loanAmount }) => {
    const { schedule } = result;
    const saved = extraPaymentVerdict(result);
    if (saved) return saved;
    const half = schedule.findIndex(({ balance }) => balance <= loanAmount / 2) + 1;
    return `Half of the loan is paid off after ${half} of ${formatCount(schedule.length, "payment")}.`;
  },
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  remarks: loan.remarks,
  sections: loan.sections,
  charts: loan.charts,
  errors: loan.errors,
  toast: ({ schedule }) => complete(`${paymentsInWords(schedule)}.`),

  example: { loanAmount: 250_000, annualRate: 6.25, years: 30 },
});
