import { existsSync } from "node:fs";
import path from "node:path";

import { calculatorIds } from "@/lib/catalogue/calculators";

import {
  noticedOf,
  oneFileOf,
  partsNamed,
  partsOfArithmetic,
} from "../../scripts/lib/mutation.mjs";

const project = process.cwd();
const parts = partsOfArithmetic(project);
const files = parts.flatMap((part) => part.files);

test("every calculation and formula is mutated, in one part", () => {
  expect(files).toEqual(
    expect.arrayContaining(calculatorIds.map((id) => `lib/calc/${id}/calculation.ts`)),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      "lib/finance/time-value/payment.ts",
      "lib/tax-law/income/graduated-tax.ts",
      "lib/calculator/form/typed-number.ts",
    ]),
  );
  // It holds types alone.
  expect(files).not.toContain("lib/tax-law/years/law-year.ts");
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(existsSync(path.join(project, file))).toBe(true);
});

test("a part is held by the tests of its own place", () => {
  for (const { name, tests } of parts) {
    expect(tests[0]?.startsWith(`__tests__/${name}`)).toBe(true);
    for (const one of tests)
      expect(existsSync(path.join(project, one.replace(/\/\*.*/, "")))).toBe(true);
  }
});

test("a seed chooses one file, in its part, and all seeds choose all", () => {
  const chosen = files.map((_, seed) => oneFileOf(parts, String(seed)));
  for (const some of chosen) {
    expect(some).toHaveLength(1);
    expect(some[0]?.files).toHaveLength(1);
    expect(parts.find(({ name }) => name === some[0]?.name)?.files).toContain(some[0]?.files[0]);
  }
  expect(new Set(chosen.map(([part]) => part?.files[0])).size).toBeGreaterThan(files.length / 2);
});

test("parts are chosen by name or by the folder they are in, all of them where none is named", () => {
  const named = (...names: string[]) => partsNamed(parts, names).map(({ name }) => name);
  expect(named("lib/tax-law/years", "lib/finance")).toEqual([
    "lib/finance",
    "lib/finance/consumer-prices",
    "lib/finance/history",
    "lib/finance/loan",
    "lib/finance/time-value",
    "lib/tax-law/years",
  ]);
  expect(named("lib/calc/tax/income-tax")).toEqual(["lib/calc/tax/income-tax"]);
  expect(partsNamed(parts, [])).toBe(parts);
  expect(() => partsNamed(parts, ["lib/rate"])).toThrow(/no part lib\/rate .*lib\/tax-law, /);
});

test("what was noticed is what was killed or never ended; what does not run does not count", () => {
  const statuses = ["Killed", "Killed", "Timeout", "Survived", "NoCoverage", "CompileError"];
  expect(noticedOf(statuses)).toEqual({ changes: 5, noticed: 3 });
});
