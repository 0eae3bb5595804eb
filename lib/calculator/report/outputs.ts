import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import type { CalendarDay } from "@/lib/finance/months-after";
import {
  centsDecimal,
  formatAboutUsd,
  formatCount,
  formatDays,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRatio,
  formatUsd,
  formatYear,
  formatYears,
  shortDecimal,
} from "@/lib/format";

import { formatAge } from "./duration";
import type { Figure, Writing } from "./figure";
import type { IsGroup } from "./figure-name";

/** A row of a table, by the names of its columns. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A list of months, of years, of the brackets of a law, or of debts. */
export type Table<Result, Row> = {
  kind: "table";
  /** What a row is: months are shown by year, each year opens to them; others stand as they are. */
  by: "month" | "year" | "period" | "bracket" | "debt" | "plan" | "job" | "student" | "child";
  label: string;
  note?: string;
  columns: { readonly [Name in keyof Row]: Column<Row[Name]> };
  /** How many rows there are, as a formula. */
  count: string;
  /**
   * Whether a row follows the one before it, as a row formula: `previous.balance>0`. For rows that no formula
   * counts before they are worked out.
   */
  while?: string;
  /** What stands before the first row, as formulas: `previous.balance` of the first row. */
  start: { readonly [Name in keyof Row]?: string };
  /** A row that says nothing. The page leaves it out, the files have it. */
  isEmpty?: (row: Row) => boolean;
  /** What stands in the totals row, if anything: figures of the result, not sums of rounded cells. */
  totals: (result: Result) => Partial<Row>;
};

export type Column<Value> = Writing<Value> & {
  label: string;
  /**
   * How a cell follows from its row and the row before. None where the law gives its numbers, and where they are
   * found month by month.
   */
  formula?: string;
  /** A step on the way to other columns or figures: in the workbook only. */
  hidden?: boolean;
  /** What several rows come to, a year of months or all of them: their sum, or where the last one ends. */
  aggregate?: "sum" | "last";
};

/** What says all of a part of a result: of a list a table, of a group its figures, of a number a figure. */
export type Output<Result, Value> = [Value] extends [readonly (infer Row)[]]
  ? Table<Result, Row>
  : IsGroup<Value> extends true
    ? GroupOutputs<Result, NonNullable<Value>>
    : Figure<Result, NonNullable<Value>>;

type GroupOutputs<Result, Group> = {
  readonly [Name in keyof Group]-?: Output<Result, Exclude<Group[Name], undefined>>;
};

/**
 * One entry for each part of the result, in the order shown: a number without a label does not compile. A group
 * of the result is a group here too. What a result has in one of its cases only is an optional part of it.
 */
export type Outputs<Result> = {
  readonly [Name in keyof Result]-?: Output<Result, Exclude<Result[Name], undefined>>;
};

type FigureOptions<Result> = Omit<Figure<Result, never>, "kind" | "label" | keyof Writing<never>>;

const figure =
  <Value>(writing: Writing<Value>) =>
  <Result>(label: string, options?: FigureOptions<Result>): Figure<Result, Value> => ({
    kind: "figure",
    label,
    ...writing,
    ...options,
  });

/** How dollars and cents are written. */
export const dollars: Writing<number> = {
  show: formatUsd,
  exact: plainDecimal,
  rounded: centsDecimal,
  precise: formatUsd,
  format: "$#,##0.00",
  typed: "money",
};

/**
 * Dollars and cents.
 *
 * @example usd("Total interest", { explanation: { rule: "…", formula: "totalPayment-loanAmount" } })
 */
export const usd = figure(dollars);
/**
 * Dollars that a search found to within a hundred: "about $351,600".
 *
 * @example aboutUsd("Affordable home price")
 */
export const aboutUsd = figure({ ...dollars, show: formatAboutUsd });
/** A month of the calendar. */
export const month = figure<CalendarDay>({
  show: formatMonth,
  exact: ({ year, month }) => `${year}-${String(month).padStart(2, "0")}`,
  format: "mmmm yyyy",
});
/**
 * A year of the calendar: 2027, without a separator.
 *
 * @example year("Coverage year")
 */
export const year = figure<number>({ show: formatYear, exact: plainDecimal, format: "0" });
/** Percent: 5.25 is shown as 5.25%. */
export const percentage = figure<number>({
  show: formatPercent,
  exact: plainDecimal,
  rounded: shortDecimal,
  precise: formatNumber,
  format: '0.00"%"',
  typed: "percent",
});
/**
 * A whole number of something: `count("month")`.
 *
 * @example count("month")("Break-even")
 */
export const count = (unit: string) =>
  figure<number>({
    show: (value) => formatCount(value, unit),
    exact: plainDecimal,
    precise: formatNumber,
    typed: "number",
  });

/**
 * The age of a person in years, to the month.
 *
 * @example age("Your money lasts to age")
 */
export const age = figure<number>({
  show: formatAge,
  exact: plainDecimal,
  rounded: shortDecimal,
  precise: formatNumber,
  format: "0.0",
  typed: "number",
});

/**
 * How many times one amount is another: 1.60.
 *
 * @example ratio("Inventory turnover")
 */
export const ratio = figure<number>({
  show: formatRatio,
  exact: plainDecimal,
  rounded: shortDecimal,
  precise: formatNumber,
  format: "0.00",
  typed: "number",
});
/**
 * A length of time, to a tenth of a day.
 *
 * @example days("Days in inventory")
 */
export const days = figure<number>({
  show: formatDays,
  exact: plainDecimal,
  rounded: shortDecimal,
  precise: formatNumber,
  format: "0.0",
  typed: "number",
});
/**
 * A length of time, to a tenth of a year.
 *
 * @example decimalYears("Payback period")
 */
export const decimalYears = figure<number>({
  show: formatYears,
  exact: plainDecimal,
  rounded: shortDecimal,
  precise: formatNumber,
  format: "0.0",
  typed: "number",
});

/**
 * Whether something is so.
 *
 * @example yesOrNo("Standard deduction used")
 */
export const yesOrNo = figure<boolean>({ show: (value) => (value ? "Yes" : "No"), exact: String });

/**
 * Something said in words: which of two values it is.
 *
 * @example words("Kind of value")
 */
export const words = figure<string>({ show: String, exact: String });

/**
 * Rows of dollars by month or by year.
 *
 * @example table("Year by year", { by: "year", columns, count: "years", start: { year: "0" }, totals })
 */
export const table = <Result, Row>(
  label: string,
  options: Omit<Table<Result, Row>, "kind" | "label">,
): Table<Result, Row> => ({ kind: "table", label, ...options });
