import { fieldsOf, optionsOf } from "@/lib/calculator/form/fields";
import { type NumberKind } from "@/lib/calculator/form/number-field";
import type { RowColumn, RowsField } from "@/lib/calculator/form/rows-field";
import { namesIn, withCells } from "@/lib/calculator/formula/formula";
import type { Column, Figure, Table } from "@/lib/calculator/report/outputs";
import type { Calculation } from "@/lib/calculator/run";
import { dateSerial } from "@/lib/finance/date-serial";
import type { CalendarDay } from "@/lib/finance/months-after";

/** A cell of a worksheet: words, "" where it is empty, a number, or a formula without its =. */
export type Cell =
  string | { value: number; format?: string } | { formula: string; format?: string };

export type Worksheet = { name: string; rows: Cell[][] };

type Sheets = {
  sheets: Worksheet[];
  /** Where an input or a figure stands, as Calculator!$B$3; a column as income!$B$2:$B$502. */
  addressOf: ReadonlyMap<string, string>;
};

/** The name of the sheet with the inputs and the figures; each table has a sheet of its own. */
const main = "Calculator";
const inputCells: Record<NumberKind, { unit?: string; format: string }> = {
  money: { unit: "dollars", format: "$#,##0.00" },
  percent: { unit: "percent", format: "0.00####" },
  years: { unit: "years", format: "General" },
  months: { unit: "months", format: "General" },
  age: { unit: "years", format: "General" },
  number: { format: "General" },
  integer: { format: "General" },
  calendarYear: { format: "0" },
  randomFactor: { format: "General" },
};
const columnLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Lines of a list that a person may still fill in. */
const spareRows = 100;

/**
 * A calculator as a spreadsheet would do it: the inputs in cells, every figure as its formula over
 * those cells, every table as row formulas. It is the second engine that the tests hold lib/calc
 * against. `tableRows` is how long a table may grow when an input is changed; beside each figure
 * stands what the page showed. A figure found by search stands as it was found, with its check, and
 * a number of the law as it was looked up.
 */
export function worksheetsOf<Input, Result>(
  { definition: { fields, outputs }, input, result, world }: Calculation<Input, Result>,
  tableRows: number,
): Sheets {
  const rows: Cell[][] = [["Change a number", "Recomputed", "On the page"]];
  const addresses = new Map<string, string>();
  const options = optionsOf(fields);
  const place = (name: string, ...cells: Cell[]) => {
    rows.push(cells);
    addresses.set(name, `${main}!$B$${rows.length}`);
  };
  const address = (name: string) => {
    const found = addresses.get(name);
    if (!found) throw new Error(`A formula names ${name}, which is nowhere`);
    return found;
  };
  const inCells = (formula: string, name = address) =>
    withCells(formula, { name, option: (id) => options.get(id) ?? id });

  const entries = Object.entries(
    outputs as Record<string, Figure<Result, unknown> | Table<Result, unknown>>,
  );
  const worked = entries.flatMap(([name, output]) =>
    output.kind === "figure" && output.explanation
      ? [{ name, ...output, ...output.explanation }]
      : [],
  );
  const tables = entries.flatMap(([name, output]) =>
    output.kind === "table" ? [{ name, ...output }] : [],
  );

  const lists: Worksheet[] = [];
  for (const [name, field] of fieldsOf(fields)) {
    const value = input[name as keyof Input];
    if (field.kind === "rows") lists.push(listSheet(name, field, value as never, addresses));
    else if ("options" in field) place(name, field.label, field.options[value as string] ?? "");
    else if (field.kind === "text") place(name, field.label, value as string);
    else {
      const { unit, format } = inputCells[field.kind];
      const label = unit ? `${field.label}, ${unit}` : field.label;
      place(name, label, constant(value, format));
    }
  }
  if (worked.some(({ formula }) => formula && namesIn(formula).includes("today")))
    place("today", "Today", { value: dateSerial(world.today), format: "yyyy-mm-dd" });

  // Placed before any is written: a formula may name a figure further down.
  for (const { name, label, format } of worked)
    place(name, label, "", constant(result[name as keyof Result], format));
  for (const { name, columns } of tables)
    Object.keys(columns as object).forEach((column, index) =>
      addresses.set(`${name}.${column}`, rangeOf(name, index, 3, tableRows)),
    );

  for (const { name, formula, check, onlyIf, format } of worked) {
    const row = rows[Number(address(name).split("$").at(-1)) - 1] as Cell[];
    const onlyWhere = (cell: string) => (onlyIf ? `IF(${inCells(onlyIf)}, ${cell}, "")` : cell);
    if (formula !== undefined) row[1] = { formula: onlyWhere(inCells(formula)), format };
    else {
      row[1] = row[2] as Cell;
      row.push(
        check === undefined
          ? "given by the law for these choices"
          : { formula: onlyWhere(`IF(${inCells(check)}, "checked", "search again")`) },
      );
    }
  }

  return {
    sheets: [
      { name: main, rows },
      ...lists,
      ...tables.map((table) =>
        tableSheet(table, result[table.name as keyof Result] as Rows, address, inCells, tableRows),
      ),
    ],
    addressOf: addresses,
  };
}

