import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { defineReport } from "@/lib/calculator/report/define-report";
import { exportedTable } from "@/lib/calculator/report/exported-table";
import { complete, refused } from "@/lib/calculator/report/notice";
import { count, table, usd } from "@/lib/calculator/report/outputs";
import type { RefinanceMonth } from "@/lib/finance/loan/refinance-gain";
import { refinancePath } from "@/lib/finance/loan/refinance-path";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";
import { exportedLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { repaymentSchedule } from "@/lib/subjects/level-loan/repayment-schedule";

import { refinance, type RefinanceInput, type RefinanceResult } from "./calculation";
import { cashAtClosing } from "./options/cash-at-closing";
import { breakEvenInWords, stay } from "./options/stay";

export const report = defineReport(refinance, {
  failureMessage: "Could not calculate payment.",
  headline: "monthlySavings",
  alternatives: ["currentPayment", "newPayment"],
  options: [stay, cashAtClosing],
  outputs: {
    monthlySavings: usd("Monthly savings", {
      explanation: {
        rule: "The current payment minus the new one.",
        formula: "currentPayment-newPayment",
      },
      signLabels: { above: "Lower payment", below: "Higher payment" },
    }),
    currentPayment: usd("Current payment", {
      explanation: {
        rule: "The level payment that repays the balance in the remaining term.",
        formula: "PMT(currentRate/1200, remainingYears*12, -currentBalance)",
      },
    }),
    newPayment: usd("New payment", {
      explanation: {
        rule: "The level payment that repays the new loan over its term.",
        formula: "PMT(newRate/1200, newTerm*12, -newLoanAmount)",
      },
    }),
    breakEvenMonths: count("month")("Break-even", {
      note: "How long it takes for the savings to cover the costs.",
      explanation: {
        rule: "The costs divided by the monthly savings, rounded up to whole months.",
        formula: "ROUNDUP(costs/monthlySavings, 0)",
        onlyIf: "AND(costs>0, monthlySavings>=0.005)",
      },
    }),
    newLoanAmount: usd("New loan amount", {
      explanation: {
        rule: "The current balance plus the costs of refinancing, minus costs paid in cash, plus cash you take out.",
        formula: "currentBalance+costs-costsInCash+cashOut",
      },
    }),
    costs: usd("Refinancing costs"),
    currentTotal: briefUsd("Still to pay on the current loan", {
      explanation: {
        rule: "The current payment times the months left.",
        formula: "currentPayment*remainingYears*12",
      },
    }),
    newTotal: briefUsd("To pay on the new loan", {
      note: "Including refinancing costs.",
      explanation: {
        rule: "The new payment times the months in its term, and costs paid in cash. With the old payment kept: that payment until nothing is owed.",
        formula: "IF(isKept, paidOnNew, newPayment*newTerm*12)+costsInCash",
      },
    }),
    lifetimeSavings: briefUsd("Savings over the life of the loan", {
      explanation: {
        rule: "What you still have to pay on the current loan, minus what you would pay on the new one. Cash you take out counts for you.",
        formula: "currentTotal-newTotal+cashOut",
      },
      signLabels: { above: "Costs less overall", below: "Costs more overall" },
    }),
  },

  validate: ({ costs, costsInCash = 0 }) =>
    costsInCash > costs
      ? {
          notice: refused("Costs paid in cash cannot be more than the refinancing costs."),
          errors: { costsInCash: `Enter at most the refinancing costs of ${formatUsd(costs)}.` },
        }
      : undefined,
  verdict(result) {
    const { lifetimeSavings, trueBreakEvenMonth, breakEvenMonths, costs } = result;
    const difference = formatRoundedUsd(Math.abs(lifetimeSavings));
    const inAll =
      Math.abs(lifetimeSavings) < 0.005
        ? "over its full term, the new loan costs the same"
        : `over its full term, the new loan costs ${difference} ${lifetimeSavings < 0 ? "more" : "less"}`;
    const ahead =
      trueBreakEvenMonth === null ? "You never come out ahead for good" : breakEvenInWords(result);
    const covered =
      costs > 0 && breakEvenMonths !== null && trueBreakEvenMonth !== null
        ? [`The lower payment pays back the costs after ${formatCount(breakEvenMonths, "month")}.`]
        : [];
    return [
      ...covered,
      `${ahead}, and ${inAll}.`,
      ...(breakEvenMonths === null && costs > 0
        ? ["The payment does not go down, so monthly savings never cover the costs."]
        : []),
    ].join(" ");
  },
  // The months that the savings take can promise what the balances do not keep.
  remarks: ({ breakEvenMonths, trueBreakEvenMonth }) =>
    breakEvenMonths !== null && trueBreakEvenMonth === null
      ? [
          {
            tone: "warning",
            text: `The lower payments add up to the costs after ${formatCount(breakEvenMonths, "month")}, but the new loan is paid down more slowly. Counting what you owe, you never come out ahead for good.`,
          },
        ]
      : [],
  charts: ({ currentPayment, newPayment }, { remainingYears, newTerm }) => [
    {
      kind: "costs",
      kept: { label: "Current loan", payment: currentPayment, years: remainingYears },
      renewed: { label: "New loan", payment: newPayment, years: newTerm },
    },
  ],
  exported: {
    current: exportedLoanSchedule("Current loan", {
      borrowed: "currentBalance",
      payment: "currentPayment",
      rate: "currentRate",
      term: "remainingYears",
      loan: (_, { currentBalance, currentRate, remainingYears }) => ({
        rate: currentRate,
        term: remainingYears,
        borrowed: currentBalance,
      }),
    }),
    renewed: exportedTable(
      repaymentSchedule<RefinanceResult>("New loan", {
        owed: "newLoanAmount",
        count: "ROUNDUP(newMonths, 0)",
        payment:
          "MIN(paidMonthly*MIN(1, newMonths-previous.month), previous.balance*(1+newRate/1200))",
        interest:
          "IF(newMonths-previous.month<1, payment-previous.balance, previous.balance*newRate/1200)",
      }),
      (_, input: RefinanceInput) => refinancePath(input).payments,
    ),
    gains: exportedTable(
      table<RefinanceResult, RefinanceMonth>("Gain by month", {
        by: "month",
        columns: {
          month: positionColumn("Month", "previous.month+1"),
          saved: usdColumn(
            "Payments saved so far",
            "MIN(currentPayment*month, currentTotal)-MIN(paidMonthly*month, newTotal-costsInCash)",
            "last",
          ),
          currentBalance: usdColumn(
            "Owed, current loan",
            "PV(currentRate/1200, MAX(0, remainingYears*12-month), -currentPayment)",
            "last",
          ),
          newBalance: usdColumn(
            "Owed, new loan",
            "MAX(0, FV(newRate/1200, MIN(month, newMonths), paidMonthly, -newLoanAmount))",
            "last",
          ),
          gain: usdColumn("Gain", "saved+currentBalance-newBalance+cashOut-costsInCash", "last"),
        },
        count: "MAX(ROUNDUP(remainingYears*12, 0), ROUNDUP(newMonths, 0))",
        start: { month: "0" },
        totals: () => ({}),
      }),
      (_, input: RefinanceInput) => refinancePath(input).gains,
    ),
  },
  toast: ({ monthlySavings }) =>
    complete(
      monthlySavings < 0
        ? `The new payment is ${formatUsd(-monthlySavings)} a month higher.`
        : `Monthly savings: ${formatUsd(monthlySavings)}.`,
    ),

  example: {
    currentBalance: 250_000,
    currentRate: 7.25,
    remainingYears: 27,
    newRate: 5.75,
    newTerm: 30,
    costs: 5_000,
  },
});
