import type { Field } from "@/lib/calculator/form/fields";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { inSentence } from "@/lib/calculator/form/label";
import type { NumberKind } from "@/lib/calculator/form/number-field";
import { cellInWords, type RowColumn } from "@/lib/calculator/form/rows-field";
import { rowsIn, valueIn } from "@/lib/calculator/report/groups";
import type { Figure, Table, TableRow } from "@/lib/calculator/report/outputs";
import type { Calculation } from "@/lib/calculator/run";
import { formatDay, formatList, formatNumber, formatUsd } from "@/lib/format";

import type { Value } from "./expression";

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
    const rows = field ? (held(list) as readonly TableRow[]) : rowsIn(result, list);
    if (field?.kind === "rows") {
      const cell = (field.columns as Readonly<Record<string, RowColumn>>)[column] as RowColumn;
      const show = (value: unknown) =>
        "bounds" in cell ? formatAmount(cell.kind, value as number) : cellInWords(cell, value);
      const label = `every ${inSentence(field.item)} ${inSentence(cell.label)}`;
      const held = (value: unknown) => ("options" in cell ? cellInWords(cell, value) : value);
      return { label, show, held, rows, column };
    }
    const { label, columns } = outputs[list] as Table<Result, Record<string, unknown>>;
    const { label: columnLabel, show = String } = columns[column] ?? { label: column };
    return {
      label: `every “${columnLabel}” of “${label}”`,
      show,
      held: (value: unknown) => value,
      rows,
      column,
    };
  }

  /**
   * What is written of the rows of a column: all of a short list, the ends of a long one. What is zero
   * adds nothing to it.
   */
  function rows(name: string): string[] {
    const { show, rows, column } = columnOf(name);
    const counted = rows.filter((row) => row[column] !== 0);
    const shown = (counted.length > 0 ? counted : rows).map((row) =>
      withoutCents(show(row[column])),
    );
    return shown.length <= mostListed ? shown : [...shown.slice(0, 2), "…", shown.at(-1) as string];
  }

  return {
    rows,

    label(name: string): string {
      if (name === "today") return name;
      if (isColumn(name)) return columnOf(name).label;
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
      return withoutCents(precise(value));
    },

    /** An amount of a figure to the cent, and everything else as it is: what is written, and what that says. */
    inCents(name: string): { numeral: string; value: Value } {
      const { typed } = (outputs[name] ?? {}) as Partial<Figure<Result, unknown>>;
      const value = held(name);
      return typed === "money" && typeof value === "number"
        ? { numeral: withoutCents(formatUsd(value)), value: Math.round(value * 100) / 100 }
        : { numeral: this.numeral(name), value: this.value(name) };
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

const withoutCents = (written: string) => written.replace(/^(-?\$[\d,]+)\.00$/, "$1");

/** As many values of a column as are written out. */
const mostListed = 6;
