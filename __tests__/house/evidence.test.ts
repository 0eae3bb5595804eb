/** What formulas and awkward inputs are held against, and how evidence is compared with what is committed. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { calculatorIds } from "@/lib/catalogue/calculators";

import { importedBy } from "../../scripts/lib/rooms.mjs";
import hazards from "../fixtures/float_hazards.json";
import published from "../fixtures/published_tvm_cases.json";
import { root } from "./calculators";
import {
  count,
  disagreements,
  expectCommitted,
  noComparison,
  ofKnownCalculators,
  sameDifference,
  type Comparison,
} from "./evidence";

/** The files of lib/finance that are the spreadsheet functions of the published cases. */
const formulas: Record<string, string> = {
  CUMIPMT: "loan/cumulative-interest",
  CUMPRINC: "loan/cumulative-principal",
  EFFECT: "time-value/effective-rate",
  FV: "time-value/future-value",
  IPMT: "loan/interest-payment",
  NOMINAL: "time-value/nominal-rate",
  NPER: "time-value/periods",
  PMT: "time-value/payment",
  PPMT: "loan/principal-payment",
  PV: "time-value/present-value",
  RATE: "time-value/rate-per-period",
  RRI: "time-value/growth-rate",
};

const textOf = (file: string) => {
  const whole = path.join(root, file);
  return existsSync(whole) ? readFileSync(whole, "utf8") : "";
};

test("content/evidence.json says which published cases there are, and how near they come", () => {
  const origins: Record<string, Comparison> = {};
  for (const { function: name, args, expected, source } of published) {
    const [, origin = source] = /^github:([^@]+)@/.exec(source) ?? [];
    const file = formulas[name] ?? "";
    const camelCase = path
      .basename(file)
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const formula = jest.requireActual<Record<string, (...numbers: number[]) => number>>(
      path.join(root, "lib/finance", file),
    )[camelCase];
    const tally = (origins[origin] ??= noComparison());
    tally.cases += 1;
    count(tally, formula?.(...args), expected);
  }
  expectCommitted("publishedCases", origins);
});

/** The formulas that a calculator rests on, the formulas of those included. */
const formulasUnder = (id: string) =>
  importedBy(root, [`lib/calc/${id}/calculation.ts`], /^lib\/finance\//).map((file) =>
    file.replace(/^lib\/finance\/|\.ts$/g, ""),
  );

/** Whether a test computes the same again in decimals. */
const hasDecimals = (test: string) => /from "(?:decimal\.js|[./]*\/oracle)"/.test(textOf(test));

const allTests = readdirSync(path.join(root, "__tests__"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => textOf(`__tests__/${file}`))
  .join("\n");

/** The awkward inputs that a test names. What holds of numbers everywhere has no calculator of its own. */
const awkward = hazards.cases.filter(({ id }) => allTests.includes(`"${id}`));
const awkwardOf = (calculator: string) =>
  awkward.filter((one) => one.calculator === calculator).length;

test("content/evidence.json says what each calculator's formulas are held against", () => {
  const reach = Object.fromEntries(
    calculatorIds.map((id) => {
      const under = formulasUnder(id);
      return [
        id,
        {
          awkwardInputs: awkwardOf(id.split("/")[1] ?? ""),
          formulas: under.length,
          publishedCases: published.filter((one) => under.includes(formulas[one.function] ?? ""))
            .length,
          inDecimals: hasDecimals(`__tests__/lib/calc/${id}/calculation.test.ts`),
          formulasInDecimals: under.filter((name) =>
            hasDecimals(`__tests__/lib/finance/${name}.test.ts`),
          ).length,
        },
      ];
    }),
  );
  expectCommitted("reach", {
    ...reach,
    all: {
      awkwardInputs: awkward.length,
      awkwardEverywhere: awkwardOf("all") + awkwardOf("input-parsing"),
      awkwardUnnamed: hazards.cases.length - awkward.length,
    },
  });
});

test("every awkward input is one calculator's or everybody's", () => {
  const names = calculatorIds.map((id) => id.split("/")[1]);
  expect(new Set(names).size).toBe(names.length);
  for (const { calculator } of awkward)
    expect([...names, "all", "input-parsing"]).toContain(calculator);
});

describe("a largest difference", () => {
  test("is relative, and absolute below 1", () => {
    const tally = noComparison();
    count(tally, 200, 100);
    expect(tally).toEqual({ cases: 0, figures: 1, largestDifference: 1 });
    count(tally, 0.5, 0.25);
    count(tally, "a", "b");
    expect(tally).toEqual({ cases: 0, figures: 3, largestDifference: 1 });
  });

  test.each([
    [0, 0, true],
    [0, 2.9e-14, true],
    [2.2e-16, 3.1e-14, false],
    [1e-10, 2.9e-10, true],
    [2.9e-10, 1e-10, true],
    [1e-10, 3.1e-10, false],
    [NaN, 1e-10, false],
  ])("%p and %p are the same: %p", (one, other, same) =>
    expect(sameDifference(one, other)).toBe(same),
  );
});

test("says nothing of a calculator that is new, nor of one that has gone", () => {
  const part = { "tax/sales-tax": {}, "tax/income-tax": {}, "tax/gone": {}, "numpy/cases": {} };
  const reach = { "tax/income-tax": {}, "tax/gone": {}, all: {} };
  expect(Object.keys(ofKnownCalculators(part, reach))).toEqual(["tax/income-tax", "numpy/cases"]);
  expect(ofKnownCalculators({ all: {} }, reach)).toEqual({ all: {} });
});

test("says where the committed evidence is apart", () => {
  const committed = { heloc: { cases: 3, largestDifference: 1e-10 }, gone: { cases: 1 } };
  const measured = { heloc: { cases: 4, largestDifference: 2e-10 }, sip: { cases: 2 } };
  expect(disagreements(committed, committed)).toEqual([]);
  expect(disagreements(committed, measured)).toEqual([
    "heloc: cases 4, committed 3",
    "gone: cases undefined, committed 1",
    "sip: cases 2, committed undefined",
  ]);
});
