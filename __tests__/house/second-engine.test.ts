/**
 * Every declared formula is evaluated by an independent spreadsheet engine, over seeded random
 * inputs, and compared with what lib/calc returned: each calculator is computed twice. Over 200 inputs
 * once a calculator has changed; after that, some of them over ten.
 */
import { fieldsOf } from "@/lib/calculator/form/fields";
import { namesIn } from "@/lib/calculator/formula/formula";
import { formulaFaults } from "@/lib/calculator/formula/formula-faults";
import { rowsIn, valueIn } from "@/lib/calculator/report/groups";
import type { Figure } from "@/lib/calculator/report/figure";
import type { Table } from "@/lib/calculator/report/outputs";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";
import { dateSerial } from "@/lib/finance/date-serial";
import type { CalendarDay } from "@/lib/finance/months-after";

import { randomCalculations } from "./answer-of";
import { calculatorOf } from "./calculators";
import { count, expectCommitted, noComparison, type Comparison } from "./evidence";
import { cellOf, engineOf, rewrite } from "./spreadsheet-engine";
import { randomInputsOf, someCalculators, triedWholly } from "./tried";

type Row = Record<string, number>;
type AnyFigure = Figure<unknown, unknown>;
type AnyTable = Table<unknown, Row>;

const longestTable = 480;
/** An input this near to where a count steps may be counted either way; none of nothing is none. */
const boundary = 1e-6;

const near = (one: number, other: number, least = 0.005) =>
  Math.abs(one - other) <= Math.max(least, 1e-9 * Math.abs(other));

/** How far apart a figure may be from its formula: a count not at all, a ratio by its last digits. */
function leastOf({ show, format = "" }: Pick<AnyFigure, "format" | "show">): number | undefined {
  if (/[$%]/.test(show(1))) return 0.005;
  return show(1).includes(".") || format.includes(".") ? 1e-9 : undefined;
}

/** Whether a cell holds a figure: nothing or no text where there is none, of a day its month. */
function isSame(ours: unknown, theirs: unknown, least: number | undefined): boolean {
  if (ours === null) return theirs === "" || theirs === null;
  if (typeof ours === "object")
    return monthOf(theirs as number) === monthOf(dateSerial(ours as CalendarDay));
  if (typeof ours === "number" && least !== undefined) return near(ours, theirs as number, least);
  return Object.is(ours, theirs);
}

/** What was compared and how far apart it was, by calculator. */
const tallies: Record<string, Comparison> = {};

