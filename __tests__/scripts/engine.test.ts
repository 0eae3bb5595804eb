// The arithmetic as the build publishes it for other programs, run in Node with nothing beside it.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import {
  lines,
  monthlyPayment,
  payoffLines,
  refusal,
  totalMonths,
} from "@/app/(site)/engine/examples";
import { initialDraft } from "@/lib/calculator/form/draft";
import { run } from "@/lib/calculator/run";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { finance, rates } from "@/lib/engine";

import { filesUnder } from "../../scripts/lib/files.mjs";
import { figuresOf } from "../house/answer-of";
import { calculatorOf, root, world } from "../house/calculators";
import { typedDraft } from "../house/case-inputs";
import { workedCasesIn } from "../house/worked-cases";
import { folderWith, removeTemporaryFolders } from "./temporary-folder";

const folder = folderWith({});
const engine = path.join(folder, "engine");
const engineAddress = "https://figurewell.example/engine/figurewell.js";

const node = (program: string, options: { cwd: string; input?: string }) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    ...options,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });

beforeAll(() => {
  const publish = `import { bundledEngine, writeEngine } from "./scripts/export/finish-export.mjs";
    const engine = await bundledEngine(process.cwd());
    writeEngine({ folder: process.cwd(), exported: ${JSON.stringify(folder)} }, engine);`;
  node(publish, { cwd: root });
});

afterAll(removeTemporaryFolders);

