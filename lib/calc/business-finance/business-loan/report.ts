import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { extraPaymentVerdict } from "@/lib/calculator/report/extra-payment-figures";
import { levelLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { loanOptions } from "@/lib/calculator/report/loan-options";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { businessLoan } from "./calculation";

const loan = loanOptions("loanAmount");

export const report = defineReport(businessLoan, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  outputs: {
    ...loan.figures,
    firstYearPayments: usd("Payments in the first year", {
      note: "What the business has to earn to pay the loan.",
      explanation: {
        rule: "The monthly payment times 12, or times the months in a shorter term, plus the year’s extra payments. Never more than the total of all payments.",
        formula:
          "MIN(totalPayment, (monthlyPayment+extraMonthly)*MIN(12, years*12)+extraYearly+IF(onceAfterMonths<=12, onceAmount, 0))",
      },
      when: ({ schedule }) => schedule.length > 12,
    }),
    firstYearInterest: usd("Interest in the first year", {
      note: "Only this part is an expense. The rest pays down the loan.",
      explanation: {
        rule: "The year’s payments minus what they pay down on the loan.",
        formula:
          "firstYearPayments-loanAmount+MAX(0, FV(annualRate/1200, MIN(12, years*12), monthlyPayment+extraMonthly, -loanAmount)-extraYearly-IF(onceAfterMonths<=12, onceAmount*(1+annualRate/1200)^(12-MAX(1, onceAfterMonths)), 0))",
      },
      when: ({ schedule }) => schedule.length > 12,
    }),
    schedule: levelLoanSchedule("Payment schedule", {
      borrowed: "loanAmount",
      payment: "monthlyPayment",
      paid: ({ schedule }) => ({
        total: sumBy(schedule, ({ payment }) => payment),
        interest: sumBy(schedule, ({ interest }) => interest),
      }),
    }),
  },

  verdict: (result, { loanAmount }) => {
    const { firstYearPayments, firstYearInterest, totalInterest, schedule } = result;
    const saved = extraPaymentVerdict(result);
    if (saved) return saved;
    const each = `For every dollar you borrow, you pay ${formatRoundedUsd(totalInterest / loanAmount)} in interest.`;
    return schedule.length > 12
      ? `You pay ${formatRoundedUsd(firstYearPayments)} in the first year, ${formatRoundedUsd(firstYearInterest)} of it interest. ${each}`
      : each;
  },
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  remarks: loan.remarks,
  sections: loan.sections,
  charts: loan.charts,
  errors: loan.errors,
  toast: ({ monthlyPayment }) => complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 150_000, annualRate: 10.5, years: 10 },
});
