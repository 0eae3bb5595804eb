import { divisionOf, type Lines } from "@/lib/calculator/charts/chart";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { defineReport } from "@/lib/calculator/report/define-report";
import { formatDuration } from "@/lib/calculator/report/duration";
import { exportedTable } from "@/lib/calculator/report/exported-table";
import { complete, neutral } from "@/lib/calculator/report/notice";
import { count, month, table } from "@/lib/calculator/report/outputs";
import { morePerMonth } from "@/lib/finance/loan/payoff";
import { formatMonth, formatPayment, formatRoundedUsd } from "@/lib/format";
import { savingsPlan, soonerInWords } from "@/lib/subjects/savings-plan/savings-plan";

import { savedAfter, savingsByMonth, type SavingsMonth } from "./arithmetic/savings-by-month";
import { savingsGoal, type SavingsGoalInput, type SavingsGoalResult } from "./calculation";

export const report = defineReport(savingsGoal, {
  invalidMessage:
    "Please enter valid positive numbers for target amount and monthly contribution, and a valid current savings amount.",

  headline: "years",
  options: [savingsPlan({ opening: "currentSavings", target: "targetAmount" })],
  outputs: {
    stillToSave: briefUsd("Still to save", {
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
        rule: "What is still to save, divided by the contribution and rounded up. With interest, the months until your savings grow to the target, rounded up.",
        formula:
          "ROUNDUP(IF(apy=0, stillToSave/monthlyContribution, IF(stillToSave=0, 0, NPER(monthlyYield, -monthlyContribution, -currentSavings, targetAmount))), 0)",
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
    monthsSavedWithMore: count("month")(`Time saved with $${morePerMonth} more a month`, {
      when: ({ monthsSavedWithMore }) => monthsSavedWithMore > 0,
      explanation: {
        rule: "The number of contributions minus the number with the larger contribution.",
        formula: `totalMonths-ROUNDUP(IF(apy=0, stillToSave/(monthlyContribution+${morePerMonth}), IF(stillToSave=0, 0, NPER(monthlyYield, -(monthlyContribution+${morePerMonth}), -currentSavings, targetAmount))), 0)`,
      },
    }),
  },

  verdict(result, input) {
    const { totalMonths, stillToSave, reachedIn, monthsSavedWithMore } = result;
    if (totalMonths === 0) return "Congratulations! You've already reached your savings goal.";
    const each = `At ${formatPayment(input.monthlyContribution)} a month, `;
    const rest = `the other ${formatRoundedUsd(stillToSave)}`;
    const more =
      monthsSavedWithMore > 0
        ? `; $${morePerMonth} more a month gets you there ${formatDuration(monthsSavedWithMore)} sooner`
        : "";
    const sooner = `${soonerInWords(result, input)}${more}`;
    return reachedIn === null
      ? `${each}saving ${rest} takes ${formatDuration(totalMonths)}${sooner}.`
      : `${each}you have ${rest} by ${formatMonth(reachedIn)}${sooner}.`;
  },
  dates: ({ reachedIn }, { monthlyContribution }) => [
    {
      day: reachedIn,
      title: "You reach your savings goal",
      detail: `At ${formatPayment(monthlyContribution)} a month, if the first contribution is a month from the day of the calculation.`,
    },
  ],
  charts: ({ totalMonths }, input) =>
    totalMonths < 2 || input.targetAmount < 1 ? [] : [savingsPath(input, totalMonths)],
  exported: {
    // None beyond 1,000 years.
    schedule: exportedTable(
      table<SavingsGoalResult, SavingsMonth>("Savings by month", {
        by: "month",
        columns: {
          month: positionColumn("Month", "previous.month+1"),
          paidIn: usdColumn(
            "Paid in",
            "IF(apy=0, saved-previous.saved, monthlyContribution)",
            "sum",
          ),
          interest: usdColumn("Interest", "IF(apy=0, 0, previous.saved*monthlyYield)", "sum"),
          saved: usdColumn(
            "Saved",
            "IF(apy=0, MIN(targetAmount, currentSavings+monthlyContribution*month), FV(monthlyYield, month, -monthlyContribution, -currentSavings))",
            "last",
          ),
        },
        start: { month: "0", saved: "currentSavings" },
        count: "IF(totalMonths<=12000, totalMonths, 0)",
        totals: () => ({}),
      }),
      ({ totalMonths, reachedIn }, input: SavingsGoalInput) =>
        reachedIn === null ? [] : savingsByMonth(totalMonths, input),
    ),
  },
  toast: ({ totalMonths }) =>
    totalMonths === 0
      ? neutral("Goal Reached!", "You have already saved enough.")
      : complete(`You reach your goal in ${formatDuration(totalMonths)}.`),

  example: { targetAmount: 18_000, currentSavings: 3_500, monthlyContribution: 450 },
});

/** What is saved after so many months, up to the target; with interest, what is paid in as well. */
function savingsPath(input: SavingsGoalInput, totalMonths: number): Lines {
  const { targetAmount, currentSavings, monthlyContribution, apy = 0 } = input;
  const { unit, step } = divisionOf(totalMonths);
  const perUnit = unit === "year" ? 12 : 1;
  const positions = [
    ...Array.from({ length: Math.ceil(totalMonths / step) }, (_, index) => index * step),
    totalMonths,
  ];
  const upToTarget = (amount: number) => Math.min(targetAmount, amount);
  const saved = {
    label: "Saved",
    values: positions.map((month) => upToTarget(savedAfter(month, input))),
  };
  const paidIn = {
    label: "Paid in",
    values: positions.map((month) => upToTarget(currentSavings + monthlyContribution * month)),
  };
  return {
    kind: "lines",
    curve: "straight",
    name: "savings",
    title: `At ${formatAmount("money", monthlyContribution)} a month you reach ${formatAmount("money", targetAmount)} in ${formatDuration(totalMonths)}`,
    subject:
      apy > 0
        ? `Savings up to the target, at ${formatAmount("percent", apy)} APY`
        : "Savings up to the target, without interest",
    x: {
      unit,
      label: unit === "year" ? "Years from now" : "Months from now",
      values: positions.map((position) => position / perUnit),
    },
    series: apy > 0 ? [saved, paidIn] : [saved],
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
