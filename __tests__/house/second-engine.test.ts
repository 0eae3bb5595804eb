/**
 * @jest-environment node
 *
 * Every declared formula is evaluated by an independent spreadsheet engine, over seeded random
 * inputs, and compared with what lib/calc returned: each calculator is computed twice.
 */
import fc from "fast-check";
import { calculatorIds } from "@/content/catalogue";
import { draftOf } from "@/lib/calculator/draft";
import { namesIn } from "@/lib/calculator/formula";
import { formulaFaults } from "@/lib/calculator/formula-faults";
import type { NumberField } from "@/lib/calculator/fields";
import type { Figure, Table } from "@/lib/calculator/outputs";
import { run } from "@/lib/calculator/run";
import { sheetsOf } from "@/lib/calculator/sheet";

import { calculatorOf, world } from "./calculators";
import { engineOf } from "./spreadsheet-engine";

type Numbers = Record<string, number>;
type AnyFigure = Figure<unknown, unknown>;
type AnyTable = Table<unknown, Record<string, number>>;

const samples = 200;
const longestTable = 480;
/** An input this near to where a count steps may be counted either way. */
const boundary = 1e-6;

/** What a person might enter around the example: amounts to four times it, rates to three, terms to two. */
function usual({ kind }: NumberField, example: number): fc.Arbitrary<number> {
  if (kind === "money") return fc.integer({ min: Math.ceil(example / 4), max: example * 4 });
  if (kind === "percent")
    return fc
      .integer({ min: 0, max: Math.ceil(example * 300) })
      .map((hundredths) => hundredths / 100);
  return fc.integer({ min: 1, max: Math.min(40, example * 2) * 4 }).map((quarters) => quarters / 4);
}

const near = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(0.005, 1e-9 * Math.abs(other));

describe.each(calculatorIds)("%s", (id) => {
  const { definition, calculate } = calculatorOf(id);
  const outputs = Object.entries(definition.outputs) as [string, AnyFigure | AnyTable][];
  const worked = outputs.flatMap(([name, output]) =>
    output.kind === "figure" && output.working ? [[name, output, output.working] as const] : [],
  );
  const tables = outputs.flatMap(([name, output]) =>
    output.kind === "table" ? [[name, output] as const] : [],
  );

  test("its formulas name only what there is", () => {
    expect(formulaFaults(definition)).toEqual([]);
  });

  test("every figure that is not an input or a date has its working", () => {
    const without = outputs.filter(
      ([name, output]) =>
        output.kind === "figure" && !output.working && !(name in definition.fields),
    );
    expect(without.map(([name]) => name)).toEqual(
      id.endsWith("credit-card-payoff") ? ["lastPayment"] : [],
    );
  });

  test("the spreadsheet engine comes to the same figures and rows", () => {
    const record = fc.record(
      Object.fromEntries(
        Object.entries(definition.fields).map(([name, field]) => [
          name,
          usual(field, definition.example[name] as number),
        ]),
      ),
    );
    const { sheets, addressOf } = sheetsOf(
      definition,
      definition.example,
      calculate(definition.example, world),
      longestTable,
    );
    const engine = engineOf(sheets);
    const cell = (address: string) =>
      engine.simpleCellAddressFromString(address.replaceAll("$", ""), 0) as never;

    let compared = 0;
    let leftOut = 0;
    for (const input of fc.sample(record as fc.Arbitrary<Numbers>, {
      seed: 20261121,
      numRuns: 400,
    })) {
      const outcome = run(definition, calculate, draftOf(input), world);
      if (!outcome.ok || compared === samples) continue;
      engine.batch(() => {
        for (const [name, value] of Object.entries(input))
          engine.setCellContents(cell(addressOf.get(name) as string), value);
      });

      const stepsHere = worked.some(([, , { formula }]) => {
        const [, inner] = /^ROUNDUP\((.*), 0\)$/.exec(formula) ?? [];
        if (!inner || namesIn(inner).some((name) => outcome.result[name] === null)) return false;
        const raw = engine.calculateFormula(
          `=${inner.replace(/[A-Za-z_]\w*(?!\w*\()/g, (name) => addressOf.get(name) ?? name)}`,
          0,
        ) as number;
        return Math.abs(raw - Math.round(raw)) < boundary;
      });
      if (stepsHere) {
        leftOut += 1;
        continue;
      }
      compared += 1;

      for (const [name, output] of worked) {
        const ours = outcome.result[name];
        const theirs = engine.getCellValue(cell(addressOf.get(name) as string));
        const said = `${name} of ${JSON.stringify(input)}: ${ours} here, ${String(theirs)} there`;
        if (ours === null) expect([said, theirs]).toEqual([said, ""]);
        else if (output.show(1) === "$1.00")
          expect([said, near(ours as number, theirs as number)]).toEqual([said, true]);
        else expect([said, theirs]).toEqual([said, ours]);
      }
      for (const [name, { columns }] of tables) {
        const rows = outcome.result[name] as Numbers[];
        const sheet = engine.getSheetId(name) as number;
        const theirs = engine.getSheetValues(sheet).slice(2) as number[][];
        rows.slice(0, longestTable).forEach((row, index) =>
          Object.keys(columns).forEach((column, position) => {
            const there = theirs[index]?.[position] as number;
            if (!near(row[column] as number, there))
              throw new Error(
                `row ${index + 1} ${column} of ${JSON.stringify(input)}: ${row[column]} here, ${there} there`,
              );
          }),
        );
        if (rows.length < longestTable) expect(theirs[rows.length]?.[0]).toBe("");
      }
    }
    expect(compared).toBe(samples);
    expect(leftOut).toBeLessThan(20);
  });
});
