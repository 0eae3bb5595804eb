import type { Field } from "@/lib/calculator/form/fields";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { inSentence } from "@/lib/calculator/form/label";
import type { NumberKind } from "@/lib/calculator/form/number-field";
import { cellInWords } from "@/lib/calculator/form/cell-in-words";
import type { RowColumn } from "@/lib/calculator/form/rows-field";
import { rowsIn, valueIn } from "@/lib/calculator/report/groups";
import type { Figure } from "@/lib/calculator/report/figure";
import type { Table, TableRow } from "@/lib/calculator/report/outputs";
import type { Calculation } from "@/lib/calculator/run";
import { formatDay, formatList, formatNumber, formatUsd } from "@/lib/format";

import type { Value } from "./expression";
import { withoutZeroCents } from "./writing";

type AnyTable<Result> = Table<Result, Record<string, unknown>>;
type AnyOutput<Result> = Figure<Result, unknown> | Table<Result, unknown>;

/** What a name in a formula is called, and what it holds. */
export function namesOf<Input, Result>(
  fields: Readonly<Record<string, Field>>,
  outputs: Readonly<Record<string, AnyOutput<Result>>>,
  { input, result, world }: Calculation<Input, Result>,
) {
  const held = (name: string) =>
    name in fields ? input[name as keyof Input] : valueIn(result, name);

  /** A figure of law has a dot in its name too: `law.contributionLimit`. */
  const isColumn = (name: string) => name.includes(".") && !(name in outputs);

  /** The column that `schedule.interest` or `income.amount` names, and what it is a column of. */
  function columnOf(name: string) {
    const [list = "", column = ""] = name.split(".");
    const field = fields[list];
    const rows = field ? ((held(list) ?? []) as readonly TableRow[]) : rowsIn(result, list);
    if (field?.kind === "rows") {
      const cell = (field.columns as Readonly<Record<string, RowColumn>>)[column] as RowColumn;
      const show = (value: unknown) =>
        "bounds" in cell ? formatAmount(cell.kind, value as number) : cellInWords(cell, value);
      const held = (value: unknown) => ("options" in cell ? cellInWords(cell, value) : value);
      const isMoney = "bounds" in cell && cell.kind === "money";
      return { label: cell.label, of: field.item, isList: true, show, held, rows, column, isMoney };
    }
    const { label: of, columns } = outputs[list] as AnyTable<Result>;
    const { label, show = String, typed } = columns[column] ?? { label: column };
    const isMoney = typed === "money";
    return {
      label,
      of,
      isList: false,
      show: isMoney ? (value: unknown) => formatUsd(value as number) : show,
      held: (value: unknown) => value,
      rows,
      column,
      isMoney,
    };
  }

  /** What a column is called: “every expense amount”, “every “Interest” of “Month by month””. */
  function columnLabel(name: string) {
    const { label, of, isList } = columnOf(name);
    return isList ? `every ${inSentence(of)} ${inSentence(label)}` : `every “${label}” of “${of}”`;
  }

  /** The words of the first column in this row, where it is one of words: the line of a return. */
  function rowLabel(name: string, row: number) {
    const [list = ""] = name.split(".");
    const output = outputs[list];
    const [first = ""] = output?.kind === "table" ? Object.keys(output.columns) : [];
    const words = rowsIn(result, list)[row - 1]?.[first];
    return typeof words === "string" ? words : undefined;
  }

  /**
   * What is written of the rows of a column: all of a short list, the ends of a long one. What is zero
   * adds nothing to it.
   */
  function rows(name: string): string[] {
    const { show, rows, column } = columnOf(name);
    const counted = rows.filter((row) => row[column] !== 0);
    const shown = (counted.length > 0 ? counted : rows).map((row) =>
      withoutZeroCents(show(row[column])),
    );
    return shown.length <= mostListed ? shown : [...shown.slice(0, 2), "…", shown.at(-1) as string];
  }

  function isMoney(name: string): boolean {
    if (isColumn(name)) return columnOf(name).isMoney;
    const field = fields[name];
    const { typed } = (outputs[name] ?? {}) as Partial<Figure<Result, unknown>>;
    return (field ? field.kind : typed) === "money" && typeof held(name) === "number";
  }

  return {
    rows,

    label(name: string): string {
      if (name === "today") return name;
      if (isColumn(name)) return columnLabel(name);
      return inSentence((fields[name] ?? outputs[name])?.label ?? name);
    },

    numeral(name: string): string {
      if (name === "today") return formatDay(world.today);
      if (isColumn(name)) return formatList(rows(name));
      const field = fields[name];
      const value = held(name);
      if (field && "options" in field) return field.options[value as string] ?? "";
      if (value === null) return "none";
      if (field?.kind === "text") return value as string;
      if (field) return inNumbers(field.kind as NumberKind, value as number);
      const { show, precise = show } = outputs[name] as Figure<Result, unknown>;
      return withoutZeroCents(precise(value));
    },

    /** What the numeral of a name says: amounts of dollars are written to the cent. */
    written(name: string): Value {
      const value = this.value(name);
      if (!isMoney(name)) return value;
      return Array.isArray(value) ? value.map(toTheCent) : toTheCent(value as number);
    },

    isMoney,

    /** What a row of a column is called: “Income tax: Difference” of “Your return with and without the business”. */
    cellLabel(name: string, row: number): string | undefined {
      const { label, of } = columnOf(name);
      const words = rowLabel(name, row);
      return words === undefined ? undefined : `“${words}: ${label}” of “${of}”`;
    },

    /** What a row of a column holds. */
    cellNumeral(name: string, row: number): string {
      const { show, rows, column } = columnOf(name);
      return withoutZeroCents(show(rows[row - 1]?.[column]));
    },

    /** The table of which a name is a column, where it is a table of the result: some of its rows. */
    foundIn(name: string, used: readonly string[]): FoundRows | undefined {
      const [list = ""] = name.split(".");
      const output = outputs[list];
      if (!isColumn(name) || output?.kind !== "table") return undefined;
      const table = output as AnyTable<Result>;
      const columns = shownColumns(list, table, used);
      // Brackets and debts are no course: those that count are shown, and all of them.
      const isCourse = ["month", "year", "period"].includes(table.by);
      const counts = (row: TableRow) =>
        used.some((name) => name.startsWith(`${list}.`) && row[name.slice(list.length + 1)] !== 0);
      const all = rowsIn(result, list);
      const rows = isCourse ? endsOf(all) : all.filter(counts);
      return {
        label: table.label,
        columns: columns.map((column) => table.columns[column]?.label ?? column),
        rows: rows.map((row) =>
          columns.map((column) => (table.columns[column]?.show ?? String)(row[column] as never)),
        ),
        leftOut: isCourse ? all.length - rows.length : 0,
      };
    },

    /** As a formula takes it: a choice is the words of its option. */
    value(name: string): Value {
      if (name === "today") return world.today;
      if (isColumn(name)) {
        const { rows, column, held } = columnOf(name);
        return rows.map((row) => held(row[column]) as number);
      }
      const field = fields[name];
      const value = held(name) as Value;
      if (field && "options" in field) return field.options[value as string] ?? "";
      return value === "" ? null : value;
    },
  };
}

