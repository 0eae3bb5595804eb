import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";

import {
  coursesOf,
  type Amounts,
  type Bars,
  type Chart,
  type Lines,
  type Range,
  type Tornado,
} from "./chart";
import { balancesChart, type TwoBalances } from "./balances-chart";
import { costChart, type PaidLoan } from "./cost-chart";
import { growthChart, type GrownSavings } from "./growth-chart";
import { itemsChart, type ListedItems } from "./items-chart";
import { levelLoanCharts, repaymentCharts } from "./loan-charts";
import { owedChart, type TwoWays } from "./owed-chart";
import { waterfallChart, type DeclaredWaterfall } from "./waterfall-chart";

/**
 * What a definition asks to be drawn. The series are made with the charts, when they are shown.
 *
 *     charts: (result, { loanAmount, annualRate, years }) => [
 *       { kind: "levelLoan", annualRate, years, borrowed: loanAmount },
 *     ]
 */
export type DeclaredChart =
  | { kind: "levelLoan"; annualRate: number; years: number; borrowed: number }
  | { kind: "repayment"; borrowed: number; schedule: readonly ScheduleRow[] }
  | ({ kind: "balances" } & TwoBalances)
  | ({ kind: "owed" } & TwoWays)
  | ({ kind: "items" } & ListedItems)
  | ({ kind: "growth" } & GrownSavings)
  | { kind: "costs"; kept: PaidLoan; renewed: PaidLoan }
  | DeclaredWaterfall
  | Amounts
  | Range
  | Tornado
  | Bars
  | Lines;

/** A thousand trillion: with larger amounts on its axis a phone has no room for a plot. */
export const mostDrawn = 1e15;

/** An axis that ends at less has no steps that a double can hold. */
const leastDrawn = 1e-9;

/** Whether an axis has room for these amounts. */
export function fitAnAxis(amounts: readonly number[]): boolean {
  const largest = amounts.reduce((most, amount) => Math.max(most, Math.abs(amount)), 0);
  return largest === 0 || (largest >= leastDrawn && largest <= mostDrawn);
}

const isDrawable = (chart: Chart) =>
  !("x" in chart) || fitAnAxis(coursesOf(chart).flatMap(({ values }) => values));

/**
 * The charts of a declaration: a loan is drawn as its balance and as the split of its payments.
 * None of amounts beyond all use: a return of 500% over a life comes to some, and so does a price of a
 * billionth of a cent.
 */
export const chartsOf = (declared: readonly DeclaredChart[]): Chart[] =>
  declared.flatMap(drawnAs).filter(isDrawable);

function drawnAs(chart: DeclaredChart): Chart[] {
  switch (chart.kind) {
    case "levelLoan":
      return levelLoanCharts(chart.annualRate, chart.years, chart.borrowed);
    case "repayment":
      return repaymentCharts(chart.borrowed, chart.schedule);
    case "balances":
      return balancesChart(chart);
    case "owed":
      return owedChart(chart);
    case "items":
      return itemsChart(chart);
    case "growth":
      return growthChart(chart);
    case "costs":
      return costChart(chart.kept, chart.renewed);
    case "waterfall":
      return waterfallChart(chart);
    case "amounts":
      return chart.rows.some(({ amount }) => amount !== 0) ? [chart] : [];
    case "range":
      return chart.rows.some(({ low, high }) => low !== 0 || high !== 0) ? [chart] : [];
    case "bars":
    case "lines":
    case "tornado":
      return [chart];
  }
}
