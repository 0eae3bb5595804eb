/** Every import rule is seen to catch: a small tree with one violation of each is cruised. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { root } from "./calculators";

const files = {
  "lib/finance/pmt.ts": "export const pmt = 1;",
  "lib/rates/tax.ts": "export const tax = 1;",
  "lib/format.ts": "export const format = 1;",
  "lib/utils.ts": "export const cn = 1;",
  "lib/calc/loans/house.ts": "export type House = 1; export const house = 1;",
  "lib/calc/loans/car.ts": "export const car = 1;",
  "lib/calculator/run.ts": "export const run = 1;",
  "lib/forms/loans/car.ts": "export const definition = 1;",
  "lib/reports/loans/hasty.ts": "export const report = 1;",
  "lib/reports/loans/car.ts": 'export * from "./car/charts";',
  "lib/reports/loans/car/charts.ts": "export const charts = 1;",
  "content/catalogue.ts": "export type Id = 1; export const ids = 1;",
  "components/calculator/form.tsx": "export const Form = 1;",
  "components/calculators/loans/car.tsx": "export const Car = 1;",
  "components/site/header.tsx": "export const Header = 1;",
  "app/page.tsx": "export const page = 1;",
  "e2e/support.ts": "export const support = 1;",
  "node_modules/package/package.json": '{ "name": "package", "main": "index.js" }',
  "node_modules/package/index.js": "module.exports = 1;",
  "tsconfig.json": '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }',
};

/** The file that breaks each rule, and the import it does it with. */
const violations: Record<string, [file: string, from: string]> = {
  "no-cycles": ["lib/finance/one.ts", "./two"],
  "finance-is-alone": ["lib/finance/bad.ts", "../format"],
  "rates-are-data": ["lib/rates/bad.ts", "../finance/pmt"],
  "calc-is-pure": ["lib/calc/loans/bad.ts", "../../format"],
  "grammar-knows-no-calculator": ["lib/calculator/bad.ts", "../calc/loans/house"],
  "definitions-are-declarations": ["lib/forms/loans/bad.ts", "../../utils"],
  "engine-is-arithmetic": ["lib/engine/bad.ts", "../format"],
  "ui-is-generic": ["components/ui/bad.tsx", "../../lib/format"],
  "kit-knows-no-calculator": ["components/calculator/bad.tsx", "../calculators/loans/car"],
  "content-is-words": ["content/bad.ts", "../components/calculator/form"],
  "catalogue-is-types-to-the-grammar": ["lib/calculator/list.ts", "../../content/catalogue"],
  "one-calculator-one-calculation": [
    "components/calculators/loans/house.tsx",
    "../../../lib/calc/loans/car",
  ],
  "calculators-are-strangers": ["lib/reports/loans/truck/charts.ts", "../car/charts"],
  "components-are-given-their-words": ["components/site/bad.tsx", "../../content/catalogue"],
  "forms-come-before-reports": ["lib/forms/loans/hasty.ts", "../../reports/loans/hasty"],
  "nothing-imports-app": ["components/site/worse.tsx", "../../app/page"],
  "pure-folders-have-no-packages": ["lib/finance/packaged.ts", "package"],
  "nothing-imports-tests": ["lib/tested.ts", "../e2e/support"],
};

type Violation = { from: string; rule: { name: string } };

function violationsIn(folder: string): Violation[] {
  const script = path.join(root, "scripts/imports.mjs");
  const { stdout } = spawnSync("node", [script, "--json"], { cwd: folder, encoding: "utf8" });
  return JSON.parse(stdout);
}

describe("dependency-cruiser", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "import-rules-"));
  let found: Violation[];

  beforeAll(() => {
    const planted = Object.values(violations).map(([file, from], index) => [
      file,
      `import * as other from "${from}"; export const planted${index} = other;`,
    ]);
    const cycle = [["lib/finance/two.ts", 'import * as one from "./one"; export const two = one;']];
    for (const [file = "", text = ""] of [...Object.entries(files), ...planted, ...cycle]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    cpSync(
      path.join(root, ".dependency-cruiser.cjs"),
      path.join(folder, ".dependency-cruiser.cjs"),
    );
    found = violationsIn(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test("has a planted violation for every rule it enforces", () => {
    const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(
      path.join(root, ".dependency-cruiser.cjs"),
    );
    expect(forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(violations).sort());
  });

  test.each(Object.entries(violations))("%s is caught", (name, [file]) => {
    expect(found.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(name);
  });

  test("what is allowed is let through", () => {
    expect(found.filter(({ from }) => from in files)).toEqual([]);
  });
});
