import { fieldsOf } from "@/lib/calculator/form/fields";
import { optionsOf } from "@/lib/calculator/form/options-of";
import { namesIn, withCells } from "@/lib/calculator/formula/formula";
import { namedIn } from "@/lib/calculator/formula/named";
import { namesOf } from "@/lib/calculator/formula/names";
import { expressionOf } from "@/lib/calculator/formula/parse";
import { valueOf } from "@/lib/calculator/formula/value";
import { valueIn } from "@/lib/calculator/report/groups";
import type { Figure } from "@/lib/calculator/report/figure";
import type { Calculation } from "@/lib/calculator/run";
import { dateSerial } from "@/lib/finance/date-serial";

import {
  cellValue,
  constant,
  dayFormat,
  inputCells,
  sheetNameOf,
  type Cell,
  type Worksheet,
} from "./cells";
import { fileTablesOf } from "./file-tables";
import { listAddresses, listWorksheet, type List } from "./list-worksheet";
import type { FileSource } from "./summary";
import { isNumber, tableAddresses, tableWorksheet } from "./table-worksheet";

type Sheets = {
  sheets: Worksheet[];
  /** Where an input or a figure stands, as Calculator!$B$3; a column as 'Income'!$B$2:$B$502. */
  addressOf: ReadonlyMap<string, string>;
};

/** The name of the sheet with the inputs and the figures; each list and each table has one of its own. */
const main = "Calculator";

/**
 * A calculator as a spreadsheet would do it: the inputs in cells, every figure as its formula over
 * those cells, every table as row formulas. It is the second engine that the tests hold lib/calc
 * against. `tableRows` is how long a table may grow when an input is changed; beside each figure
 * stands what the page showed, and how it follows in words. A figure found by search stands as it was
 * found, with its check, and a number of the law as it was looked up.
 */