/** A rate as the formula takes it, 6.5 and not 6.5%; a term in plain years. */
const inNumbers = (kind: NumberKind, value: number) =>
  kind === "money" || kind === "calendarYear" ? formatAmount(kind, value) : formatNumber(value);

/**
 * The first rows of a table and its last one, each cell in words, and how many between them are left out: how
 * what is found row by row begins, and where it ends.
 */
export type FoundRows = {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  leftOut: number;
};

const endsOf = (rows: readonly TableRow[]) =>
  rows.length <= firstRows + 1 ? rows : [...rows.slice(0, firstRows), ...rows.slice(-1)];
const firstRows = 3;

/** What a row is, what is used of it, and what else a phone has room for. */
function shownColumns<Result>(list: string, table: AnyTable<Result>, used: readonly string[]) {
  const all = Object.keys(table.columns).filter(
    (column, place) => place === 0 || !table.columns[column]?.hidden || isUsed(column),
  );
  function isUsed(column: string) {
    return used.includes(`${list}.${column}`);
  }
  const needed = all.filter((column, place) => place === 0 || isUsed(column));
  const others = all.filter((column) => !needed.includes(column));
  const shown = new Set([...needed, ...others.slice(0, Math.max(0, mostColumns - needed.length))]);
  return all.filter((column) => shown.has(column));
}
const mostColumns = 4;

const toTheCent = (value: number) => Math.round(value * 100) / 100;

/** As many values of a column as are written out. */
const mostListed = 6;
