import type { AmortizationInput, AmortizationResult } from "@/lib/calc/loans-credit/amortization";
import { defineCalculator } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";
import { complete } from "@/lib/calculator/notice";
import { repaymentSchedule, usd } from "@/lib/calculator/outputs";
import { formatCount, formatUsd } from "@/lib/format";

export const definition = defineCalculator<AmortizationInput, AmortizationResult>({
  id: "loans-credit/amortization",
  submit: "Calculate Amortization",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: percent("Annual interest rate"),
    years: years("Loan term", { above: 0 }),
  },
  incalculable: "Could not calculate amortization schedule.",

  headline: "monthlyPayment",
  outputs: {
    monthlyPayment: usd("Monthly payment"),
    totalPayment: usd("Total of all payments"),
    totalInterest: usd("Total interest"),
    schedule: repaymentSchedule("Amortization schedule", ({ totalPayment, totalInterest }) => ({
      payment: totalPayment,
      principal: totalPayment - totalInterest,
      interest: totalInterest,
    })),
  },
  verdict: ({ schedule }, { loanAmount }) => {
    const half = schedule.findIndex(({ balance }) => balance <= loanAmount / 2) + 1;
    return `Half of the loan is repaid after ${formatCount(half, "payment")} of ${schedule.length}.`;
  },
  announce: ({ monthlyPayment, schedule }) =>
    complete(`${formatCount(schedule.length, "payment")} of ${formatUsd(monthlyPayment)}.`),

  example: { loanAmount: 250_000, annualRate: 6.25, years: 30 },
});
