import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { count, usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { refinance } from "./calculation";
import { schedules } from "./schedules";
import { gainChart, neverRemarks, stayErrors, staySections, stayVerdict } from "./stay";
import { isKept, stayFigures } from "./stay-figures";

export const report = defineReport(refinance, {
  failureMessage: "Could not calculate payment.",
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
        rule: "The current balance plus the costs of refinancing, minus costs paid in cash, plus cash you take out.",
        formula: "currentBalance+costs-costsInCash+cashOut",
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
        rule: "The new payment times the months in its term, and costs paid in cash. With the old payment kept: that payment until nothing is owed.",
        formula: `IF(${isKept}, paidOnNew, newPayment*newTerm*12)+costsInCash`,
      },
    }),
    lifetimeSavings: usd("Savings over the life of the loan", {
      explanation: {
        rule: "What you still have to pay on the current loan, minus what you would pay on the new one. Cash you take out counts for you.",
        formula: "currentTotal-newTotal+cashOut",
      },
      signLabels: { above: "Costs less overall", below: "Costs more overall" },
    }),
    ...stayFigures,
  },

  validate: ({ costs, costsInCash = 0 }) =>
    costsInCash > costs
      ? {
          notice: refused("Costs paid in cash cannot be more than the refinancing costs."),
          errors: { costsInCash: `Enter at most the refinancing costs of ${formatUsd(costs)}.` },
        }
      : undefined,
  verdict: (result, input) => {
    const { monthlySavings, lifetimeSavings, breakEvenMonths, costs } = result;
    const ofStay = stayVerdict(result, input);
    if (ofStay) return ofStay;
    const difference = formatRoundedUsd(Math.abs(lifetimeSavings));
    const inAll = `Over its full term, the new loan costs ${difference} ${lifetimeSavings < 0 ? "more" : "less"}`;
    if (breakEvenMonths === null && costs > 0)
      return `The payment does not go down, so monthly savings never cover the costs. ${inAll}.`;
    const change = monthlySavings < 0 ? "goes up" : "goes down";
    return `The payment ${monthlySavings === 0 ? "stays the same" : change}. ${inAll}.`;
  },
  remarks: neverRemarks,
  sections: staySections,
  charts(result, input) {
    const gain = gainChart(result, input);
    const { currentPayment, newPayment } = result;
    return gain.length > 0
      ? gain
      : [
          {
            kind: "costs",
            kept: { label: "Current loan", payment: currentPayment, years: input.remainingYears },
            renewed: { label: "New loan", payment: newPayment, years: input.newTerm },
          },
        ];
  },
  exported: schedules,
  errors: stayErrors,
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
