import { closingLine, countsWithExitCode } from "./test-counts.mjs";

/** @typedef {import("./test-counts.mjs").Counts} Counts */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} run gives an exit code
 * @property {() => Counts} [counts] for a step that runs tests: what its report says afterwards
 * @property {boolean} [needsAllBefore] not begun once a step has failed
 */

/** @typedef {{ name: string, outcome: "passed" | "failed" | "not run", seconds: number, counts: Counts }} Done */

/**
 * Runs the steps one after the other. The quick ones all run, so that one run tells of every fault;
 * the long ones only when nothing has failed.
 *
 * @param {Step[]} steps
 * @returns {Promise<Done[]>}
 */
export async function stepsDone(steps) {
  /** @type {Done[]} */
  const done = [];
  for (const step of steps) {
    if (step.needsAllBefore && done.some(({ outcome }) => outcome !== "passed")) {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      done.push({ name: step.name, outcome: "not run", seconds: 0, counts });
      continue;
    }
    console.log(`\n── ${step.name}`);
    const begun = performance.now();
    const exitCode = await step.run();
    const counts = step.counts
      ? countsWithExitCode(step.counts(), exitCode)
      : { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
    const outcome = counts.failed === 0 ? "passed" : "failed";
    const seconds = (performance.now() - begun) / 1000;
    console.log(`── ${step.name}: ${outcome} in ${seconds.toFixed(1)} s`);
    done.push({ name: step.name, outcome, seconds, counts });
  }
  return done;
}

/**
 * What a run ends with: a table of the steps, what else there is to tell, and a line that counts the
 * tests. A failed step that runs no tests counts as one failure.
 *
 * @param {Done[]} done
 * @param {string} told
 */
export function summary(done, told = "") {
  const width = Math.max(...done.map(({ name }) => name.length));
  const rows = done.map(({ name, outcome, seconds, counts }) => {
    const tests = counts.passed > 0 ? `, ${closingLine([counts])}` : "";
    return `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s  ${outcome}${tests}`;
  });
  const total = done.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...rows,
    `${"all".padEnd(width)}  ${total.toFixed(1).padStart(7)} s`,
    "",
    ...(told ? [told, ""] : []),
    closingLine(done.map(({ counts }) => counts)),
  ].join("\n");
}
