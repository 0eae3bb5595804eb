import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { option } from "@/lib/calculator/option";
import { wholeUsdColumn } from "@/lib/calculator/report/columns";
import { count, table, year } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { marketHistory } from "@/lib/finance/history/market-history";
import { formatIsoDay, formatNumber, formatRoundedPercent } from "@/lib/format";

import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";

import type { HistoryRow, PlanInHistory } from "../arithmetic/plan-in-history";
import { retirementPlanner, type RetirementPlannerResult } from "../calculation";
import { historyChart } from "../charts";

const { firstYear, lastYear, document, checked } = marketHistory;

type WithHistory = RetirementPlannerResult & PlanInHistory;

/** What the period needed that so large a part of them needed less than. */
const neededAt = (part: number) =>
  `INDEX(history.needed, MATCH(ROUNDDOWN(COUNT(history.needed)*${part}, 0), history.rank, 0))`;

/** How the plan would have gone in every period since 1871. */
export const history = option(retirementPlanner, {
  form: marketHistoryForm,
  isUsed: (result): result is WithHistory => result.historicalPeriods !== undefined,
  conditions: {
    asksHistory: {
      words: "your savings have to pay, and you say how much of them is in stocks",
      formula: "COUNT(history.needed)>0",
    },
  },
  outputs: {
    lastedPeriods: count("period")("Periods in which it lasted", {
      explanation: {
        rule: "The periods in which your savings paid for all of it.",
        formula: "SUM(history.lasted)",
        onlyIf: "asksHistory",
      },
    }),
    historicalPeriods: count("period")("Periods as long as your plan", {
      explanation: {
        rule: "The periods of history that are as long as your plan.",
        formula: "COUNT(history.needed)",
        onlyIf: "asksHistory",
      },
    }),
    worstStart: year("The worst year to retire", {
      explanation: {
        rule: "The year from which the plan needed the most savings.",
        formula: "INDEX(history.start, MATCH(MAX(history.needed), history.needed, 0))",
        onlyIf: "asksHistory",
      },
    }),
    sufficedInAll: wholeUsd("Savings that sufficed in all", {
      note: "On the day you retire, in today’s dollars.",
      explanation: {
        rule: "The most that any period needed.",
        formula: "MAX(history.needed)",
        onlyIf: "asksHistory",
      },
    }),
    sufficedIn95: wholeUsd("In 95% of them", {
      explanation: {
        rule: "The least that 95% of the periods needed no more than.",
        formula: neededAt(0.95),
        onlyIf: "asksHistory",
      },
    }),
    sufficedInHalf: wholeUsd("In half of them", {
      explanation: {
        rule: "The least that half of the periods needed no more than.",
        formula: neededAt(0.5),
        onlyIf: "asksHistory",
      },
    }),
    history: table<RetirementPlannerResult, HistoryRow>("Every period since 1871", {
      by: "period",
      columns: {
        start: { label: "Retired in January", show: String, exact: plainDecimal },
        needed: wholeUsdColumn("Savings needed"),
        left: wholeUsdColumn("Left at the end"),
        lasted: {
          label: "Lasted",
          show: (lasted) => (lasted === 1 ? "Yes" : "No"),
          exact: plainDecimal,
          formula: "IF(needed<=todaysSavings*(1+10^-12), 1, 0)",
        },
        rank: {
          label: "Periods that needed less",
          show: formatNumber,
          exact: plainDecimal,
          hidden: true,
        },
      },
      start: {},
      count: "COUNT(history.needed)",
      totals: () => ({}),
      note: "In today’s dollars, with the same savings on the day you retire, and the same spending and income.",
    }),
  },
  section: {
    title: `How it would have gone since ${firstYear}`,
    text: ({ planEnd }, { stocks, retirementAge }) =>
      `Your ${formatNumber(Math.ceil(planEnd - retirementAge))} years with ${formatRoundedPercent(stocks ?? 0)} in US stocks and the rest in 10-year US Treasury bonds, from each January to the one of ${lastYear + 1}. Without fees and taxes; each year’s spending is taken out at its start. Periods overlap: this is what happened, and says nothing of what will.`,
    figures: [
      "lastedPeriods",
      "historicalPeriods",
      "worstStart",
      "sufficedInAll",
      "sufficedIn95",
      "sufficedInHalf",
    ],
    source: `Based on ${document}, last checked on ${formatIsoDay(checked)}.`,
  },
  verdict: { also: inHistory },
  remarks: (_, { stocks }) =>
    stocks === 0
      ? [
          {
            tone: "neutral",
            text: "With 0% stocks, your savings are all in Treasury bonds, which lost more than half of what they buy from 1941 to 1981.",
          },
        ]
      : [],
  errors: null,
  charts: { also: historyChart },
});

function inHistory({ historicalPeriods: all, lastedPeriods: lasted, worstStart }: WithHistory) {
  if (lasted === all) return `It would have lasted in every period since ${firstYear}.`;
  if (lasted === 0) return `It would not have lasted in any period since ${firstYear}.`;
  return `It would have lasted in ${formatNumber(lasted)} of ${formatNumber(all)} periods since ${firstYear}; the worst began in ${worstStart}.`;
}
