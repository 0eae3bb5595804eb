import type { AmortizationInput, AmortizationResult } from "@/lib/calc/loans-credit/amortization";
import { defineReport } from "@/lib/calculator/definition";
import { levelLoanFigures } from "@/lib/calculator/level-loan-figures";
import { complete } from "@/lib/calculator/notice";
import { repaymentSchedule } from "@/lib/calculator/outputs";
import { formatCount, formatUsd } from "@/lib/format";

export const report = defineReport<AmortizationInput, AmortizationResult>({
  incalculable: "Could not calculate amortization schedule.",

  headline: "monthlyPayment",
  outputs: {
    ...levelLoanFigures("loanAmount"),
    schedule: repaymentSchedule("Amortization schedule", {
      count: "ROUNDUP(years*12, 0)",
      owed: "loanAmount",
      // A term that ends within a month pays that part of a payment.
      payment: "monthlyPayment*MIN(1, years*12-previous.month)",
      interest:
        "IF(years*12-previous.month<1, payment-previous.balance, previous.balance*annualRate/1200)",
      totals: ({ totalPayment, totalInterest }) => ({
        payment: totalPayment,
        principal: totalPayment - totalInterest,
        interest: totalInterest,
      }),
    }),
  },

  verdict: ({ schedule }, { loanAmount }) => {
    const half = schedule.findIndex(({ balance }) => balance <= loanAmount / 2) + 1;
    return `Half of the loan is repaid after ${formatCount(half, "payment")} of ${schedule.length}.`;
  },
  charts: ({ schedule }, { loanAmount }) => [{ kind: "repayment", borrowed: loanAmount, schedule }],
  announce: ({ monthlyPayment, schedule }) =>
    complete(`${formatCount(schedule.length, "payment")} of ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 250_000, annualRate: 6.25, years: 30 },
});