/** A value that stands as it is: a number, the serial number of a month, or nothing. */
function constant(value: unknown, format?: string): Cell {
  if (typeof value === "number") return { value, format };
  if (typeof value === "boolean") return { formula: value ? "TRUE()" : "FALSE()" };
  if (value === null || typeof value !== "object") return typeof value === "string" ? value : "";
  return { value: dateSerial(value as CalendarDay), format };
}

const rangeOf = (sheet: string, column: number, first: number, count: number) =>
  `${sheet}!$${columnLetters[column]}$${first}:$${columnLetters[column]}$${first + count - 1}`;

/** The rows that a visitor has filled in, with room for more. */
function listSheet(
  name: string,
  field: RowsField<unknown>,
  list: readonly Readonly<Record<string, string | number>>[],
  addresses: Map<string, string>,
): Worksheet {
  const columns = Object.entries(field.columns as Readonly<Record<string, RowColumn>>);
  columns.forEach(([column], index) =>
    addresses.set(`${name}.${column}`, rangeOf(name, index, 2, list.length + spareRows)),
  );
  return {
    name,
    rows: [
      columns.map(([, { label }]) => label),
      ...list.map((row) =>
        columns.map(([column, { kind }]) =>
          constant(row[column], kind === "money" ? inputCells.money.format : undefined),
        ),
      ),
    ],
  };
}

type Rows = readonly Readonly<Record<string, unknown>>[];

function tableSheet<Result>(
  { name, columns, start, count }: { name: string } & Table<Result, unknown>,
  found: Rows,
  address: (name: string) => string,
  inCells: (formula: string, name?: (name: string) => string) => string,
  tableRows: number,
): Worksheet {
  const entries = Object.entries<Column<unknown>>(columns);
  const letterOf = new Map(entries.map(([column], index) => [column, columnLetters[index]]));
  const starts = start as Record<string, string>;

  const head = entries.map(([, { label }]) => label);
  const before: Cell[] = entries.map(([column, { format }]) =>
    starts[column] === undefined ? "" : { formula: inCells(starts[column]), format },
  );
  const row = (number: number) => {
    const line = number + 2;
    const cellOf = (reference: string) => {
      const [first = "", column = ""] = reference.split(".");
      if (first === "previous") return `${letterOf.get(column)}${line - 1}`;
      return letterOf.has(first) ? `${letterOf.get(first)}${line}` : address(reference);
    };
    return entries.map(([column, { formula, format }]) =>
      formula === undefined
        ? constant(found[number - 1]?.[column], format)
        : {
            format,
            formula: `IF(${number}>${inCells(count)}, "", ${inCells(formula, cellOf)})`,
          },
    );
  };
  return {
    name,
    rows: [
      head,
      before,
      ...Array.from({ length: tableRows }, (_, index) => row(index + 1)),
      [`This sheet has room for ${tableRows} rows.`],
    ],
  };
}
