import { paidBack } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { sumBy } from "@/lib/finance/sum-by";
import { formatRoundedUsd, formatShare } from "@/lib/format";
import { extraPayments, prepaidLoanFigures } from "@/lib/subjects/extra-payments/extra-payments";
import { levelLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { paymentsInWords } from "@/lib/subjects/level-loan/payments-in-words";
import { shortTermRemarks } from "@/lib/subjects/level-loan/short-term-remarks";
import { loanFees } from "@/lib/subjects/loan-fees/loan-fees";
import { formatDuration } from "@/lib/calculator/report/duration";

import { amortization } from "./calculation";

const extra = extraPayments("loanAmount");
const fees = loanFees({ borrowed: "loanAmount" });

export const report = defineReport(amortization, {
  failureMessage: "Could not calculate amortization schedule.",

  headline: "monthlyPayment",
  options: [extra, fees],
  outputs: {
    ...prepaidLoanFigures("loanAmount"),
    ...extra.outputs,
    ...fees.outputs,
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
    const { schedule, totalInterest } = result;
    const [first] = schedule;
    const half = schedule.findIndex(({ balance }) => balance <= loanAmount / 2) + 1;
    const paidOff = `half of the loan is paid off after ${formatDuration(half)}.`;
    return first === undefined || totalInterest < 0.005
      ? `Without interest, ${paidOff}`
      : `Interest adds ${formatRoundedUsd(totalInterest)} in all and takes ${formatShare(first.interest, first.payment)} of the first payment; ${paidOff}`;
  },
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  remarks: shortTermRemarks,
  charts: (_, { loanAmount, annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: loanAmount },
  ],
  toast: ({ schedule }) => complete(`${paymentsInWords(schedule)}.`),

  example: { loanAmount: 250_000, annualRate: 6.25, years: 30 },
});
