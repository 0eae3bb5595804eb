import path from "node:path";
import { slowestFiles, testReport } from "../../scripts/lib/test-report.mjs";
import { folderWith, removeTemporaryFolders, write } from "./temporary-folder";

afterEach(removeTemporaryFolders);

/** What is said of these reports, which lie in the folder of a project. */
function said({ unit, browser }: { unit?: (folder: string) => object; browser?: typeof unit }) {
  const folder = folderWith({});
  if (unit) write(folder, "unit.json", JSON.stringify(unit(folder)));
  if (browser) write(folder, "browser.json", JSON.stringify(browser(folder)));
  return testReport(folder, { unit: "unit.json", browser: "browser.json" });
}

const failed = (title: string) => ({
  status: "failed",
  fullName: title,
  failureMessages: [
    "Error: \u001b[2mexpect(\u001b[22m\u001b[31mreceived\u001b[39m\u001b[2m).\u001b[22mtoBe\u001b[2m()\u001b[22m\n\nExpected: \u001b[32m2\u001b[39m\nReceived: \u001b[31m1\u001b[39m\n    at Object.toBe (__tests__/a.test.ts:3:1)",
  ],
});
const passed = { status: "passed", fullName: "passes", failureMessages: [] };

/** A report of Jest, as far as it is read. */
const byJest =
  (files: Record<string, { seconds: number; message?: string; tests?: object[] }>) =>
  (folder: string) => ({
    testResults: Object.entries(files).map(([name, { seconds, message = "", tests = [] }]) => ({
      name: path.join(folder, name),
      startTime: 5_000,
      endTime: 5_000 + seconds * 1_000,
      status: message ? "failed" : "passed",
      message,
      assertionResults: tests,
    })),
  });

/** A report of Playwright on one file with one group of tests, as far as it is read. */
const byPlaywright =
  (tests: Record<string, object>, errors: object[] = []) =>
  (folder: string) => ({
    config: { rootDir: path.join(folder, "e2e") },
    errors,
    suites: [
      {
        title: "charts.spec.ts",
        file: "charts.spec.ts",
        suites: [
          {
            title: "a line",
            file: "charts.spec.ts",
            specs: Object.entries(tests).map(([title, test]) => ({
              title,
              file: "charts.spec.ts",
              tests: [{ projectName: "", ...test }],
            })),
          },
        ],
      },
    ],
  });

const fails = (folder: string, left: string[] = []) => ({
  duration: 1_500,
  errors: [
    {
      message:
        "Error: \u001b[31mnot visible\u001b[39m\n\n  2 | open();\n> 3 | look();\n    |  ^\n    at e2e/charts.spec.ts:3:1",
    },
  ],
  attachments: left.map((name) => ({ name: "of it", path: path.join(folder, name) })),
});
const passes = { duration: 500, errors: [], attachments: [] };

test("the ten slowest files are named, the slowest first", () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}`, seconds: (at * 5) % 12 }));
  const seconds = slowestFiles(files).map((file) => file.seconds);
  expect(seconds).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test("of each runner the files are listed with their seconds: of the browser, of all tests and tries", () => {
  const unit = byJest({ "__tests__/a.test.ts": { seconds: 0.25 }, "b.test.ts": { seconds: 12 } });
  const browser = (folder: string) =>
    byPlaywright({
      one: { status: "expected", results: [passes] },
      two: { status: "flaky", results: [fails(folder), passes] },
    })(folder);
  expect(said({ unit, browser }).split("\n\n").slice(0, 2)).toEqual([
    "The slowest files of the unit tests\n    12.0 s  b.test.ts\n     0.3 s  __tests__/a.test.ts",
    "The slowest files of the browser tests\n     2.5 s  e2e/charts.spec.ts",
  ]);
});

test("a failure says what was expected and seen, in plain text, and not where in the code", () => {
  const unit = byJest({ "a.test.ts": { seconds: 1, tests: [passed, failed("adds")] } });
  expect(said({ unit }).split("\n\n").slice(1)).toEqual([
    "What failed",
    "a.test.ts › adds\n    Error: expect(received).toBe()\n    Expected: 2\n    Received: 1",
  ]);
});

test("a file that cannot be loaded is a failure with its reason", () => {
  const unit = byJest({
    "a.test.ts": { seconds: 1, message: "  ● Test suite failed to run\n\nno b" },
  });
  expect(said({ unit })).toContain("a.test.ts\n      ● Test suite failed to run\n    no b");
});

test("a failure in the browser names its picture and its trace, from the folder of the project", () => {
  const browser = (folder: string) =>
    byPlaywright(
      {
        "is drawn": {
          status: "unexpected",
          projectName: "firefox",
          results: [
            fails(folder, ["test-results/browser/a/trace.zip"]),
            fails(folder, ["test-results/browser/b/test-failed-1.png"]),
          ],
        },
      },
      [{ message: "no browser" }],
    )(folder);
  expect(said({ browser }).split("\n\n").slice(1)).toEqual([
    "What failed",
    [
      "e2e/charts.spec.ts › firefox › a line › is drawn",
      "Error: not visible",
      "test-results/browser/a/trace.zip",
      "test-results/browser/b/test-failed-1.png",
    ].join("\n    "),
    "outside of any test\n    no browser",
  ]);
});

test("a test that passed when tried again is told of with its trace, and is no failure", () => {
  const browser = (folder: string) =>
    byPlaywright({
      "is drawn": { status: "flaky", results: [fails(folder, ["trace.zip"]), passes] },
    })(folder);
  expect(said({ browser }).split("\n\n").slice(1)).toEqual([
    "flaky: e2e/charts.spec.ts › a line › is drawn\n    trace.zip",
  ]);
});

test("twenty failures are told in full, of the rest the number", () => {
  const tests = Array.from({ length: 23 }, (_, number) => failed(`fails ${number}`));
  const lines = said({ unit: byJest({ "a.test.ts": { seconds: 1, tests } }) }).split("\n\n");
  expect(lines.filter((line) => line.startsWith("a.test.ts"))).toHaveLength(20);
  expect(lines.at(-1)).toBe("… and 3 more.");
});

test("without a report there is nothing to say", () => {
  expect(said({})).toBe("");
});
