import type {
  CreditCardPayoffInput,
  CreditCardPayoffResult,
} from "@/lib/calc/loans-credit/credit-card-payoff";
import { defineReport } from "@/lib/calculator/definition";
import { complete, refused } from "@/lib/calculator/notice";
import { count, month, repaymentSchedule, usd } from "@/lib/calculator/outputs";
import { coversInterest } from "@/lib/finance/covers-interest";
import { formatCount, formatUsd } from "@/lib/format";

export const report = defineReport<CreditCardPayoffInput, CreditCardPayoffResult>({
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
    years: count("year")("Time to pay off", {
      then: "months",
      working: { rule: "Whole years in the number of payments.", formula: "INT(totalMonths/12)" },
    }),
    months: count("month")("Months beyond whole years", {
      working: { rule: "The payments beyond those years.", formula: "MOD(totalMonths, 12)" },
    }),
    totalMonths: count("payment")("Number of payments", {
      working: {
        rule: "The months until the balance is gone, the last one begun counted whole.",
        formula: "ROUNDUP(NPER(apr/1200, monthlyPayment, -balance), 0)",
      },
    }),
    lastPayment: month("Last payment", {
      note: "If the first is made a month from today.",
      working: {
        rule: "As many months from today as there are payments.",
        formula: "EDATE(today, totalMonths)",
        applies: "totalMonths<=12000",
      },
    }),
    finalAmount: usd("Amount of the last payment", {
      unshown: true,
      working: {
        rule: "What is owed after all payments but the last, with its month of interest.",
        formula: "FV(apr/1200, totalMonths-1, monthlyPayment, -balance)*(1+apr/1200)",
      },
    }),
    totalPayment: usd("Total of all payments", {
      working: {
        rule: "All payments but the last, and the last one.",
        formula: "monthlyPayment*(totalMonths-1)+finalAmount",
      },
    }),
    totalInterest: usd("Total interest", {
      working: { rule: "What is paid beyond the balance.", formula: "totalPayment-balance" },
    }),
    schedule: repaymentSchedule("Payoff schedule", {
      count: "totalMonths",
      owed: "balance",
      payment: "MIN(monthlyPayment, previous.balance+interest)",
      interest: "previous.balance*apr/1200",
      totals: ({ totalPayment, totalInterest }) => ({
        payment: totalPayment,
        principal: totalPayment - totalInterest,
        interest: totalInterest,
      }),
    }),
  },

  verdict: ({ totalInterest }, { balance }) =>
    totalInterest === 0
      ? "At 0% every payment goes to the balance."
      : `You pay back the ${formatUsd(balance)} and ${formatUsd(totalInterest)} in interest.`,
  charts: ({ schedule }, { balance }) => [{ kind: "repayment", borrowed: balance, schedule }],
  announce: ({ years, months }) =>
    complete(`Paid off in ${formatCount(years, "year")}, ${formatCount(months, "month")}.`),

  example: { balance: 5_000, apr: 22, monthlyPayment: 200 },
});
