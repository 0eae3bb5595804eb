import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { reportIn } from "./test-counts.mjs";

/**
 * What came of a run of one runner, read from its JSON report.
 *
 * @typedef {object} Ran
 * @property {{ file: string, seconds: number }[]} files
 * @property {Told[]} failures
 * @property {Told[]} flaky failed once, passed when tried again
 */

/**
 * A test that failed.
 *
 * @typedef {object} Told
 * @property {string} test its file and its title
 * @property {string} [said] what was expected and what was seen
 * @property {string[]} [left] the files it left: a picture, a trace
 */

/**
 * @typedef {{ name: string, startTime: number, endTime: number, status: string, message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} JestFile
 *
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ duration: number, errors: PlaywrightError[], attachments: { path?: string }[] }} PlaywrightResult
 * @typedef {{ title: string, file: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string, results: PlaywrightResult[] }[] }} PlaywrightSpec
 * @typedef {{ config: { rootDir: string }, suites: PlaywrightSuite[], errors: PlaywrightError[] }} PlaywrightReport
 */

/** Told in full: who has more of them reads the output of the runner. */
const mostFailures = 20;
const mostLines = 12;

/**
 * What is said at the end of a run: which files took longest, and what failed.
 *
 * @param {string} folder of the project
 * @param {{ unit: string, browser: string }} reports their files, from that folder
 */
export function testReport(folder, { unit, browser }) {
  const ofUnit = reportIn(path.join(folder, unit));
  const ofBrowser = reportIn(path.join(folder, browser));
  /** @type {Record<string, Ran>} */
  const ran = {
    ...(ofUnit && { "unit tests": ranByJest(ofUnit, folder) }),
    ...(ofBrowser && { "browser tests": ranByPlaywright(ofBrowser, folder) }),
  };
  const failures = Object.values(ran).flatMap((one) => one.failures);
  const flaky = Object.values(ran).flatMap((one) => one.flaky);
  return [
    ...Object.entries(ran).map(([name, { files }]) => slowestLines(name, slowestFiles(files))),
    ...failuresLines(failures),
    ...flaky.map(({ test, left }) => told({ test: `flaky: ${test}`, left })),
  ].join("\n\n");
}

/**
 * @param {Ran["files"]} files
 * @param {number} count
 */
export const slowestFiles = (files, count = 10) =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/**
 * @param {string} name of the runner
 * @param {Ran["files"]} files
 */
const slowestLines = (name, files) =>
  [
    `The slowest files of the ${name}`,
    ...files.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
  ].join("\n");

/** @param {Told[]} failures */
function failuresLines(failures) {
  if (failures.length === 0) return [];
  const more = failures.length - mostFailures;
  return [
    "What failed",
    ...failures.slice(0, mostFailures).map(told),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ];
}

/** @param {Told} failure */
const told = ({ test, said = "", left = [] }) =>
  [test, ...said.split("\n").filter(Boolean), ...left].join("\n    ");

/**
 * The message of an error as far as it says what was expected and seen: without colors, the place in
 * the code and empty lines.
 *
 * @param {string} message
 */
function firstLines(message) {
  const lines = stripVTControlCharacters(message)
    .split(/\n\s+at |\n[> ]+\d+ \| /, 1)
    .join("")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.slice(0, mostLines).join("\n");
}

/**
 * @param {{ testResults: JestFile[] }} report
 * @param {string} folder
 * @returns {Ran}
 */
function ranByJest({ testResults }, folder) {
  const nameOf = (/** @type {JestFile} */ { name }) => path.relative(folder, name);
  return {
    files: testResults.map((result) => ({
      file: nameOf(result),
      seconds: (result.endTime - result.startTime) / 1000,
    })),
    failures: testResults.flatMap((result) => {
      const failed = result.assertionResults.filter(({ status }) => status === "failed");
      // A file that cannot be loaded has no tests.
      if (failed.length === 0 && result.status === "failed")
        return [{ test: nameOf(result), said: firstLines(result.message) }];
      return failed.map(({ fullName, failureMessages: [message = ""] }) => ({
        test: `${nameOf(result)} › ${fullName}`,
        said: firstLines(message),
      }));
    }),
    flaky: [],
  };
}

/**
 * @param {PlaywrightReport} report
 * @param {string} folder
 * @returns {Ran}
 */
function ranByPlaywright({ config, suites, errors }, folder) {
  const nameOf = (/** @type {string} */ file) =>
    path.relative(folder, path.join(config.rootDir, file));
  const specs = suites.flatMap((suite) => specsIn(suite, []));
  const results = specs.flatMap(({ spec, titles }) =>
    spec.tests.map(({ status, projectName, results }) => ({
      file: nameOf(spec.file),
      // Where there are several browsers, each is a project.
      titles: projectName ? [projectName, ...titles] : titles,
      status,
      results,
    })),
  );
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const { file, results: tries } of results)
    for (const { duration } of tries) seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);

  const toldOf = (/** @type {string} */ wanted) =>
    results
      .filter(({ status }) => status === wanted)
      .map(({ file, titles, results: tries }) => ({
        test: [file, ...titles].join(" › "),
        said: firstLines(
          tries.findLast(({ errors }) => errors.length > 0)?.errors[0]?.message ?? "",
        ),
        left: tries.flatMap(({ attachments }) =>
          attachments.flatMap(({ path: file }) => (file ? [path.relative(folder, file)] : [])),
        ),
      }));
  return {
    files: [...seconds].map(([file, taken]) => ({ file, seconds: taken })),
    failures: [
      ...toldOf("unexpected"),
      ...errors.map(({ message = "" }) => ({
        test: "outside of any test",
        said: firstLines(message),
      })),
    ],
    flaky: toldOf("flaky"),
  };
}

/**
 * The tests of a suite and of those in it, each with the titles that lead to it.
 *
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {{ spec: PlaywrightSpec, titles: string[] }[]}
 */
function specsIn({ title, file, specs = [], suites = [] }, above) {
  // The outermost suite is the file.
  const titles = title === file ? above : [...above, title];
  return [
    ...specs.map((spec) => ({ spec, titles: [...titles, spec.title] })),
    ...suites.flatMap((suite) => specsIn(suite, titles)),
  ];
}
