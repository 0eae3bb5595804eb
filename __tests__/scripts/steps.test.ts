import path from "node:path";
import { exitCodeOf, type Output } from "../../scripts/lib/run.mjs";
import { stepsDone, summary } from "../../scripts/lib/steps.mjs";
import {
  countsWithExitCode,
  jestCounts,
  playwrightCounts,
} from "../../scripts/lib/test-counts.mjs";
import { folderWith, removeTemporaryFolders } from "./temporary-folder";

beforeEach(() => jest.spyOn(console, "log").mockImplementation(() => undefined));
afterEach(removeTemporaryFolders);

const passes = async () => 0;
const fails = async () => 1;

function report(content: unknown) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return path.join(folderWith({ "report.json": text }), "report.json");
}

test("the tests of both runners are added up in the last line", async () => {
  const unit = report({
    numPassedTests: 40,
    numFailedTests: 0,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 0,
  });
  const browser = report({
    stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
  });
  const done = await stepsDone([
    { name: "types", run: passes },
    { name: "unit tests", run: passes, counts: () => jestCounts(unit) },
    { name: "browser tests", run: passes, counts: () => playwrightCounts(browser) },
  ]);
  const lines = summary(done).split("\n");
  expect(lines.at(-1)).toBe("42 passed, 0 failed");
  expect(lines[0]).toMatch(/^types {9} +0\.0 s {2}passed$/);
  expect(summary(done, "What failed").split("\n").slice(-4)).toEqual([
    "",
    "What failed",
    "",
    "42 passed, 0 failed",
  ]);
  expect(lines[1]).toMatch(/^unit tests .* s {2}passed, 40 passed, 0 failed$/);
});

test("failures of every kind are in the last line, and skipped tests are not hidden", async () => {
  const unit = report({
    numPassedTests: 3,
    numFailedTests: 2,
    numPendingTests: 1,
    numRuntimeErrorTestSuites: 1,
  });
  const done = await stepsDone([
    { name: "lint", run: fails },
    { name: "unit tests", run: fails, counts: () => jestCounts(unit) },
  ]);
  expect(summary(done).split("\n").at(-1)).toBe("3 passed, 4 failed, 1 skipped");
});

test("an error outside of any test is a failure, a test that passed when tried again is none", () => {
  const file = report({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: "no browser" }],
  });
  expect(playwrightCounts(file)).toEqual({ passed: 6, failed: 2, skipped: 0 });
});

test.each([
  ["which is missing", () => path.join(folderWith({}), "report.json")],
  ["which is cut short", () => report('{"numPassedTests": 4')],
])("a run without a report, %s, has failed though its runner says nothing", (_how, file) => {
  expect(countsWithExitCode(jestCounts(file()), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("a runner that fails without naming a failed test has failed", () => {
  const counts = { passed: 7, failed: 0, skipped: 0 };
  expect(countsWithExitCode(counts, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  expect(countsWithExitCode(counts, 0)).toEqual(counts);
});

test("all quick steps run, the long ones only when nothing has failed", async () => {
  const ran: string[] = [];
  const step = (name: string, exitCode: number, needsAllBefore = false) => ({
    name,
    needsAllBefore,
    run: async () => {
      ran.push(name);
      return exitCode;
    },
  });
  const done = await stepsDone([
    [step("types", 1), step("lint", 0)],
    step("build", 0, true),
    step("browser tests", 0, true),
  ]);
  expect(ran).toEqual(["types", "lint"]);
  expect(done.map(({ outcome }) => outcome)).toEqual(["failed", "passed", "not run", "not run"]);
  expect(summary(done)).toContain("not run");
});

test("steps of a list run side by side, and what each says is printed in one piece", async () => {
  const print = jest.spyOn(console, "log").mockClear();
  let isLintDone = () => {};
  const lintDone = new Promise<void>((resolve) => {
    isLintDone = resolve;
  });
  const say = (output: Output, ...words: string[]) => (output as string[]).push(...words);
  const done = await stepsDone([
    [
      {
        name: "types",
        run: async (output) => {
          say(output, "a type ");
          await lintDone;
          say(output, "is wrong\n");
          return 1;
        },
      },
      {
        name: "lint",
        run: async (output) => {
          say(output, "clean\n");
          isLintDone();
          return 0;
        },
      },
    ],
  ]);
  expect(done.map(({ name, outcome }) => [name, outcome])).toEqual([
    ["types", "failed"],
    ["lint", "passed"],
  ]);
  expect(print.mock.calls.map(([words]) => words.replace(/ in .*/, ""))).toEqual([
    "\n── lint\nclean\n── lint: passed",
    "\n── types\na type is wrong\n── types: failed",
  ]);
});

test("what a program says, on both streams, can be kept", async () => {
  const output: string[] = [];
  const words = ["-e", 'console.log("found"); console.error("refused"); process.exitCode = 3;'];
  const circumstances = { folder: ".", environment: process.env, output };
  expect(await exitCodeOf(process.execPath, words, circumstances)).toBe(3);
  expect(output.sort()).toEqual(["found\n", "refused\n"]);
});
