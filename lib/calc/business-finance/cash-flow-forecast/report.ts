import type { Bars } from "@/lib/calculator/charts/chart";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import type { Figure } from "@/lib/calculator/report/figure";
import { table, usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatCount, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { isChanging } from "./arithmetic/forecast-flows";
import {
  cashFlowForecast,
  type CashFlowForecastInput,
  type CashFlowForecastResult,
  type ForecastMonth,
} from "./calculation";
import { changingMonths, changingTitle } from "./options/changing-months";

/** A month of the forecast by its number: Month 3. */
const monthOf = (
  label: string,
  options: Pick<Figure<CashFlowForecastResult, number>, "note" | "explanation">,
): Figure<CashFlowForecastResult, number> => ({
  kind: "figure",
  label,
  show: (month) => `Month ${month}`,
  exact: plainDecimal,
  precise: String,
  ...options,
});

export const report = defineReport(cashFlowForecast, {
  invalidMessage: (boxes) =>
    boxes.some((box) => box === "startingBalance" || box === "months")
      ? "Enter a valid starting balance and forecast months (1-24)."
      : refused(
          "Please enter valid non-negative numbers for all inflow/outflow amounts.",
          "Invalid Amounts",
        ),

  headline: "endingBalance",
  options: [changingMonths],
  outputs: {
    monthlyInflows: briefUsd("Monthly inflows", {
      explanation: { rule: "All inflows added up.", formula: "SUM(inflows.amount)" },
    }),
    monthlyOutflows: briefUsd("Monthly outflows", {
      explanation: { rule: "All outflows added up.", formula: "SUM(outflows.amount)" },
    }),
    monthlyNetCashFlow: briefUsd("Monthly net cash flow", {
      explanation: {
        rule: "Monthly inflows minus monthly outflows.",
        formula: "monthlyInflows-monthlyOutflows",
      },
    }),
    endingBalance: usd("Ending balance", {
      explanation: {
        rule: "The starting balance plus the net cash flow of each month.",
        formula:
          "IF(monthsDiffer, INDEX(schedule.endingBalance, months), startingBalance+months*monthlyNetCashFlow)",
      },
      signLabels: {
        above: "Cash left",
        below: "Short of cash",
        zero: "Nothing left",
      },
    }),
    firstNegativeMonth: monthOf("First month below zero", {
      explanation: {
        rule: "The month after the last one that the starting balance can cover.",
        formula:
          "IF(monthsDiffer, MATCH(1, schedule.isBelow, 0), INT(startingBalance/(monthlyOutflows-monthlyInflows))+1)",
        onlyIf: "lowestBalance<0",
      },
    }),
    lowestBalance: briefUsd("Lowest balance", {
      continuedBy: "lowestMonth",
      note: "At the start or end of a month. It may be lower within a month.",
      explanation: {
        rule: "The balance only rises or only falls, so it is lowest at the start or the end. If the months differ, it is the lowest of all.",
        formula:
          "IF(monthsDiffer, MIN(startingBalance, schedule.endingBalance), MIN(startingBalance, endingBalance))",
      },
    }),
    lowestMonth: monthOf("Month of the lowest balance", {
      explanation: {
        rule: "The last month if the balance falls, otherwise the first. If the months differ, the first one with the lowest balance.",
        formula:
          "IF(AND(monthsDiffer, lowestBalance<startingBalance), MATCH(lowestBalance, schedule.endingBalance, 0), IF(AND(NOT(monthsDiffer), monthlyNetCashFlow<0), months, 1))",
      },
    }),
    monthlyGap: briefUsd("Monthly gap", {
      note: "With this much more coming in or less going out each month, the forecast ends at zero.",
      explanation: {
        rule: "The monthly shortfall minus a month’s share of the starting balance.",
        formula: "monthlyOutflows-monthlyInflows-startingBalance/months",
        onlyIf: "AND(endingBalance<0, NOT(monthsDiffer))",
      },
    }),
    ...changingMonths.outputs,
    schedule: table<CashFlowForecastResult, ForecastMonth>("Balance month by month", {
      by: "month",
      columns: {
        month: positionColumn("Month", "previous.month+1"),
        startingBalance: usdColumn("Start", "previous.endingBalance"),
        totalInflows: usdColumn(
          "Inflows",
          "(1-partOfMonth)*IF(month-wholeMonths<1, 0, monthlyInflows*(1+growth/100)^(month-wholeMonths-1))+partOfMonth*IF(month-wholeMonths-1<1, 0, monthlyInflows*(1+growth/100)^(month-wholeMonths-2))+MAX(0, oneOff)",
          "sum",
        ),
        totalOutflows: usdColumn("Outflows", "monthlyOutflows+MAX(0, -oneOff)", "sum"),
        netCashFlow: usdColumn("Net", "totalInflows-totalOutflows", "sum"),
        endingBalance: usdColumn("End", "startingBalance+netCashFlow", "last"),
        oneOff: {
          ...usdColumn("One-time items", "SUMIF(oneOffs.month, month, oneOffs.amount)", "sum"),
          hidden: true,
        },
        isBelow: { ...positionColumn("Below zero", "IF(endingBalance<0, 1, 0)"), hidden: true },
      },
      count: "months",
      start: { month: "0", endingBalance: "startingBalance" },
      totals: ({ schedule }) => ({
        totalInflows: sumBy(schedule, ({ totalInflows }) => totalInflows),
        totalOutflows: sumBy(schedule, ({ totalOutflows }) => totalOutflows),
        netCashFlow: sumBy(schedule, ({ netCashFlow }) => netCashFlow),
      }),
    }),
  },

  verdict(
    { endingBalance, firstNegativeMonth, monthlyNetCashFlow, monthlyGap },
    { startingBalance, months },
  ) {
    const net = formatRoundedUsd(Math.abs(monthlyNetCashFlow));
    if (firstNegativeMonth !== null)
      return `Your cash runs out in month ${firstNegativeMonth} of ${months}; another ${formatRoundedUsd(monthlyGap ?? 0)} a month coming in, or that much less going out, would get you through.`;
    if (monthlyNetCashFlow > 0) return `Your cash will last, and it grows by ${net} a month.`;
    if (monthlyNetCashFlow === 0)
      return startingBalance === 0
        ? "The same amount comes in and goes out, and you have no cash in hand."
        : "Your cash will last: the same amount comes in and goes out.";
    return endingBalance === 0
      ? `Your cash will just last: nothing is left at the end of month ${months}.`
      : `Your cash will last ${formatCount(months, "month")}, but it shrinks by ${net} a month.`;
  },
  charts: balanceChart,
  toast: ({ endingBalance }, { months }) =>
    complete(`Ending balance after ${formatCount(months, "month")}: ${formatUsd(endingBalance)}.`),

  example: {
    startingBalance: 7_500,
    months: 12,
    inflows: [
      { description: "Sales Revenue", amount: 8_400 },
      { description: "Workshops", amount: 950 },
    ],
    outflows: [
      { description: "Rent", amount: 2_150 },
      { description: "Payroll", amount: 5_200 },
      { description: "Materials", amount: 1_480 },
      { description: "Loan payment", amount: 610 },
      { description: "Insurance", amount: 240 },
      { description: "Software and phone", amount: 185 },
      { description: "Marketing", amount: 350 },
    ],
  },
});

/** What comes in and goes out each month, and the balance it leaves. None where nothing moves. */
function balanceChart(result: CashFlowForecastResult, input: CashFlowForecastInput): Bars[] {
  const { schedule } = result;
  const isIdle = schedule.every((row) => row.totalInflows === 0 && row.totalOutflows === 0);
  if (schedule.length < 2 || isIdle) return [];
  return [
    {
      kind: "bars",
      name: "balance",
      title: isChanging(input) ? changingTitle(result) : chartTitle(result),
      subject: "Inflows, outflows and the balance at the end of each month",
      x: { unit: "month", label: "Month", values: schedule.map(({ month }) => month) },
      series: [
        { label: "Inflows", values: schedule.map(({ totalInflows }) => totalInflows) },
        { label: "Outflows", values: schedule.map(({ totalOutflows }) => 0 - totalOutflows) },
      ],
      line: { label: "Balance", values: schedule.map(({ endingBalance }) => endingBalance) },
    },
  ];
}

function chartTitle(result: CashFlowForecastResult): string {
  const { firstNegativeMonth, monthlyNetCashFlow, endingBalance, lowestBalance, schedule } = result;
  const end = formatWholeUsd(endingBalance);
  if (firstNegativeMonth !== null)
    return `Month ${firstNegativeMonth} is the first to end below zero. Month ${schedule.length} ends ${formatWholeUsd(-endingBalance)} below`;
  if (monthlyNetCashFlow < 0)
    return `The balance is lowest at the end of month ${schedule.length}: ${end}`;
  if (monthlyNetCashFlow === 0) return `The balance stays at ${end}`;
  return `The balance grows from ${formatWholeUsd(lowestBalance)}, its lowest, to ${end}`;
}
