import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";

import {
  coursesOf,
  type Amounts,
  type Area,
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
  | Area
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

type Builders = {
  [Kind in DeclaredChart["kind"]]: (chart: Extract<DeclaredChart, { kind: Kind }>) => Chart[];
};

/** What is drawn of each kind of declaration: a loan as its balance and as the split of its payments. */
const builders: Builders = {
  levelLoan: ({ annualRate, years, borrowed }) => levelLoanCharts(annualRate, years, borrowed),
  repayment: ({ borrowed, schedule }) => repaymentCharts(borrowed, schedule),
  balances: balancesChart,
  owed: owedChart,
  items: itemsChart,
  growth: growthChart,
  costs: ({ kept, renewed }) => costChart(kept, renewed),
  waterfall: waterfallChart,
  amounts: (chart) => (chart.rows.some(({ amount }) => amount !== 0) ? [chart] : []),
  range: (chart) => (chart.rows.some(({ low, high }) => low !== 0 || high !== 0) ? [chart] : []),
  area: (chart) => [chart],
  bars: (chart) => [chart],
  lines: (chart) => [chart],
  tornado: (chart) => [chart],
};

// The compiler does not see that the builder of a declaration's kind takes that declaration.
const drawnAs = (chart: DeclaredChart) =>
  (builders[chart.kind] as (chart: DeclaredChart) => Chart[])(chart);

/**
 * The charts of declarations. None of amounts beyond all use: a return of 500% over a life comes to some,
 * and so does a price of a billionth of a cent.
 */
export const chartsOf = (declared: readonly DeclaredChart[]): Chart[] =>
  declared.flatMap(drawnAs).filter(isDrawable);
