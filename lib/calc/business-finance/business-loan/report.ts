import { paidBack } from "@/lib/calculator/report/breakdown";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { sumBy } from "@/lib/finance/sum-by";
import { formatPerDollar, formatRoundedUsd, formatUsd } from "@/lib/format";
import { extraPayments, prepaidLoanFigures } from "@/lib/subjects/extra-payments/extra-payments";
import { levelLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { shortTermRemarks } from "@/lib/subjects/level-loan/short-term-remarks";
import { loanFees } from "@/lib/subjects/loan-fees/loan-fees";

import { businessLoan } from "./calculation";

const extra = extraPayments("loanAmount", "business loan");
const fees = loanFees({ borrowed: "loanAmount" });

export const report = defineReport(businessLoan, {
  failureMessage: "Could not calculate payment with the provided inputs.",

  headline: "monthlyPayment",
  options: [extra, fees],
  outputs: {
    ...prepaidLoanFigures("loanAmount"),
    ...extra.outputs,
    ...fees.outputs,
    firstYearPayments: briefUsd("Payments in the first year", {
      note: "What the business has to earn to pay the loan.",
      explanation: {
        rule: "The monthly payment times 12, or times the months in a shorter term, plus the year’s extra payments. Never more than the total of all payments.",
        formula:
          "MIN(totalPayment, (monthlyPayment+extraMonthly)*MIN(12, years*12)+extraYearly+IF(onceAfterMonths<=12, onceAmount, 0))",
      },
      when: ({ schedule }) => schedule.length > 12,
    }),
    firstYearInterest: briefUsd("Interest in the first year", {
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
    const all =
      totalInterest < 0.005
        ? "You pay no interest"
        : `Interest adds ${formatRoundedUsd(totalInterest)} in all, ${formatPerDollar(totalInterest / loanAmount)} for every dollar you borrow`;
    return schedule.length > 12
      ? `${all}; in the first year, you pay ${formatRoundedUsd(firstYearPayments)}, of which ${formatRoundedUsd(firstYearInterest)} is interest.`
      : `${all}.`;
  },
  breakdown: ({ totalInterest }, { loanAmount }) => paidBack(loanAmount, totalInterest),
  remarks: shortTermRemarks,
  charts: (_, { loanAmount, annualRate, years }) => [
    { kind: "levelLoan", annualRate, years, borrowed: loanAmount },
  ],
  toast: ({ monthlyPayment }) => complete(`Monthly payment: ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 150_000, annualRate: 10.5, years: 10 },
});
