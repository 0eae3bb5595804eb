import { defineReport } from "@/lib/calculator/definition";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { levelLoanFigures, levelLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { businessLoan } from "./calculation";

export const report = defineReport(businessLoan, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: {
    ...levelLoanFigures("loanAmount"),
    firstYearPayments: usd("Payments in the first year", {
      note: "What the business has to earn to pay the loan.",
      explanation: {
        rule: "The monthly payment times 12, or times the months in a shorter term.",
        formula: "monthlyPayment*MIN(12, years*12)",
      },
      when: ({ schedule }) => schedule.length > 12,
    }),
    firstYearInterest: usd("Interest in the first year", {
      note: "Only this part is an expense. The rest pays down the loan.",
      explanation: {
        rule: "The year’s payments minus what they pay down on the loan.",
        formula:
          "firstYearPayments-loanAmount+FV(annualRate/1200, MIN(12, years*12), monthlyPayment, -loanAmount)",
      },
      when: ({ schedule }) => schedule.length > 12,
    }),
    schedule: levelLoanSchedule("Payment schedule", {
      borrowed: "loanAmount",
      payment: "monthlyPayment",
      paid: ({ totalPayment, totalInterest }) => ({ total: totalPayment, interest: totalInterest }),
    }),
  },

  verdict: ({ firstYearPayments, firstYearInterest, totalInterest, schedule }, { loanAmount }) => {
    const each = `For every dollar you borrow, you pay ${formatRoundedUsd(totalInterest / loanAmount)} in interest.`;
    return schedule.length > 12
      ? `You pay ${formatRoundedUsd(firstYearPayments)} in the first year, ${formatRoundedUsd(firstYearInterest)} of it interest. ${each}`
      : each;
  },
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  charts: ({ schedule }, { loanAmount }) => [{ kind: "repayment", borrowed: loanAmount, schedule }],
  toast: ({ monthlyPayment }) => complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 150_000, annualRate: 10.5, years: 10 },
});
