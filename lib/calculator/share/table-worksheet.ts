import type { Value } from "@/lib/calculator/formula/expression";
import type { Named } from "@/lib/calculator/formula/named";
import { expressionOf } from "@/lib/calculator/formula/parse";
import { valueOf } from "@/lib/calculator/formula/value";
import type { Column, Table, TableRow } from "@/lib/calculator/report/outputs";

import {
  cellValue,
  constant,
  letterOf,
  rangeOf,
  sheetNameOf,
  type Cell,
  type Worksheet,
} from "./cells";
import type { FileTable } from "./file-tables";

/** Turns the names of a formula into cells. */
type InCells = (formula: string, name?: (name: string) => string) => string;

type TableSheet<Result> = FileTable<Result> & {
  /** How long it may grow when an input is changed. */
  room: number;
};

const columnsOf = <Result>(table: Table<Result, TableRow>) =>
  Object.entries<Column<unknown>>(table.columns);

/** The number of the first row of a table: above it stand its head, its totals, and what it starts from. */
const firstRow = <Result>({ table, totals }: Pick<TableSheet<Result>, "table" | "totals">) =>
  2 + Number(Object.keys(totals).length > 0) + Number(Object.keys(table.start).length > 0);

/** Where the columns of a table stand, each by its name. */
export const tableAddresses = <Result>(sheet: TableSheet<Result>) =>
  columnsOf(sheet.table).map(([column], index): [string, string] => [
    `${sheet.name}.${column}`,
    rangeOf(sheetNameOf(sheet.table.label), index, firstRow(sheet), sheet.room),
  ]);

/** How many rows a table has, as a formula: a number of the law, or the cell that counts them. */
const countOf = <Result>(
  { name, table: { count } }: TableSheet<Result>,
  address: (name: string) => string,
) => (isNumber(count) ? count : address(name));

/** What a name holds: `income.amount` the values of a column. */
function heldBy(numbers: Readonly<Record<string, unknown>>, name: string): Value {
  const [list = "", column = ""] = name.split(".");
  const rows = name in numbers ? undefined : numbers[list];
  return Array.isArray(rows)
    ? rows.map((row: Readonly<Record<string, number>>) => row[column] as number)
    : cellValue(numbers[name]);
}

/** Whether a formula is a plain number. */
export const isNumber = (formula: string) => /^\d+$/.test(formula);

/** A table as row formulas. Its totals stay in view under its head: where it ends may change. */
export function tableWorksheet<Result>(
  sheet: TableSheet<Result>,
  numbers: Readonly<Record<string, unknown>>,
  named: Named,
  address: (name: string) => string,
  inCells: InCells,
): Worksheet {
  const { table, rows: found, totals, room } = sheet;
  const columns = columnsOf(table);
  const letters = new Map(columns.map(([column], index) => [column, letterOf(index)]));
  const starts = Object.entries(table.start as Readonly<Record<string, string>>);
  const count = countOf(sheet, address);
  const hasTotals = Object.keys(totals).length > 0;

  const startCell = ([column, { format }]: [string, Column<unknown>]): Cell => {
    const formula = starts.find(([name]) => name === column)?.[1];
    if (formula === undefined) return "";
    if (isNumber(formula)) return { value: Number(formula), format };
    const value = valueOf(expressionOf(formula, named), {
      name: (name) => heldBy(numbers, name),
      option: (id) => id,
    });
    return { formula: inCells(formula), value: cellValue(value), format };
  };
  const totalCell = (
    [column, { format, aggregate }]: [string, Column<unknown>],
    index: number,
  ): Cell => {
    if (index === 0) return "Total";
    if (!(column in totals)) return "";
    const range = rangeOf(sheetNameOf(table.label), index, firstRow(sheet), room);
    const value = cellValue(totals[column]);
    // Of no rows there is no range.
    if (room === 0) return constant(value, format);
    if (aggregate === "sum") return { formula: `SUM(${range})`, value, format };
    return aggregate === "last"
      ? { formula: `INDEX(${range}, ${count})`, value, format }
      : constant(value, format);
  };
  const isCounted = columns[0]?.[1].formula !== undefined;
  const row = (number: number) => {
    const line = firstRow(sheet) + number - 1;
    const cellOf = (reference: string) => {
      const [first = "", column = ""] = reference.split(".");
      if (first === "previous") return `${letters.get(column)}${line - 1}`;
      return letters.has(first) ? `${letters.get(first)}${line}` : address(reference);
    };
    const isEnded = table.while
      ? `OR($A${line - 1}="", NOT(${inCells(table.while, cellOf)}))`
      : `${number}>${count}`;
    return columns.map(([column, { formula, format }], index): Cell => {
      const value = cellValue(found[number - 1]?.[column]);
      if (formula === undefined) return constant(value, format);
      // Beyond the last row all is empty, and the first column says where that is.
      const isBeyond = index > 0 && isCounted ? `$A${line}=""` : isEnded;
      return { format, value, formula: `IF(${isBeyond}, "", ${inCells(formula, cellOf)})` };
    });
  };

  const constants = columns.filter(
    ([column, { formula }]) => formula === undefined && typeof found[0]?.[column] === "number",
  );
  const standing = constants.map(([, { label }]) => label).join(", ");

  return {
    name: sheetNameOf(table.label),
    frozen: hasTotals ? 2 : 1,
    headings: hasTotals ? [0, 1] : [0],
    rows: [
      columns.map(([, { label }]) => label),
      ...(hasTotals ? [columns.map(totalCell)] : []),
      ...(starts.length > 0 ? [columns.map(startCell)] : []),
      ...Array.from({ length: room }, (_, index) => row(index + 1)),
      [`This sheet has room for ${room} rows.`],
      ...(standing ? [[`These columns stay as calculated on the page: ${standing}.`]] : []),
      ...(table.note ? [[table.note]] : []),
    ],
  };
}
