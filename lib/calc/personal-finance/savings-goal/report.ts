import { divisionOf, type Lines } from "@/lib/calculator/charts/chart";
import { defineReport } from "@/lib/calculator/definition";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { formatDuration } from "@/lib/calculator/report/duration";
import { complete, neutral } from "@/lib/calculator/report/notice";
import { count, month, usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd } from "@/lib/format";

import { savingsGoal, type SavingsGoalInput } from "./calculation";
import { schedule } from "./schedule";

export const report = defineReport(savingsGoal, {
  invalidMessage:
    "Please enter valid positive numbers for target amount and monthly contribution, and a valid current savings amount.",
  failureMessage: "Could not calculate a result with the provided inputs.",

  headline: "years",
  outputs: {
    stillToSave: usd("Still to save", {
      explanation: {
        rule: "The target minus your current savings.",
        formula: "MAX(0, targetAmount-currentSavings)",
      },
    }),
    years: count("year")("Time to reach the goal", {
      continuedBy: "months",
      explanation: {
        rule: "Whole years in the number of contributions.",
        formula: "INT(totalMonths/12)",
      },
    }),
    months: count("month")("Leftover months", {
      explanation: {
        rule: "The months left over after the whole years.",
        formula: "MOD(totalMonths, 12)",
      },
    }),
    totalMonths: count("contribution")("Number of contributions", {
      explanation: {
        rule: "What is still to save, divided by the contribution and rounded up.",
        formula: "ROUNDUP(stillToSave/monthlyContribution, 0)",
      },
    }),
    reachedIn: month("Goal reached in", {
      note: "If the first contribution is a month from today.",
      explanation: {
        rule: "One month from today for each contribution.",
        formula: "EDATE(today, totalMonths)",
        onlyIf: "AND(totalMonths>0, totalMonths<=12000)",
      },
    }),
  },

  verdict: ({ totalMonths, stillToSave }, { monthlyContribution }) =>
    totalMonths === 0
      ? "Congratulations! You've already reached your savings goal."
      : `At ${formatRoundedUsd(monthlyContribution)} a month, saving the other ${formatRoundedUsd(stillToSave)} takes ${formatDuration(totalMonths)}.`,
  charts: ({ totalMonths }, input) =>
    totalMonths < 2 || input.targetAmount < 1 ? [] : [savingsPath(input, totalMonths)],
  exported: { schedule },
  toast: ({ totalMonths }) =>
    totalMonths === 0
      ? neutral("Goal Reached!", "You have already saved enough.")
      : complete(`You reach your goal in ${formatDuration(totalMonths)}.`),

  example: { targetAmount: 18_000, currentSavings: 3_500, monthlyContribution: 450 },
});

/** What is saved after so many months, up to the target. */
function savingsPath(
  { targetAmount, currentSavings, monthlyContribution }: SavingsGoalInput,
  totalMonths: number,
): Lines {
  const { unit, step } = divisionOf(totalMonths);
  const perUnit = unit === "year" ? 12 : 1;
  const positions = [
    ...Array.from({ length: Math.ceil(totalMonths / step) }, (_, index) => index * step),
    totalMonths,
  ];
  const savedAfter = (months: number) =>
    Math.min(targetAmount, currentSavings + monthlyContribution * months);
  return {
    kind: "lines",
    curve: "straight",
    name: "savings",
    title: `At ${formatAmount("money", monthlyContribution)} a month you reach ${formatAmount("money", targetAmount)} in ${formatDuration(totalMonths)}`,
    subject: "Savings up to the target, without interest",
    x: {
      unit,
      label: unit === "year" ? "Years from now" : "Months from now",
      values: positions.map((position) => position / perUnit),
    },
    series: [{ label: "Saved", values: positions.map(savedAfter) }],
    marks: [
      {
        x: totalMonths / perUnit,
        y: targetAmount,
        label: "Goal reached",
        detail: `after ${formatDuration(totalMonths)}`,
      },
    ],
  };
}