describe.each(someCalculators("second engine", 16))("%s", (id) => {
  // What only files list is held in exported-tables.test.ts.
  const definition = { ...calculatorOf(id).definition, exported: undefined };
  const outputs = Object.entries(definition.outputs) as [string, AnyFigure | AnyTable][];
  const worked = outputs.flatMap(([name, output]) =>
    output.kind === "figure" && output.explanation
      ? [[name, output, output.explanation] as const]
      : [],
  );
  const tables = outputs.flatMap(([name, output]) =>
    output.kind === "table" ? [[name, output] as const] : [],
  );

  test("its formulas name only what there is", () => {
    expect(formulaFaults(definition)).toEqual([]);
  });

  test("every figure that is not an input has its explanation", () => {
    const without = outputs.filter(
      ([name, output]) =>
        output.kind === "figure" && !output.explanation && !(name in definition.fields),
    );
    expect(without.map(([name]) => name)).toEqual([]);
  });

  test("the spreadsheet engine comes to the same figures and rows", () => {
    const fields = fieldsOf(definition.fields);
    // A list may be longer each time; what was found by search, in the law or in history stands as it was found.
    const fixed =
      fields.every(([, { kind }]) => kind !== "rows") &&
      worked.every(([, , { formula }]) => formula) &&
      tables.every(([, { columns }]) => Object.values(columns).some(({ formula }) => formula));
    const samples = randomInputsOf(id);
    const calculations = randomCalculations(id, { seed: 20261121, inputs: 2 * samples }).map(
      (calculation) => ({ ...calculation, definition }),
    );
    // A row more than any of them has: it must be empty.
    const rowCounts = calculations.flatMap(({ result }) =>
      tables.map(([name]) => rowsIn(result, name).length),
    );
    const tableRows = Math.min(longestTable, Math.max(0, ...rowCounts) + 1);
    let written = worksheetsOf(calculations[0] as never, tableRows);
    const engine = engineOf(written.sheets);
    const address = (name: string, column = 0) =>
      cellOf(engine, written.addressOf.get(name) as string, column);

    const tally = noComparison();
    if (triedWholly.has(id)) tallies[id] = tally;
    let leftOut = 0;
    for (const calculation of calculations) {
      if (tally.cases === samples) break;
      const { input, result } = calculation;
      // What no formula counts goes no further than its sheet.
      if (tables.some(([name, table]) => table.while && rowsIn(result, name).length > tableRows))
        continue;
      if (fixed)
        engine.batch(() => {
          for (const [name, field] of fields)
            engine.setCellContents(
              address(name),
              "options" in field
                ? field.options[input[name] as unknown as string]
                : (input[name] as number),
            );
        });
      else {
        const { sheets } = written;
        written = worksheetsOf(calculation, tableRows);
        rewrite(engine, sheets, written.sheets);
      }

      // A count that both come to has not stepped.
      const stepsHere = worked.some(([name, , { formula = "" }]) => {
        if (engine.getCellValue(address(name)) === valueIn(result, name)) return false;
        const [, inner] = /^ROUND(?:UP|DOWN)\((.*), 0\)$/.exec(formula) ?? [];
        if (!inner || namesIn(inner).some((name) => valueIn(result, name) === null)) return false;
        const raw = engine.calculateFormula(
          `=${inner.replace(/[A-Za-z_]\w*(?!\w*\()/g, (name) => written.addressOf.get(name) ?? name)}`,
          0,
        ) as number;
        return raw !== 0 && Math.abs(raw - Math.round(raw)) < boundary;
      });
      if (stepsHere) {
        leftOut += 1;
        continue;
      }
      tally.cases += 1;

      for (const [name, figure, { check, onlyIf }] of worked) {
        const ours = valueIn(result, name);
        const theirs = engine.getCellValue(address(name, check ? 3 : 0));
        const agrees = check
          ? theirs === (ours === null && onlyIf ? "" : "checked")
          : isSame(ours, theirs, leastOf(figure));
        if (!agrees)
          throw new Error(
            `${name} of ${JSON.stringify(input)}: ${JSON.stringify(ours)} here, ${String(theirs)} there`,
          );
        if (!check && ours !== null) count(tally, ours, theirs);
      }
      for (const [name, { columns }] of tables) {
        const rows = rowsIn(result, name);
        const [first = ""] = Object.keys(columns);
        const { sheet, row } = address(`${name}.${first}`);
        const theirs = engine.getSheetValues(sheet).slice(row) as number[][];
        rows.slice(0, tableRows).forEach((row, index) =>
          Object.keys(columns).forEach((column, position) => {
            const there = theirs[index]?.[position] as number;
            const ours: unknown = row[column];
            if (typeof ours === "string" ? !Object.is(ours, there) : !near(ours as number, there))
              throw new Error(
                `row ${index + 1} ${column} of ${JSON.stringify(input)}: ${row[column]} here, ${there} there`,
              );
            if (typeof ours !== "string") count(tally, ours, there);
          }),
        );
        if (rows.length < tableRows) expect(theirs[rows.length]?.[0] ?? "").toBe("");
      }
    }
    expect(tally.cases).toBe(samples);
    expect(leftOut).toBeLessThanOrEqual(samples / 10);
  });
});

test("content/evidence.json says what was compared", () => {
  expectCommitted("secondEngine", tallies, Object.keys(tallies));
});

/** The month of a date's serial number, as the engine counts days. */
const monthOf = (serial: number) =>
  new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 7);
