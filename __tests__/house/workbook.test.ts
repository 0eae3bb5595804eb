/**
 * The .xlsx file of a calculator, opened by a program that did not write it: what it recomputes
 * is what the page showed, also after an input cell is changed.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { xlsxOf } from "@/components/calculator/share/xlsx";
import { namesIn } from "@/lib/calculator/formula/formula";
import { namedIn } from "@/lib/calculator/formula/named";
import type { Explanation } from "@/lib/calculator/report/figure";
import { fileTablesOf } from "@/lib/calculator/share/file-tables";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";
import { formatUsd } from "@/lib/format";

import { answerOf } from "./answer-of";
import { calculatorOf, type AnyDefinition } from "./calculators";
import { readWorkbook, type ReadSheet } from "./read-workbook";
import { cellOf, engineWith } from "./spreadsheet-engine";
import { someCalculators } from "./tried";
import { kindOfBox } from "./typed-forms";

const workingOf = (outputs: object, name: string) =>
  (outputs as Record<string, { explanation?: Explanation }>)[name]?.explanation;

/** Rows of a state’s return and of history: they are not written as formulas, and their sheets say that they stay. */
const givenByReturn =
  /^(state|otherState)(Lines|Brackets)\.|^contributionRows\.|^(inHistory|history)\./;

/** The figures that no formula recomputes: what was found by search or stands in a return, and all that rests on it. */
function notRecomputed({ outputs, ...definition }: AnyDefinition): ReadonlySet<string> {
  const named = namedIn(definition);
  const standing = new Set<string>();
  const rests = (name: string) => {
    const working = named[name] ?? workingOf(outputs, name) ?? {};
    const check = "check" in working ? working.check : undefined;
    const { formula = "" } = { ...working } as { formula?: string };
    const stands = (used: string) => standing.has(used) || givenByReturn.test(used);
    return check !== undefined || namesIn(formula).some(stands);
  };
  const names = [...Object.keys(outputs), ...Object.keys(named)];
  // As often as there are figures: each may rest on one that is declared after it.
  names.forEach(() => names.filter(rests).forEach((name) => standing.add(name)));
  return standing;
}

/** Gnumeric's converter recalculates a file as a person's spreadsheet program would. */
const gnumeric = spawnSync("ssconvert", ["--version"]).status === 0;

/** The first sheet of a file as Gnumeric recomputes it. */
function recomputedByGnumeric(content: Uint8Array): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), "workbook-"));
  const [source, target] = [path.join(folder, "book.xlsx"), path.join(folder, "book.csv")];
  writeFileSync(source, content);
  spawnSync("ssconvert", ["--recalc", source, target]);
  const csv = readFileSync(target, "utf8");
  rmSync(folder, { recursive: true });
  return csv
    .split("\n")
    .map((line) => [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell));
}

/** How large the numbers of each column are: what is left of a debt is as exact as the debt. */
const scalesOf = (rows: readonly (readonly unknown[])[]) =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    Math.max(1, ...rows.map((row) => Math.abs(Number(row[column]) || 0))),
  );

