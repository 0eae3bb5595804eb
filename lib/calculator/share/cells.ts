import type { NumberKind } from "@/lib/calculator/form/number-field";
import { dateSerial } from "@/lib/finance/date-serial";
import type { CalendarDay } from "@/lib/finance/months-after";

type CellValue = string | number | boolean;

/**
 * A cell of a worksheet: words, "" where it is empty, a number, or a formula without its = and what it
 * comes to, which is all that a program shows that computes nothing.
 */
export type Cell =
  | string
  | { value: number; format?: string }
  | { formula: string; value: CellValue; format?: string };

export type Worksheet = {
  name: string;
  rows: Cell[][];
  /** How many rows stay in view at the top. */
  frozen: number;
  /** The rows that are set in bold, counted from 0. */
  headings: readonly number[];
};

/** How a spreadsheet writes an input. */
export const inputCells: Record<NumberKind, { unit?: string; format: string }> = {
  money: { format: "$#,##0.00" },
  percent: { unit: "percent", format: "0.00####" },
  years: { unit: "years", format: "General" },
  months: { unit: "months", format: "General" },
  age: { unit: "years", format: "General" },
  number: { format: "General" },
  integer: { format: "General" },
  calendarYear: { format: "0" },
  randomFactor: { format: "General" },
};

/** How a spreadsheet writes a day. */
export const dayFormat = "yyyy-mm-dd";

/** A value of a result as a cell holds it: a day as its serial number, and nothing as no words. */
export function cellValue(value: unknown): CellValue {
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (value === null || typeof value !== "object") return typeof value === "string" ? value : "";
  return dateSerial(value as CalendarDay);
}

/** A value that stands as it is. */
export function constant(value: unknown, format?: string): Cell {
  const held = cellValue(value);
  if (typeof held === "boolean") return { formula: held ? "TRUE()" : "FALSE()", value: held };
  return typeof held === "number" ? { value: held, format } : held;
}

const mostLetters = 31;

/** The name of the sheet for a list or a table: its label, as far as a sheet's name may go. */
export function sheetNameOf(label: string): string {
  const name = label.replaceAll(/[[\]:*?/\\']/g, "");
  return name.length <= mostLetters ? name : name.slice(0, name.lastIndexOf(" ", mostLetters));
}

const columnLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of a column, counted from 0. */
export const letterOf = (column: number) => columnLetters[column] as string;

/** Cells of one column in a sheet, as a formula names them: 'Payment schedule'!$B$4:$B$483. */
export const rangeOf = (sheet: string, column: number, first: number, count: number) =>
  `'${sheet}'!$${letterOf(column)}$${first}:$${letterOf(column)}$${first + count - 1}`;
