import { optionsOf, type Field } from "@/lib/calculator/form/fields";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { inSentence } from "@/lib/calculator/form/label";
import { type NumberKind } from "@/lib/calculator/form/number-field";
import {
  labelOf,
  type Figure,
  type Table,
  type Explanation,
} from "@/lib/calculator/report/outputs";
import type { Calculation } from "@/lib/calculator/run";
import { formatDay, formatNumber } from "@/lib/format";

import { printed } from "./formula";

/** How one figure was worked out, in the visitor's own numbers. */
type ExplanationView = {
  label: string;
  rule: string;
  /** A figure found by search has a condition that it meets, and no formula; one of the law neither. */
  by: "formula" | "search" | "law";
  /** The formula over the labels of the form and of the figures before it; "" where there is none. */
  words: string;
  /** The same formula over their numbers. */
  numbers: string;
  /** What it comes to, as the panel shows it. */
  text: string;
};

/** The explanations of a result, in the order of its figures. */
export function explanationsOf<Input, Result>(
  calculation: Calculation<Input, Result>,
): ExplanationView[] {
  const { definition, result } = calculation;
  const { fields, outputs } = definition;
  const figure = (name: string) => outputs[name as keyof Result] as Figure<Result, unknown>;
  const names = namesOf<Input, Result>(fields as never, outputs as never, calculation);
  const options = optionsOf(fields);
  const option = (id: string) => options.get(id) ?? id;
  const fieldOf = (name = "") => (fields as Readonly<Record<string, Field>>)[name];
  // What a year is held against is a year too: 1980, and not 1,980.
  const number = (value: number, against?: string) =>
    fieldOf(against)?.kind === "calendarYear" ? String(value) : formatNumber(value);

  return Object.keys(outputs).flatMap((name) => {
    const { explanation, when, show } = figure(name);
    const value = result[name as keyof Result];
    if (!explanation || value === null || when?.(result) === false) return [];
    const formula = explanation.formula ?? explanation.check ?? "";
    return {
      label: labelOf(figure(name), result),
      rule: explanation.rule,
      by: kindOf(explanation),
      words: printed(formula, { name: names.label, number, option }),
      numbers: printed(formula, { name: names.numeral, number, option }),
      text: show(value),
    };
  });
}

function kindOf({ check, lookup }: Explanation): ExplanationView["by"] {
  if (lookup) return "law";
  return check === undefined ? "formula" : "search";
}

/** What a name in a formula is called, and what it holds. */
function namesOf<Input, Result>(
  fields: Readonly<Record<string, Field>>,
  outputs: Readonly<Record<string, Figure<Result, unknown> | Table<Result, unknown>>>,
  { input, result, world }: Calculation<Input, Result>,
) {
  const valueOf = (name: string) =>
    (name in fields ? input[name as keyof Input] : result[name as keyof Result]) as unknown;

  /** A figure of law has a dot in its name too: `law.contributionLimit`. */
  const isColumn = (name: string) => name.includes(".") && !(name in outputs);

  /** The column that `schedule.interest` or `income.amount` names, and what it is a column of. */
  function columnOf(name: string) {
    const [list = "", column = ""] = name.split(".");
    const field = fields[list];
    const output = outputs[list];
    const rows = valueOf(list) as Readonly<Record<string, unknown>>[];
    if (field?.kind === "rows") {
      const { kind, label } = (field.columns as Readonly<Record<string, RowCell>>)[
        column
      ] as RowCell;
      const show = (value: unknown) =>
        kind === "money" ? formatAmount(kind, value as number) : String(value);
      return { label: `each ${inSentence(field.item)} ${inSentence(label)}`, show, rows, column };
    }
    const { label, columns } = output as Table<Result, Record<string, unknown>>;
    const { label: columnLabel, show = String } = columns[column] ?? { label: column };
    return {
      label: `each ${inSentence(columnLabel)} of the ${inSentence(label)}`,
      show,
      rows,
      column,
    };
  }

  return {
    label(name: string): string {
      if (name === "today") return name;
      if (isColumn(name)) return columnOf(name).label;
      return inSentence((fields[name] ?? outputs[name])?.label ?? name);
    },

    numeral(name: string): string {
      if (name === "today") return formatDay(world.today);
      if (isColumn(name)) {
        const { show, rows, column } = columnOf(name);
        return listed(rows.map((row) => show(row[column])));
      }
      const field = fields[name];
      const value = valueOf(name);
      if (field && "options" in field) return field.options[value as string] ?? "";
      if (value === null) return "none";
      if (field?.kind === "text") return value as string;
      if (field) return inNumbers(field.kind as NumberKind, value as number);
      const { show, precise = show } = outputs[name] as Figure<Result, unknown>;
      return precise(value);
    },
  };
}

type RowCell = { kind: string; label: string };

/** A rate as the formula takes it, 6.5 and not 6.5%; a term in plain years. */
const inNumbers = (kind: NumberKind, value: number) =>
  kind === "money" || kind === "calendarYear" ? formatAmount(kind, value) : formatNumber(value);

/** As many values of a column as are written out. */
const mostListed = 6;

/** "$4,000; $500": all of a short list, the ends of a long one. */
const listed = (values: readonly string[]) =>
  values.length <= mostListed
    ? values.join("; ")
    : [...values.slice(0, 2), "…", values.at(-1)].join("; ");
