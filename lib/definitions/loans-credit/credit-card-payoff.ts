import type {
  CreditCardPayoffInput,
  CreditCardPayoffResult,
} from "@/lib/calc/loans-credit/credit-card-payoff";
import { defineCalculator } from "@/lib/calculator/definition";
import { money, percent } from "@/lib/calculator/fields";
import { complete, refused } from "@/lib/calculator/notice";
import { count, month, repaymentSchedule, usd } from "@/lib/calculator/outputs";
import { coversInterest } from "@/lib/finance/covers-interest";
import { formatCount, formatUsd } from "@/lib/format";

export const definition = defineCalculator<CreditCardPayoffInput, CreditCardPayoffResult>({
  id: "loans-credit/credit-card-payoff",
  submit: "Calculate Payoff Time",

  fields: {
    balance: money("Card balance", { above: 0 }),
    apr: percent("APR", { hint: "The purchase rate on your statement." }),
    monthlyPayment: money("Monthly payment", { above: 0 }),
  },
  refuse: ({ balance, apr, monthlyPayment }) =>
    coversInterest(apr / 1200, monthlyPayment, balance)
      ? undefined
      : {
          notice: refused(
            "Monthly payment must be greater than the monthly interest to pay off the debt.",
            "Payment Too Low",
          ),
          problems: {
            monthlyPayment: `Interest alone is ${formatUsd((balance * apr) / 1200)} a month. Enter a payment above that.`,
          },
        },

  headline: "years",
  outputs: {
    years: count("year")("Time to pay off", { then: "months" }),
    months: count("month")("Months beyond whole years"),
    totalMonths: count("payment")("Number of payments"),
    lastPayment: month("Last payment", { note: "If the first is made a month from today." }),
    totalPayment: usd("Total of all payments"),
    totalInterest: usd("Total interest"),
    schedule: repaymentSchedule("Payoff schedule", ({ totalPayment, totalInterest }) => ({
      payment: totalPayment,
      principal: totalPayment - totalInterest,
      interest: totalInterest,
    })),
  },
  verdict: ({ totalInterest }, { balance }) =>
    totalInterest === 0
      ? "At 0% every payment goes to the balance."
      : `You pay back the ${formatUsd(balance)} and ${formatUsd(totalInterest)} in interest.`,
  announce: ({ years, months }) =>
    complete(`Paid off in ${formatCount(years, "year")}, ${formatCount(months, "month")}.`),

  example: { balance: 5_000, apr: 22, monthlyPayment: 200 },
});
