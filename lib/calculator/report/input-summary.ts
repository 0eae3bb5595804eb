import { fieldsOf, type Field, type Fields } from "@/lib/calculator/form/fields";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { inSentence, labeledAmount } from "@/lib/calculator/form/label";
import { readField } from "@/lib/calculator/form/read-field";
import type { RowColumn, RowsField } from "@/lib/calculator/form/rows-field";
import { sumBy } from "@/lib/finance/sum-by";
import { formatCount, plainDecimal } from "@/lib/format";

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
      ([field, value]) =>
        value !== null && value !== "" && !(field.advanced && isUnchanged(field, value)),
    );

const isUnchanged = (field: Field, value: unknown) =>
  readField("", field, field.opened("")).value === value;

const textOf = (field: Exclude<Field, RowsField<unknown>>, value: unknown) => {
  if (field.kind === "text") return value as string;
  return "options" in field
    ? (field.options[value as string] ?? "")
    : formatAmount(field.kind, value as number);
};

const exact = (value: unknown) => (typeof value === "number" ? plainDecimal(value) : String(value));

const columnsOf = (field: RowsField<unknown>) =>
  Object.entries(field.columns as Readonly<Record<string, RowColumn>>);

/** "$4,500 in 2 items": every column of amounts with its sum. */
function rowsInWords(field: RowsField<unknown>, rows: Rows) {
  const sums = columnsOf(field)
    .filter(([, { kind }]) => kind === "money")
    .map(([name]) =>
      formatAmount(
        "money",
        sumBy(rows, (row) => Number(row[name])),
      ),
    );
  return `${sums.join(", ")} in ${formatCount(rows.length, "item")}`;
}

/** A row as a line: what it is called by the visitor or else by its position, and its amount. */
function rowViews(field: RowsField<unknown>, rows: Rows): InputView[] {
  const columns = columnsOf(field);
  return rows.map((row, position) => {
    const words = columns.filter(([name, { kind }]) => kind === "text" && row[name]);
    const amounts = columns.filter(([, { kind }]) => kind === "money").map(([name]) => row[name]);
    return {
      label: [`${field.item} ${position + 1}`, ...words.map(([name]) => row[name])].join(", "),
      text: amounts.map((amount) => formatAmount("money", Number(amount))).join(", "),
      value: amounts.map(exact).join(", "),
    };
  });
}
