/** Every import rule is seen to catch: a small tree with one violation of each is cruised. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { root } from "./calculators";

const files = {
  "lib/finance/pmt.ts": "export const pmt = 1;",
  "lib/tax-law/tax.ts": "export const tax = 1;",
  "lib/format.ts": "export const format = 1;",
  "lib/utils.ts": "export const cn = 1;",
  "lib/calc/loans/house/calculation.ts": "export type House = 1; export const house = 1;",
  "lib/calc/loans/house/charts.ts": "export const charts = 1;",
  "lib/calc/loans/house/report.ts": 'export * from "./charts"; export * from "./calculation";',
  "lib/calc/loans/car/form.ts": "export const form = 1;",
  "lib/calculator/run.ts": 'export * from "./form/draft";',
  "lib/calculator/form/draft.ts": "export const draft = 1;",
  "lib/calculator/charts/chart.ts": "export const chart = 1;",
  "lib/calculator/report/view.ts": 'export * from "../form/draft";',
  "lib/calculator/formula/parse.ts": 'export * from "../report/view";',
  "lib/calculator/share/csv.ts": 'export * from "../formula/parse";',
  "lib/calculator/analysis/scenarios.ts": 'export * from "../share/csv";',
  "lib/subjects/loan/fees.ts": 'export * from "../../calculator/report/view";',
  "lib/catalogue/calculators.ts": "export type Id = 1; export const ids = 1;",
  "components/calculator/form.tsx": "export const Form = 1;",
  "components/calculators/loans/car.tsx": 'export * from "../../../lib/calc/loans/car/form";',
  "components/calculators/loans/index.ts": 'export * from "./car";',
  "components/site/frame/header.tsx": "export const Header = 1;",
  "content/words.ts": "export const words = 1;",
  "app/page.tsx": 'export * from "../content/words";',
  "e2e/support.ts": "export const support = 1;",
  "node_modules/package/package.json": '{ "name": "package", "main": "index.js" }',
  "node_modules/package/index.js": "module.exports = 1;",
  "tsconfig.json": '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }',
};

/** Files that break each rule, and the import they do it with. */
const violations: Record<string, readonly (readonly [file: string, from: string])[]> = {
  "no-cycles": [
    ["lib/finance/one.ts", "./two"],
    ["lib/finance/three.ts", "./types"],
  ],
  floors: [
    ["components/site/bad.tsx", "../../app/page"],
    ["content/bad.ts", "../components/calculator/form"],
    ["components/site/worse.tsx", "../../content/words"],
    ["components/ui/bad.tsx", "../../lib/format"],
    ["components/calculator/bad.tsx", "../calculators/loans/car"],
    ["lib/catalogue/bad.ts", "../../content/words"],
    ["lib/catalogue/worse.ts", "../../components/site/frame/header"],
    ["lib/calc/loans/bad/calculation.ts", "../../../format"],
    ["lib/calc/loans/bad/form.ts", "../../../utils"],
    ["lib/calculator/bad.ts", "../calc/loans/house/calculation"],
    ["lib/calculator/worse.ts", "../subjects/loan/fees"],
    ["lib/engine/bad.ts", "../format"],
    ["lib/finance/bad.ts", "../format"],
    ["lib/tax-law/bad.ts", "../calculator/definition"],
  ],
  "grammar-floors": [
    ["lib/calculator/form/bad.ts", "../report/view"],
    ["lib/calculator/charts/bad.ts", "../share/csv"],
    ["lib/calculator/describe/bad.ts", "../formula/parse"],
    ["lib/calculator/report/bad.ts", "../formula/parse"],
    ["lib/calculator/definition.ts", "./share/csv"],
    ["lib/calculator/formula/bad.ts", "../share/csv"],
    ["lib/calculator/share/bad.ts", "../analysis/scenarios"],
  ],
  "charts-and-formulas-are-types-to-reports": [
    ["lib/calculator/option.ts", "./charts/chart"],
    ["lib/calculator/report/drawn.ts", "../charts/chart"],
  ],
  "rooms-are-strangers": [
    ["lib/calc/loans/truck/charts.ts", "../house/charts"],
    ["components/calculators/loans/truck.tsx", "../../../lib/calc/loans/car/form"],
  ],
  "forms-come-before-reports": [
    ["lib/calc/loans/hasty/form.ts", "./report"],
    // By what it imports.
    ["lib/calc/loans/hastier/form.ts", "../../../subjects/loan/fees"],
  ],
  "catalogue-is-types-to-the-grammar": [["lib/calculator/list.ts", "../catalogue/calculators"]],
  "pure-folders-have-no-packages": [
    ["lib/finance/packaged.ts", "package"],
    ["lib/subjects/packaged.ts", "package"],
  ],
  "nothing-imports-tests": [["lib/tested.ts", "../e2e/support"]],
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
    const planted = Object.values(violations)
      .flat()
      .map(([file, from]) => [file, `import * as other from "${from}"; export { other };`]);
    const needed = [
      ["lib/finance/two.ts", 'import * as one from "./one"; export { one };'],
      // By its type alone.
      ["lib/finance/types.ts", 'import type * as three from "./three"; export type { three };'],
      ["lib/calc/loans/hasty/report.ts", "export const report = 1;"],
    ];
    for (const [file = "", text = ""] of [...Object.entries(files), ...planted, ...needed]) {
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
    const names = [...new Set(forbidden.map(({ name }) => name))];
    expect(names.sort()).toEqual(Object.keys(violations).sort());
  });

  const each = Object.entries(violations).flatMap(([name, planted]) =>
    planted.map(([file]) => [name, file] as const),
  );
  test.each(each)("%s: %s is caught", (name, file) => {
    expect(found.filter(({ from }) => from === file).map(({ rule }) => rule.name)).toContain(name);
  });

  test("what is allowed is let through", () => {
    expect(found.filter(({ from }) => from in files)).toEqual([]);
  });
});
