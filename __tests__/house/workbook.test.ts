/**
 * The .xlsx file of every calculator, opened by a program that did not write it: what it recomputes
 * is what the page showed, also after an input cell is changed.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";

import { xlsxOf } from "@/components/calculator/share/xlsx";
import { namesIn } from "@/lib/calculator/formula/formula";
import type { Explanation } from "@/lib/calculator/report/outputs";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorOf, world } from "./calculators";
import { engineWith } from "./spreadsheet-engine";

const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The cells of a written workbook by sheet, as a spreadsheet program reads them. */
async function readWorkbook(file: Blob): Promise<Record<string, (string | number)[][]>> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const part = (name: string) => strFromU8(parts[name] as Uint8Array);
  const shared = [...part("xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text = ""]) => unescaped(text),
  );
  const names = [...part("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]*)"/g)];
  return Object.fromEntries(
    names.map(([, name = ""], index) => {
      const xml = part(`xl/worksheets/sheet${index + 1}.xml`);
      const rows = [...xml.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, cells = ""]) => {
        const row: (string | number)[] = [];
        for (const [, attributes = "", content = ""] of cells.matchAll(
          /<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
        )) {
          const letter = /r="([A-Z])\d+"/.exec(attributes)?.[1] ?? "A";
          const formula = /<f>(.*?)<\/f>/s.exec(content)?.[1];
          const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? "";
          const isText = attributes.includes('t="s"');
          row[letter.charCodeAt(0) - 65] =
            formula !== undefined
              ? `=${unescaped(formula)}`
              : isText
                ? (shared[Number(value)] ?? "")
                : Number(value);
        }
        return Array.from(row, (cell) => cell ?? "");
      });
      return [name, rows];
    }),
  );
}

const workingOf = (outputs: object, name: string) =>
  (outputs as Record<string, { explanation?: Explanation }>)[name]?.explanation;

/** The figures that no formula recomputes: what was found by search, and all that rests on it. */
function notRecomputed(outputs: object): ReadonlySet<string> {
  const standing = new Set<string>();
  const rests = (name: string) => {
    const { check, formula = "" } = workingOf(outputs, name) ?? {};
    return check !== undefined || namesIn(formula).some((used) => standing.has(used));
  };
  const names = Object.keys(outputs);
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

describe.each(calculatorIds)("%s", (id) => {
  const { definition } = calculatorOf(id);
  const calculationOf = (changes: object) => {
    const draft = draftOf(definition.fields, { ...definition.example, ...changes });
    const outcome = run(definition, draft, world);
    if (!outcome.ok) throw new Error(outcome.notice.text);
    return outcome.calculation;
  };
  const { input, result } = calculationOf({});
  // Twice the longest table: room for the changed input too. A page saves 480 rows.
  const lengths = Object.values(result).map((value) => (Array.isArray(value) ? value.length : 0));
  const { sheets, addressOf } = worksheetsOf(calculationOf({}), 2 * Math.max(...lengths));

  test("recomputes to what the page showed, and again when an input is changed", async () => {
    const engine = engineWith(await readWorkbook(await xlsxOf(sheets)));
    const cell = (name: string, column = 1) => {
      const row = Number((addressOf.get(name) as string).split("$").at(-1)) - 1;
      return { sheet: 0, row, col: column };
    };
    const figures = Object.keys(result).filter(
      (name) => addressOf.has(name) && typeof result[name] === "number" && !(name in input),
    );
    expect(figures.length).toBeGreaterThan(0);

    for (const name of figures) {
      const shown = engine.getCellValue(cell(name, 2));
      expect(shown).toBeCloseTo(result[name] as number, 2);
      expect(engine.getCellValue(cell(name))).toBeCloseTo(shown as number, 2);
    }

    const numbers = Object.keys(input).filter((name) => typeof input[name] === "number");
    const [first = ""] = numbers;
    if (numbers.length === 0) return;
    const changed = (input[first] as number) * 1.1;
    engine.setCellContents(cell(first), changed);
    const again = calculationOf({ [first]: changed }).result;
    const standing = notRecomputed(definition.outputs);
    for (const name of figures)
      if (!standing.has(name))
        expect(engine.getCellValue(cell(name))).toBeCloseTo(again[name] as number, 2);
      else if (workingOf(definition.outputs, name)?.check !== undefined)
        expect(engine.getCellValue(cell(name, 3))).toBe(
          again[name] === result[name] ? "checked" : "search again",
        );
  });

  const testWithGnumeric = gnumeric ? test : test.skip;
  testWithGnumeric("recomputes in a program that people use", async () => {
    const file = await xlsxOf(sheets);
    const rows = recomputedByGnumeric(new Uint8Array(await file.arrayBuffer()));
    const figures = rows.filter(([label, , shown]) => label && shown).slice(1);
    expect(figures.length).toBeGreaterThan(0);
    for (const [, recomputed = "", shown = ""] of figures)
      if (Number.isFinite(Number(shown))) expect(Number(recomputed)).toBeCloseTo(Number(shown), 6);
      else expect(recomputed).toBe(shown);
  });
});
