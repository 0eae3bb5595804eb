import { closingLine, countsWithExitCode } from "./test-counts.mjs";

/**
 * @typedef {import("./test-counts.mjs").Counts} Counts
 * @typedef {import("./run.mjs").Output} Output
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(output: Output) => Promise<number>} run gives an exit code
 * @property {() => Counts} [counts] for a step that runs tests: what its report says afterwards
 * @property {boolean} [needsAllBefore] not begun once a step has failed
 */

/**
 * @typedef {object} Done
 * @property {string} name
 * @property {"passed" | "failed" | "not run"} outcome
 * @property {number} begun in seconds, by a clock that all steps share
 * @property {number} seconds
 * @property {Counts} counts
 */

const now = () => performance.now() / 1000;

/**
 * Runs the steps one after the other, those of a list side by side. The quick ones all run, so that
 * one run tells of every fault; the long ones only when nothing has failed.
 *
 * @param {(Step | Step[])[]} steps
 * @returns {Promise<Done[]>}
 */
export async function stepsDone(steps) {
  /** @type {Done[]} */
  const done = [];
  for (const step of steps) {
    const hasFailed = done.some(({ outcome }) => outcome !== "passed");
    if (Array.isArray(step)) done.push(...(await Promise.all(step.map(stepDoneBeside))));
    else if (step.needsAllBefore && hasFailed) done.push(notRun(step));
    else done.push(await stepDoneAlone(step));
  }
  return done;
}

/**
 * @param {Step} step
 * @returns {Done}
 */
const notRun = ({ name }) => ({
  name,
  outcome: "not run",
  begun: now(),
  seconds: 0,
  counts: { passed: 0, failed: 0, skipped: 0 },
});

/** @param {Step} step */
async function stepDoneAlone(step) {
  console.log(heading(step));
  const done = await stepDone(step, "inherit");
  console.log(ending(done));
  return done;
}

/**
 * What it says is printed in one piece, so that it does not mix with what the others say.
 *
 * @param {Step} step
 */
async function stepDoneBeside(step) {
  /** @type {string[]} */
  const said = [];
  const done = await stepDone(step, said);
  console.log(`${heading(step)}\n${said.join("")}${ending(done)}`);
  return done;
}

/** @param {Step} step */
const heading = ({ name }) => `\n── ${name}`;

/** @param {Done} done */
const ending = ({ name, outcome, seconds }) => `── ${name}: ${outcome} in ${seconds.toFixed(1)} s`;

/**
 * @param {Step} step
 * @param {Output} output
 * @returns {Promise<Done>}
 */
async function stepDone({ name, run, counts: countsOf }, output) {
  const begun = now();
  const exitCode = await run(output);
  const counts = countsOf
    ? countsWithExitCode(countsOf(), exitCode)
    : { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const outcome = counts.failed === 0 ? "passed" : "failed";
  return { name, outcome, begun, seconds: now() - begun, counts };
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
  const total =
    Math.max(...done.map(({ begun, seconds }) => begun + seconds)) -
    Math.min(...done.map(({ begun }) => begun));
  return [
    ...rows,
    // Not the sum: some run side by side.
    `${"all".padEnd(width)}  ${total.toFixed(1).padStart(7)} s`,
    "",
    ...(told ? [told, ""] : []),
    closingLine(done.map(({ counts }) => counts)),
  ].join("\n");
}
