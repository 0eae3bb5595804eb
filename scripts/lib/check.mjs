import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./project.mjs";
import { roomsLeftOut } from "./rooms.mjs";
import { exitCodeOf } from "./run.mjs";
import { stepsDone, summary } from "./steps.mjs";
import { jestCounts } from "./test-counts.mjs";
import { testReport } from "./test-report.mjs";

/** Where the tests write what came of them. */
export const reports = {
  unit: path.join("test-results", "unit.json"),
  browser: path.join("test-results", "browser.json"),
};

/** Makes their folder, which Jest does not, without an old report: it must not pass for a new one. */
export function emptyReports() {
  const folder = path.join(projectFolder, "test-results");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}

/**
 * A step that runs one of the commands of package.json.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} script
 * @param {readonly string[]} words
 * @returns {import("./steps.mjs").Step["run"]}
 */
export const npmRun =
  (environment, script, words = []) =>
  (output) =>
    exitCodeOf("npm", ["run", "--silent", script, "--", ...words], {
      folder: projectFolder,
      environment,
      output,
    });

/**
 * The quick part of all there is to check.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {(import("./steps.mjs").Step | import("./steps.mjs").Step[])[]}
 */
export const quickSteps = (environment) => [
  [
    { name: "types", run: npmRun(environment, "typecheck") },
    { name: "lint", run: npmRun(environment, "lint") },
    { name: "formatting", run: npmRun(environment, "format") },
    { name: "import rules", run: npmRun(environment, "imports") },
    { name: "dead code", run: npmRun(environment, "dead-code") },
  ],
  {
    name: "unit tests",
    run: npmRun(environment, "unit", [
      "--ci",
      "--json",
      `--outputFile=${reports.unit}`,
      ...roomsLeftOut(projectFolder, environment).map(
        (id) => `--testPathIgnorePatterns=/__tests__/lib/calc/${id}/`,
      ),
    ]),
    counts: () => jestCounts(path.join(projectFolder, reports.unit)),
  },
];

/** @returns {Promise<number>} the exit code */
export async function check() {
  emptyReports();
  const done = await stepsDone(quickSteps(process.env));
  console.log(`\n${summary(done, testReport(projectFolder, reports))}`);
  return done.every(({ outcome }) => outcome === "passed") ? 0 : 1;
}