test("is one module that imports nothing", () => {
  expect(filesUnder(engine).toSorted()).toEqual(["figurewell.d.ts", "figurewell.js"]);
  const code = readFileSync(path.join(engine, "figurewell.js"), "utf8");
  expect(code).toMatch(/^\/\/ The calculations of Figurewell\. MIT License/);
  expect(code).not.toMatch(/^import\b|\bimport\(|\brequire\(|\bprocess\b|\bfetch\(/m);
});

describe("the worked cases", () => {
  const answered = workedCasesIn(root)
    .filter(({ expected, expectedError }) => expected && !expectedError)
    .map((example) => {
      const { definition } = calculatorOf(example.calculator);
      const typed = { ...initialDraft(definition.fields), ...typedDraft(example.inputs) };
      const draft = example.bounds ? { ...typed, variation: "1" } : typed;
      const outcome = run(definition, draft, world);
      if (!outcome.ok) throw new Error(`${example.id}: ${outcome.notice.text}`);
      const { calculation } = outcome;
      return { ...example, input: calculation.input, answer: figuresOf(calculation) };
    });

  const program = `
    import { readFileSync } from "node:fs";
    import { calculations } from "./figurewell.js";
    const cases = JSON.parse(readFileSync(0, "utf8"));
    console.log(JSON.stringify(cases.map(({ calculator, input }) =>
      calculations[calculator](input, ${JSON.stringify(world)}))));`;
  let answers: Record<string, unknown>[];

  beforeAll(() => {
    const input = JSON.stringify(answered.map(({ calculator, input }) => ({ calculator, input })));
    answers = JSON.parse(node(program, { cwd: engine, input })) as typeof answers;
  });

  test("are cases of every calculator", () => {
    expect(new Set(answered.map(({ calculator }) => calculator)).size).toBe(calculatorIds.length);
    expect(answers).toHaveLength(answered.length);
  });

  test.each(answered.map(({ id }, position) => [id, position] as const))("%s", (_, position) => {
    const {
      expected = {},
      tolerance,
      answer: ofPage,
    } = answered[position] as (typeof answered)[number];
    const answer = answers[position] ?? {};
    // The page, digit by digit.
    expect(answer).toEqual(JSON.parse(JSON.stringify(ofPage)));
    // What somebody else computed.
    const figures = Object.entries(expected).filter(([, value]) => typeof value === "number");
    for (const [name, value] of figures.filter(([name]) => name !== "scheduleRows")) {
      const exact = Number(value);
      const near = Math.max(1e-9, Math.abs(exact) * 1e-9, tolerance?.[name] ?? 0);
      expect(Math.abs(Number(answer[name]) - exact)).toBeLessThanOrEqual(near);
    }
  });
});

test("refuses what it cannot take, in a sentence that names it", () => {
  const program = `
    import { calculations, finance } from "./figurewell.js";
    const loan = { loanAmount: 20_000, annualRate: 6.5, years: 5 };
    const answers = [
      () => calculations["loans-credit/amortization"]({ ...loan, years: 250_000 }),
      () => calculations["loans-credit/amortization"]({ ...loan, years: "5" }),
      () => finance.payment(0.005, 360),
      () => finance.payment(0.005, Infinity, 1),
    ];
    for (const answer of answers)
      try { console.log(answer()); } catch (error) { console.log(String(error)); }`;
  expect(node(program, { cwd: engine }).trim().split("\n")).toEqual([
    "RangeError: years can be at most 1,000 years. It is 250000.",
    "TypeError: years must be a number. It is of type string.",
    "TypeError: presentValue is missing: it must be a number.",
    "RangeError: periods must be finite. It is Infinity.",
  ]);
});

const behindStateIncomeTax =
  /^states\/(?!(place-of|state-abbreviations|state-income-tax|state-of|states-without-wage-tax|territory-of)\.ts$)/;
const behindFormLines = /^form-1040\/(?!form-lines\.ts$)/;
/** How the places are found at which a raise leaves less. */
const behindLossesWithRaise =
  /^pay-kept\/(?!(farthest-wages|kept-curve|kept-of|losses-with-raise)\.ts$)/;
/** The months of the plans of student loans, which `federalPlans` answers. */
const behindFederalPlans =
  /^student-loans\/(?=(federal-plans-of|household-loans|ibr-months|income-driven-plan|loan-payments|no-federal-plans|plan-numbers|plan-row|rap-months)\.ts$)/;

test.each([
  ["finance", finance],
  ["tax-law", rates],
])("holds everything in lib/%s", (name, published) => {
  // A year stands in `laws`, and the newest of them is chosen when the site is built. What a state takes is
  // answered by `stateIncomeTax`, behind which its law and the pages' figures stand; what a form has, by `formLines`.
  const files = filesUnder(path.join(root, "lib", name)).filter(
    (file) =>
      !/(^|\/)(\d{4}|newest-law)\.ts$/.test(file) &&
      !behindStateIncomeTax.test(file) &&
      !behindFormLines.test(file) &&
      !behindLossesWithRaise.test(file) &&
      !behindFederalPlans.test(file),
  );
  const values = files.flatMap((file) =>
    Object.entries(jest.requireActual<object>(path.join(root, "lib", name, file))),
  );
  expect(values.length).toBeGreaterThan(20);
  expect(Object.keys(published).toSorted()).toEqual(values.map(([key]) => key).toSorted());
});

describe("its page", () => {
  const fromCopy = (text: string) => text.replace(engineAddress, "./figurewell.js");

  test("shows three lines that answer what it says", () => {
    expect(lines.split("\n")).toHaveLength(3);
    expect(lines).toContain(engineAddress);
    expect(node(fromCopy(lines), { cwd: engine })).toBe(`${monthlyPayment}\n`);
  });

  test("shows a sentence that the module says", () => {
    expect(refusal).toBe("years can be at most 1,000 years. It is 250000.");
  });

  test("shows a call with a day that answers what it says", () => {
    const program = `import { calculations } from "./figurewell.js";
      console.log((${payoffLines.replace(/;$/, "")}).totalMonths);`;
    expect(node(program, { cwd: engine })).toBe(`${totalMonths}\n`);
  });
});

test("its types apply to the address and to a copy, and refuse what does not exist", () => {
  writeFileSync(
    path.join(folder, "program.ts"),
    `import { calculations } from "${engineAddress}";
     import { finance, rates } from "./copies/figurewell.js";
     const { monthlyPayment } = calculations["loans-credit/mortgage"]({ homePrice: 4, downPayment: 1, annualRate: 6, years: 3 });
     const numbers: number[] = [monthlyPayment, finance.payment(0.005, 360, 1), rates.lawOf("2026").estate.exclusion];
     const day = { today: { year: 2026, month: 1, day: 31 } };
     const { budget, payoffs } = calculations["personal-finance/debt-payoff"]({ debtAmount: 1, annualRate: 1, monthlyPayment: 1 }, day);
     const figures: [number | null, number] = [budget, payoffs.length];
     // @ts-expect-error a figure that only several debts have
     const alone: number = budget;
     const estate = calculations["tax/estate-tax"]({ grossEstateValue: 1, debtsExpenses: 0, maritalCharitableDeductions: 0 }, day);
     const tax: number = estate["law.tax"];
     // @ts-expect-error the figures of a group stand by their names
     estate.law;
     // @ts-expect-error a misspelled calculation
     calculations["loans-credit/morgage"];
     // @ts-expect-error a text for a number
     calculations["loans-credit/mortgage"]({ homePrice: "4", downPayment: 1, annualRate: 6, years: 3 });
     // @ts-expect-error a calculation that asks for the day
     calculations["personal-finance/debt-payoff"]({ debtAmount: 1, annualRate: 1, monthlyPayment: 1 });
     export default [numbers, figures, alone, tax];`,
  );
  const compiler = path.join(root, "node_modules", ".bin", "tsc");
  expect(existsSync(compiler)).toBe(true);
  const files = ["engine/figurewell.d.ts", "program.ts"];
  const options = ["--noEmit", "--strict", "--lib", "es2022", "--module", "nodenext"];
  execFileSync(compiler, [...options, ...files], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
});
