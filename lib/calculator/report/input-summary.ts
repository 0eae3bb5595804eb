import { fieldsOf, type Field, type Fields } from "@/lib/calculator/form/fields";
import { formatAmount, labeledAmount } from "@/lib/calculator/form/format-amount";
import { inSentence } from "@/lib/calculator/form/label";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { readField } from "@/lib/calculator/form/read-field";
import { cellInWords } from "@/lib/calculator/form/cell-in-words";
import type { RowColumn, RowsField } from "@/lib/calculator/form/rows-field";
import { sumBy } from "@/lib/finance/sum-by";
import { formatCount } from "@/lib/format";

/** An input as it is read beside a result. */
export type InputView = {
  label: string;
  text: string;
  /** Exact, for machines. */
  value: string;
};

/** The numbers a result rests on, in words: "home price $400,000". */
export const inputSummary = <Input>(fields: Fields<Input>, input: Input): string[] =>
  ownNumbers(fields, input).map(([field, value]) => {
    const label = inSentence(field.label);
    if (field.kind === "rows") return `${label} ${rowsInWords(field, value as Rows)}`;
    if ("options" in field) return `${label} ${inSentence(textOf(field, value))}`;
    if (field.kind === "text") return `${label} ${textOf(field, value)}`;
    return `${label} ${labeledAmount(label, field.kind, value as number)}`;
  });

/** The same numbers one by one, every row of a list included. */
export const inputViews = <Input>(fields: Fields<Input>, input: Input): InputView[] =>
  ownNumbers(fields, input).flatMap(([field, value]) =>
    field.kind === "rows"
      ? rowViews(field, value as Rows)
      : { label: field.label, text: textOf(field, value), value: exact(value) },
  );

type Rows = readonly Readonly<Record<string, string | number>>[];

/** Each field with its value; what was left blank or alone is not one of the visitor's numbers. */
const ownNumbers = <Input>(fields: Fields<Input>, input: Input) =>
  fieldsOf(fields as object)
    .map(([name, field]) => [field, input[name as keyof Input] as unknown] as const)
    .filter(
      ([field, value]) => (value ?? "") !== "" && !(field.isOption && isUnchanged(field, value)),
    );

function isUnchanged(field: Field, value: unknown): boolean {
  const opened = readField("", field, field.opened("")).value;
  if (field.kind !== "rows") return opened === value;
  const rows = value as Rows;
  return rows.length === 0 || JSON.stringify(rows) === JSON.stringify(opened);
}

const textOf = (field: Exclude<Field, RowsField<unknown>>, value: unknown) => {
  if (field.kind === "text") return value as string;
  return "options" in field
    ? (field.options[value as string] ?? "")
    : formatAmount(field.kind, value as number);
};

const exact = (value: unknown) => (typeof value === "number" ? plainDecimal(value) : String(value));

const columnsOf = (field: RowsField<unknown>) =>
  Object.entries(field.columns as Readonly<Record<string, RowColumn>>);

/**
 * "$4,500 in 2 items": every column of amounts with its sum, by its name where there are two. Amounts of which one
 * counts otherwise, each week or each year, have no sum, and neither have those of a whole form in each row.
 */
function rowsInWords(field: RowsField<unknown>, rows: Rows) {
  const columns = columnsOf(field);
  const count = formatCount(rows.length, "item");
  if (columns.some(([name, cell]) => rows.some((row) => isChosen(cell, row[name])))) return count;
  const amounts = columns.filter(([, { kind }]) => kind === "money");
  if (amounts.length > mostSums) return count;
  const sums = amounts.map(([name, { label }]) => {
    const sum = sumBy(rows, (row) => Number(row[name]));
    return `${amounts.length > 1 ? `${inSentence(label)} ` : ""}${formatAmount("money", sum)}`;
  });
  return `${sums.join(", ")} in ${count}`;
}

const mostSums = 2;

/** Whether another option than that of a page that was just opened was chosen. */
const isChosen = (cell: RowColumn, value: unknown) =>
  cell.kind === "select" && value !== undefined && value !== cell.initial;

/** A row as a line: what it is called by the visitor or else by its position, its numbers and its choices. */
function rowViews(field: RowsField<unknown>, rows: Rows): InputView[] {
  const columns = columnsOf(field);
  return rows.map((row, position) => {
    const words = columns.filter(([name, { kind }]) => kind === "text" && row[name]);
    const shown = columns.flatMap(([name, cell]) => {
      const value = row[name];
      if ("bounds" in cell)
        return { text: formatAmount(cell.kind, Number(value)), value: exact(Number(value)) };
      const words = cellInWords(cell, value);
      if (cell.kind === "date") return value ? { text: words, value: String(value) } : [];
      return isChosen(cell, value) ? { text: inSentence(words), value: String(value) } : [];
    });
    return {
      label: [`${field.item} ${position + 1}`, ...words.map(([name]) => row[name])].join(", "),
      text: shown.map(({ text }) => text).join(", "),
      value: shown.map(({ value }) => value).join(", "),
    };
  });
}