describe.each(someCalculators("workbook", 12))("%s", (id) => {
  const { definition } = calculatorOf(id);
  const { calculation } = answerOf(id);
  const { input, result } = calculation;
  // Twice the longest table: room for the changed input too. A page saves 480 rows.
  const lengths = fileTablesOf(calculation).map(({ rows }) => rows.length);
  const source = {
    title: "A calculator",
    lines: [
      ["Date", "January 31, 2026"],
      ["Page", `https://example.test/calculators/${id}#a=1&b=<2>`],
    ],
  } as const;
  const { sheets, addressOf } = worksheetsOf(calculation, 2 * Math.max(0, ...lengths), source);
  const file = xlsxOf(sheets);
  const engineOfFile = (read: readonly ReadSheet[]) =>
    engineWith(Object.fromEntries(read.map(({ name, content }) => [name, content])));

  test("recomputes to what the page showed, and again when an input is changed", async () => {
    const engine = engineOfFile(await readWorkbook(await file));
    const cell = (name: string, column = 0) =>
      cellOf(engine, addressOf.get(name) as string, column);
    const figures = Object.keys(result).filter(
      (name) => addressOf.has(name) && typeof result[name] === "number" && !(name in input),
    );
    expect(figures.length).toBeGreaterThan(0);

    for (const name of figures) {
      const shown = engine.getCellValue(cell(name, 1));
      expect(shown).toBeCloseTo(result[name] as number, 2);
      expect(engine.getCellValue(cell(name))).toBeCloseTo(shown as number, 2);
    }

    const [first] = Object.keys(input).filter(
      (name) => typeof input[name] === "number" && kindOfBox(definition.fields, name) !== "integer",
    );
    if (first === undefined) return;
    const changed = (input[first] as number) * 1.1;
    engine.setCellContents(cell(first), changed);
    const again = answerOf(id, { [first]: changed }).calculation.result;
    const standing = notRecomputed(definition);
    for (const name of figures)
      if (!standing.has(name))
        expect(engine.getCellValue(cell(name))).toBeCloseTo(again[name] as number, 2);
      else if (workingOf(definition.outputs, name)?.check !== undefined)
        expect(engine.getCellValue(cell(name, 3))).toBe(
          again[name] === result[name] ? "checked" : "search again",
        );
  });

  test("shows every number where nothing computes, and they are what a program computes", async () => {
    const read = await readWorkbook(await file);
    const engine = engineOfFile(read);
    for (const { name, content, shown } of read) {
      const computed = engine.getSheetValues(engine.getSheetId(name) as number);
      const scales = scalesOf(shown);
      for (const [row, cells] of content.entries())
        for (const [column, cell] of cells.entries()) {
          if (!String(cell).startsWith("=")) continue;
          const [here, there] = [shown[row]?.[column], computed[row]?.[column]];
          const where = `${name} ${row + 1}:${column + 1} ${String(cell)}`;
          if (typeof here !== "number") expect([where, here]).toEqual([where, there ?? ""]);
          else if (!(Math.abs(here - (there as number)) <= 1e-9 * (scales[column] as number)))
            expect([where, here]).toEqual([where, there]);
        }
    }
  });

  test("says where it is from, in columns that hold their numbers, its heads in view", async () => {
    const [main, ...others] = (await readWorkbook(await file)) as [ReadSheet, ...ReadSheet[]];
    const names = [main, ...others].map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(main.shown.slice(0, 3)).toEqual([
      ["A calculator", "Value", "On the page", "How it’s calculated"],
      ...source.lines,
    ]);
    for (const { name, shown, formats, widths, frozen } of [main, ...others]) {
      expect([name, frozen]).toEqual([
        name,
        name === main.name || !shown[1]?.includes("Total") ? 1 : 2,
      ]);
      for (const [row, cells] of shown.entries())
        for (const [column, value] of cells.entries()) {
          const format = formats[row]?.[column] ?? "";
          if (typeof value !== "number") continue;
          const text = format.startsWith("$") ? formatUsd(value) : "";
          expect(widths[column]).toBeGreaterThan(text.length);
        }
    }
    for (const name of Object.keys(result)) {
      const figure = (definition.outputs as Record<string, { show?: (value: never) => string }>)[
        name
      ];
      const address = addressOf.get(name);
      if (!address || typeof result[name] !== "number" || name in input) continue;
      const row = Number(address.split("$").at(-1)) - 1;
      const text = figure?.show?.(result[name] as never) ?? "";
      const format = main.formats[row]?.[1];
      if (/^-?\$|^about \$/.test(text)) expect([name, format]).toEqual([name, "$#,##0.00"]);
      if (text.endsWith("%")) expect([name, format]).toEqual([name, '0.00"%"']);
      expect(main.shown[row]?.[3]).toMatch(/\.$/);
    }
  });

  const testWithGnumeric = gnumeric ? test : test.skip;
  testWithGnumeric("recomputes in a program that people use", async () => {
    const rows = recomputedByGnumeric(new Uint8Array(await (await file).arrayBuffer()));
    const figures = rows.filter(([label, , shown]) => label && shown).slice(1);
    expect(figures.length).toBeGreaterThan(0);
    for (const [, recomputed = "", shown = ""] of figures)
      if (Number.isFinite(Number(shown))) expect(Number(recomputed)).toBeCloseTo(Number(shown), 6);
      else expect(recomputed).toBe(shown);
  });
});
