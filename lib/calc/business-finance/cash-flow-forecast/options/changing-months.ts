import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatCount, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import { isChanging } from "../arithmetic/forecast-flows";
import { cashFlowForecast, type CashFlowForecastResult } from "../calculation";
import { changingMonthsForm } from "./changing-months.form";

/** What growth, late payment and one-time items come to, and whether the cash lasts in months that differ. */
export const changingMonths = option(cashFlowForecast, {
  form: changingMonthsForm,
  isUsed: (_, input) => isChanging(input),
  conditions: {
    monthsDiffer: {
      words: "the months differ",
      otherwise: "every month is the same",
      formula: "OR(growth<>0, paymentDays>0, MAX(oneOffs.amount)>0, MIN(oneOffs.amount)<0)",
    },
  },
  steps: {
    wholeMonths: {
      label: "Whole months until customers pay",
      formula: "INT(paymentDays/30)",
    },
    partOfMonth: {
      label: "Part of a month after those",
      formula: "MOD(paymentDays, 30)/30",
    },
  },
  outputs: {
    lastSales: briefUsd("Monthly inflows by the last month", {
      note: "With their growth, whenever customers pay.",
      explanation: {
        rule: "The first month’s inflows, grown for each month after it.",
        formula: "monthlyInflows*(1+growth/100)^(months-1)",
        onlyIf: "growth<>0",
      },
    }),
    owedByCustomers: briefUsd("Owed by customers at the end", {
      note: "Sold, but not paid yet.",
      explanation: {
        rule: "The sales of the months whose money has not come in, the first of them in part.",
        formula:
          "FV(growth/100, months, -monthlyInflows)-FV(growth/100, MAX(0, months-wholeMonths), -monthlyInflows)+partOfMonth*IF(months-wholeMonths<1, 0, monthlyInflows*(1+growth/100)^(months-wholeMonths-1))",
        onlyIf: "paymentDays>0",
      },
    }),
    oneOffTotal: briefUsd("One-time items in total", {
      explanation: {
        rule: "What comes in once, minus what goes out once, within the forecast.",
        formula: "SUM(schedule.oneOff)",
        onlyIf: "OR(MAX(oneOffs.amount)>0, MIN(oneOffs.amount)<0)",
      },
    }),
  },
  section: {
    text: "All inflows grow at the same rate, and outflows stay the same. Late payment counts a month as 30 days and assumes no sales before the first month. If customers owe you money from before, add it as a one-time item.",
    figures: ["lastSales", "owedByCustomers", "oneOffTotal"],
  },
  verdict: {
    instead({ firstNegativeMonth, lowestBalance, lowestMonth }, { startingBalance, months }) {
      if (firstNegativeMonth !== null) {
        const missing = formatRoundedUsd(-lowestBalance);
        const lowest =
          lowestMonth === firstNegativeMonth ? "" : ` and is lowest in month ${lowestMonth}`;
        return `Your cash runs out in month ${firstNegativeMonth} of ${months}${lowest}; another ${missing} on the first day would get you through.`;
      }
      return lowestBalance === startingBalance
        ? "Your cash will last, and it is never below what you start with."
        : `Your cash will last ${formatCount(months, "month")}; it is lowest at the end of month ${lowestMonth}, with ${formatRoundedUsd(lowestBalance)}.`;
    },
  },
  // The month of an item that comes after the forecast.
  errors: (_, { months, oneOffs = [] }) =>
    Object.fromEntries(
      oneOffs.flatMap(({ amount, month }, position) =>
        amount !== 0 && month > months
          ? [
              [
                `oneOffs.${position}.month`,
                `The forecast ends with month ${months}, so this item is left out. Enter an earlier month, or more forecast months.`,
              ],
            ]
          : [],
      ),
    ),
});

/** The finding of the chart, of months that differ. */
export function changingTitle(result: CashFlowForecastResult) {
  const { firstNegativeMonth, endingBalance, lowestBalance, lowestMonth, schedule } = result;
  const last = schedule.length;
  const size = formatWholeUsd(Math.abs(endingBalance));
  const end = `month ${last} ends ${endingBalance < 0 ? `${size} below` : `with ${size}`}`;
  if (firstNegativeMonth !== null)
    return `Month ${firstNegativeMonth} is the first to end below zero, and ${end}`;
  return schedule[0]?.startingBalance === lowestBalance
    ? `The balance never falls below its start, and ${end}`
    : `The balance is lowest at the end of month ${lowestMonth}: ${formatWholeUsd(lowestBalance)}`;
}
