import type { Definition } from "./definition";
import type { NumberField } from "./fields";
import { withNames } from "./formula";
import type { Column, Figure, Table } from "./outputs";

/** A cell of a worksheet: words, a number, or a formula without its =. */
export type Cell =
  string | { value: number; format?: string } | { formula: string; format?: string };

export type Worksheet = { name: string; rows: Cell[][] };

type Sheets = {
  sheets: Worksheet[];
  /** Where an input or a figure stands, as Calculator!$B$3. */
  addressOf: ReadonlyMap<string, string>;
};

/** The name of the sheet with the inputs and the figures; each table has a sheet of its own. */
const main = "Calculator";
const inputCells = {
  money: { unit: "dollars", format: "$#,##0.00" },
  percent: { unit: "percent", format: "0.00####" },
  years: { unit: "years", format: "General" },
};
const columnLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * A calculator as a spreadsheet would do it: the inputs in cells, every figure as its formula over
 * those cells, every table as row formulas. It is the second engine that the tests hold lib/calc
 * against. `tableRows` is how long a table may grow when an input is changed; beside each figure
 * stands what the page showed.
 */
export function sheetsOf<Input extends Record<string, number>, Result>(
  { fields, outputs }: Definition<Input, Result>,
  input: Input,
  result: Result,
  tableRows: number,
): Sheets {
  const rows: Cell[][] = [["Change a number", "Recomputed", "On the page"]];
  const addresses = new Map<string, string>();
  const place = (name: string, ...cells: Cell[]) => {
    rows.push(cells);
    addresses.set(name, `${main}!$B$${rows.length}`);
  };
  const address = (name: string) => {
    const found = addresses.get(name);
    if (!found) throw new Error(`A formula names ${name}, which is nowhere`);
    return found;
  };

  for (const [name, { label, kind }] of Object.entries<NumberField>(fields)) {
    const { unit, format } = inputCells[kind];
    place(name, `${label}, ${unit}`, { value: input[name] ?? 0, format });
  }

  const figures = Object.entries(
    outputs as Record<string, Figure<Result, unknown> | Table<Result, unknown>>,
  );
  const worked = figures.flatMap(([name, output]) =>
    output.kind === "figure" && output.working ? [{ name, ...output, ...output.working }] : [],
  );
  // Placed before any is written: a formula may name a figure further down.
  for (const { name, label, format } of worked) {
    const value = result[name as keyof Result];
    place(name, label, "", typeof value === "number" ? { value, format } : "");
  }
  for (const { name, formula, applies, format } of worked) {
    const cell = withNames(formula, address);
    const row = rows[Number(address(name).split("$").at(-1)) - 1];
    if (row)
      row[1] = {
        formula: applies ? `IF(${withNames(applies, address)}, ${cell}, "")` : cell,
        format,
      };
  }

  const tables = figures.flatMap(([name, output]) =>
    output.kind === "table" ? [tableSheet(name, output, address, tableRows)] : [],
  );
  return { sheets: [{ name: main, rows }, ...tables], addressOf: addresses };
}

function tableSheet<Result>(
  name: string,
  { columns, start, count }: Table<Result, unknown>,
  address: (name: string) => string,
  tableRows: number,
): Worksheet {
  const entries = Object.entries<Column<unknown>>(columns);
  const letterOf = new Map(entries.map(([column], index) => [column, columnLetters[index]]));
  const starts = start as Record<string, string>;

  const head = entries.map(([, { label }]) => label);
  const before: Cell[] = entries.map(([column, { format }]) =>
    starts[column] === undefined ? "" : { formula: withNames(starts[column], address), format },
  );
  const row = (number: number) => {
    const line = number + 2;
    const cellOf = (reference: string) => {
      const [first = "", column = ""] = reference.split(".");
      if (first === "previous") return `${letterOf.get(column)}${line - 1}`;
      return letterOf.has(first) ? `${letterOf.get(first)}${line}` : address(reference);
    };
    return entries.map(([, { formula, format }]) => ({
      format,
      formula: `IF(${number}>${withNames(count, address)}, "", ${withNames(formula, cellOf)})`,
    }));
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