export function worksheetsOf<Input, Result>(
  calculation: Calculation<Input, Result>,
  tableRows: number,
  source: FileSource = { title: main, lines: [] },
): Sheets {
  const { definition, input, result, world } = calculation;
  const { fields, outputs } = definition;
  const rows: Cell[][] = [
    [source.title, "Value", "On the page", "How it’s calculated"],
    ...source.lines.map(([...line]) => line),
  ];
  const headings = [0];
  const addresses = new Map<string, string>();
  const options = optionsOf(fields);
  const head = (...cells: Cell[]) => headings.push(rows.push([], cells) - 1);
  const place = (name: string, ...cells: Cell[]) => {
    rows.push(cells);
    addresses.set(name, `${main}!$B$${rows.length}`);
  };
  const address = (name: string) => {
    const found = addresses.get(name);
    if (!found) throw new Error(`A formula names ${name}, which is nowhere`);
    return found;
  };
  const rowOf = (name: string) => rows[Number(address(name).split("$").at(-1)) - 1] as Cell[];
  const inCells = (formula: string, name = address) =>
    withCells(formula, { name, option: (id) => options.get(id) ?? id });

  const worked = (Object.entries(outputs) as [string, Figure<Result, unknown>][]).flatMap(
    ([name, output]) =>
      output.kind === "figure" && output.explanation
        ? [{ name, ...output, ...output.explanation }]
        : [],
  );
  const tables = fileTablesOf(calculation).map((file) => ({
    ...file,
    // A debt of a hundred years has all its months.
    room: Math.max(tableRows, file.rows.length),
  }));

  head("Your numbers", "Change one");
  const lists: { sheet: Worksheet; isEmpty: boolean }[] = [];
  for (const [name, field] of fieldsOf(fields)) {
    const value = input[name as keyof Input];
    if (field.kind === "rows") {
      const list = value as List;
      const amounts = list.flatMap((row) => Object.values(row)).filter(Number);
      lists.push({ sheet: listWorksheet(field, list), isEmpty: amounts.length === 0 });
      for (const [column, range] of listAddresses(name, field, list)) addresses.set(column, range);
      rows.push([field.label, `on the sheet “${sheetNameOf(field.label)}”`]);
    } else if ("options" in field) place(name, field.label, field.options[value as string] ?? "");
    else if (field.kind === "text") place(name, field.label, value as string);
    else {
      const { unit, format } = inputCells[field.kind];
      const label = unit ? `${field.label}, ${unit}` : field.label;
      place(name, label, constant(value, format));
    }
  }
  const named = namedIn(definition);
  const formulas = [...worked, ...Object.values(named)].flatMap((one) =>
    "formula" in one ? (one.formula ?? []) : [],
  );
  if (formulas.some((formula) => namesIn(formula).includes("today")))
    place("today", "Today", { value: dateSerial(world.today), format: dayFormat });

  // Placed before any is written: a formula may name a figure further down.
  head("Figures", "Recomputed");
  for (const { name, label, format, rule, lookup } of worked) {
    const words = lookup === true ? `${rule} Set by law for these choices.` : rule;
    place(name, label, "", constant(valueIn(result, name), format), words);
  }
  for (const file of tables) {
    const { name, table } = file;
    for (const [column, range] of tableAddresses(file)) addresses.set(column, range);
    if (!isNumber(table.count)) place(name, `Rows on the sheet “${sheetNameOf(table.label)}”`, "");
  }

  if (Object.keys(named).length > 0) head("Conditions and steps");
  for (const [name, one] of Object.entries(named))
    if ("value" in one) place(name, one.label, constant(one.value, one.format));
    else place(name, "words" in one ? `If ${one.words}` : one.label, "");

  for (const { name, formula, check, onlyIf, format } of worked) {
    const row = rowOf(name);
    const value = cellValue(valueIn(result, name));
    const onlyWhere = (cell: string) => (onlyIf ? `IF(${inCells(onlyIf)}, ${cell}, "")` : cell);
    if (formula !== undefined) row[1] = { formula: onlyWhere(inCells(formula)), value, format };
    else row[1] = row[2] as Cell;
    if (check)
      row.push({
        formula: onlyWhere(`IF(${inCells(check)}, "checked", "search again")`),
        value: value === "" && onlyIf ? "" : "checked",
      });
  }

  const { value: held } = namesOf<Input, Result>(fields as never, outputs as never, calculation);
  const known = { name: held, option: (id: string) => options.get(id) ?? id };
  for (const [name, one] of Object.entries(named)) {
    if ("value" in one) continue;
    // What does not apply may have no value, and nothing that is shown rests on it: programs differ in what
    // they make of that.
    const [none, noValue] = "words" in one ? (["FALSE()", false] as const) : (["0", 0] as const);
    const found = valueOf(expressionOf(one.formula, named), known);
    const value = Number.isFinite(Number(found)) ? cellValue(found) : noValue;
    rowOf(name)[1] = { formula: `IFERROR(${inCells(one.formula)}, ${none})`, value };
  }

  for (const { name, table, rows: found } of tables)
    if (!isNumber(table.count))
      rowOf(name)[1] = { formula: inCells(table.count), value: found.length };

  const numbers = { ...input, ...result } as Readonly<Record<string, unknown>>;
  const sheets = [
    ...lists,
    ...tables.map((file) => ({
      sheet: tableWorksheet(file, numbers, named, address, inCells),
      isEmpty: file.rows.length === 0,
    })),
  ];
  const sheetsThatAre = (empty: boolean) =>
    sheets.filter(({ isEmpty }) => isEmpty === empty).map(({ sheet }) => sheet);
  return {
    // What has no rows comes last: formulas name it, and it fills once a number asks for it.
    sheets: [
      { name: main, rows, frozen: 1, headings },
      ...sheetsThatAre(false),
      ...sheetsThatAre(true),
    ],
    addressOf: addresses,
  };
}
