import { textOf } from "./files.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * What Jest wrote into its JSON report.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function jestCounts(file) {
  const report = reportIn(file);
  if (!report) return none;
  return {
    passed: report.numPassedTests,
    // A file that cannot even be loaded has no tests to count, and is a failure.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

/**
 * What Playwright wrote into its JSON report.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function playwrightCounts(file) {
  const report = reportIn(file);
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  // What passed when it was tried again is told of at the end: test-report.mjs.
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/**
 * The counts of a step as they enter the total: a step that failed, or ran nothing, counts as failed
 * also where its report does not say so.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsWithExitCode(counts, exitCode) {
  const ranNothing = counts.passed + counts.failed === 0;
  const failedUnsaid = counts.failed === 0 && (exitCode !== 0 || ranNothing);
  return failedUnsaid ? { ...counts, failed: 1 } : counts;
}

/**
 * The line that closes a run.
 *
 * @param {Counts[]} all
 */
export function closingLine(all) {
  const sum = (/** @type {keyof Counts} */ name) =>
    all.reduce((total, counts) => total + counts[name], 0);
  const line = `${sum("passed")} passed, ${sum("failed")} failed`;
  return sum("skipped") > 0 ? `${line}, ${sum("skipped")} skipped` : line;
}

/** @param {string} file */
export function reportIn(file) {
  const text = textOf(file);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Cut short when the runner was: the same as no report.
    return null;
  }
}
