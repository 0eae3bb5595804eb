import { cellInWords } from "@/lib/calculator/form/cell-in-words";
import type { RowColumn, RowsField } from "@/lib/calculator/form/rows-field";
import { dayOfIso } from "@/lib/finance/day-of-iso";

import { constant, dayFormat, inputCells, rangeOf, sheetNameOf, type Worksheet } from "./cells";

/** Lines of a list that a person may still fill in. */
const spareRows = 100;

/** The rows of an input, by the names of their columns. */
export type List = readonly Readonly<Record<string, string | number>>[];

const columnsOf = (field: RowsField<unknown>) =>
  Object.entries(field.columns as Readonly<Record<string, RowColumn>>);

/** Where the columns of a list stand, each by its name: there is room for more rows. */
export const listAddresses = (name: string, field: RowsField<unknown>, list: List) =>
  columnsOf(field).map(([column], index): [string, string] => [
    `${name}.${column}`,
    rangeOf(sheetNameOf(field.label), index, 2, list.length + spareRows),
  ]);

/** The rows that a visitor has filled in. */
export const listWorksheet = (field: RowsField<unknown>, list: List): Worksheet => ({
  name: sheetNameOf(field.label),
  frozen: 1,
  headings: [0],
  rows: [
    columnsOf(field).map(([, { label }]) => label),
    ...list.map((row) =>
      columnsOf(field).map(([column, cell]) => {
        if ("bounds" in cell) return constant(row[column], inputCells[cell.kind].format);
        const day = cell.kind === "date" && dayOfIso(String(row[column] ?? ""));
        return day ? constant(day, dayFormat) : constant(cellInWords(cell, row[column] ?? ""));
      }),
    ),
  ],
});
