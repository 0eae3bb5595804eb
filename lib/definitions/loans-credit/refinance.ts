import type { RefinanceInput, RefinanceResult } from "@/lib/calc/loans-credit/refinance";
import { defineCalculator } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";
import { complete } from "@/lib/calculator/notice";
import { count, usd } from "@/lib/calculator/outputs";
import { formatUsd } from "@/lib/format";

export const definition = defineCalculator<RefinanceInput, RefinanceResult>({
  id: "loans-credit/refinance",
  submit: "Calculate Refinance Savings",

  fields: {
    currentBalance: money("Current loan balance", { above: 0 }),
    currentRate: percent("Current interest rate"),
    remainingYears: years("Remaining term", { above: 0 }),
    newRate: percent("New interest rate"),
    newTerm: years("New loan term", { above: 0 }),
    costs: money("Refinancing costs", { blank: 0, hint: "Added to the new loan." }),
  },

  headline: "monthlySavings",
  outputs: {
    monthlySavings: usd("Monthly savings", {
      sides: { above: "Lower payment", below: "Higher payment" },
    }),
    currentPayment: usd("Current payment"),
    newPayment: usd("New payment"),
    breakEvenMonths: count("month")("Break-even", {
      note: "How long the savings take to repay the costs.",
    }),
    newLoanAmount: usd("New loan amount"),
    costs: usd("Refinancing costs"),
    currentTotal: usd("Still to pay on the current loan"),
    newTotal: usd("To pay on the new loan", { note: "Refinancing costs included." }),
    lifetimeSavings: usd("Savings over the life of the loan", {
      sides: { above: "Costs less in all", below: "Costs more in all" },
    }),
  },
  verdict: ({ monthlySavings, lifetimeSavings, breakEvenMonths, costs }) => {
    const inAll = `over its whole life the new loan costs ${formatUsd(Math.abs(lifetimeSavings))} ${lifetimeSavings < 0 ? "more" : "less"}`;
    if (breakEvenMonths === null && costs > 0)
      return `The payment does not fall, so the costs are never earned back month by month; ${inAll}.`;
    return monthlySavings < 0 ? `The payment rises; ${inAll}.` : `The payment falls; ${inAll}.`;
  },
  announce: ({ monthlySavings }) =>
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
