import { defineReport } from "@/lib/calculator/definition";
import { exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { complete } from "@/lib/calculator/report/notice";
import { count, usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { refinance } from "./calculation";

export const report = defineReport(refinance, {
  headline: "monthlySavings",
  alternatives: ["currentPayment", "newPayment"],
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
        rule: "The current balance plus the costs of refinancing.",
        formula: "currentBalance+costs",
      },
    }),
    costs: usd("Refinancing costs"),
    currentTotal: usd("Still to pay on the current loan", {
      explanation: {
        rule: "The current payment times the months left.",
        formula: "currentPayment*remainingYears*12",
      },
    }),
    newTotal: usd("To pay on the new loan", {
      note: "Including refinancing costs.",
      explanation: {
        rule: "The new payment times the months in its term.",
        formula: "newPayment*newTerm*12",
      },
    }),
    lifetimeSavings: usd("Savings over the life of the loan", {
      explanation: {
        rule: "What you still have to pay on the current loan, minus what you would pay on the new one.",
        formula: "currentTotal-newTotal",
      },
      signLabels: { above: "Costs less overall", below: "Costs more overall" },
    }),
  },

  verdict: ({ monthlySavings, lifetimeSavings, breakEvenMonths, costs }) => {
    const difference = formatRoundedUsd(Math.abs(lifetimeSavings));
    const inAll = `Over its full term, the new loan costs ${difference} ${lifetimeSavings < 0 ? "more" : "less"}`;
    if (breakEvenMonths === null && costs > 0)
      return `The payment does not go down, so monthly savings never cover the costs. ${inAll}.`;
    const change = monthlySavings < 0 ? "goes up" : "goes down";
    return `The payment ${monthlySavings === 0 ? "stays the same" : change}. ${inAll}.`;
  },
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
    renewed: exportedLoanSchedule("New loan", {
      borrowed: "newLoanAmount",
      payment: "newPayment",
      rate: "newRate",
      term: "newTerm",
      loan: ({ newLoanAmount }, { newRate, newTerm }) => ({
        rate: newRate,
        term: newTerm,
        borrowed: newLoanAmount,
      }),
    }),
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
