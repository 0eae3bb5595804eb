import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesUnder, isFolder, textOf } from "./files.mjs";
import { noticedOf, partsOfArithmetic, reportFolder } from "./mutation.mjs";
import { Refusal } from "./refusal.mjs";
import { exitCodeOf } from "./run.mjs";

/** Each is written by the test file that makes the comparisons: __tests__/house/evidence.ts. */
const parts = {
  workedCases: "spec-examples",
  secondEngine: "second-engine",
  lawCases: "law-cases",
  households: "household-cases",
  publishedCases: "evidence",
  reach: "evidence",
};

/** What decides the numbers. The commit that the page names has to hold all of it. */
const measured = ["lib", "__tests__", "package-lock.json"];

/**
 * What changes to a file of arithmetic were tried, and how many of them a test noticed.
 *
 * @typedef {object} MutatedFile
 * @property {string} source fingerprint of the file as it was
 * @property {string} date
 * @property {number} changes
 * @property {number} noticed
 */

/** @typedef {{ arithmeticFiles: number, files: Record<string, MutatedFile> }} Mutation */

/**
 * Runs the tests that compare, and writes what they compared.
 *
 * @param {string} folder of the project
 * @param {Date} today
 */
export async function writeEvidence(folder, today) {
  const commit = committedState(folder);
  const leftByTests = path.join(folder, "test-results", "evidence");
  rmSync(leftByTests, { recursive: true, force: true });
  const tests = [...new Set(Object.values(parts))].map((name) => `__tests__/house/${name}.test.ts`);
  const exitCode = await exitCodeOf("npm", ["run", "--silent", "unit", "--", ...tests], {
    folder,
    environment: { ...process.env, FIGUREWELL_EVIDENCE: "write" },
  });
  if (exitCode !== 0)
    throw new Refusal("A comparison fails: evidence is written only of a sound tree.");

  const file = path.join(folder, "content", "evidence.json");
  const evidence = {
    date: today.toISOString().slice(0, 10),
    commit,
    mutation: mutationIn(folder, textOf(file)),
    ...measuredParts(leftByTests),
  };
  const { format, resolveConfig } = await import("prettier");
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(evidence), options));
  console.log(`${path.relative(folder, file)} is what was measured at ${commit}. Commit it.`);
}

/**
 * The commit that the numbers are of.
 *
 * @param {string} folder
 */
export function committedState(folder) {
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync("git", words, { cwd: folder, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", ...measured);
  if (changed)
    throw new Refusal(
      `The accuracy page names the commit that was measured, and these are in none:\n${changed}\nCommit them first.`,
    );
  return git("rev-parse", "--short=7", "HEAD");
}

/**
 * What the tests left, every part of it.
 *
 * @param {string} folder
 * @returns {Record<string, unknown>}
 */
export function measuredParts(folder) {
  return Object.fromEntries(
    Object.entries(parts).map(([name, test]) => {
      const text = textOf(path.join(folder, `${name}.json`));
      if (text === null)
        throw new Refusal(`__tests__/house/${test}.test.ts has left no ${name}.json.`);
      return [name, JSON.parse(text)];
    }),
  );
}

/**
 * The mutation score so far, file by file: what the last reports say, and of other files what was
 * committed before. A file that has changed since it was measured is measured no more.
 *
 * @param {string} folder
 * @param {string | null} committed
 * @returns {Mutation}
 */
function mutationIn(folder, committed) {
  /** @type {Record<string, MutatedFile>} */
  const before = committed ? JSON.parse(committed).mutation.files : {};
  const sourceOf = (/** @type {string} */ file) => textOf(path.join(folder, file));
  const reports = path.join(folder, reportFolder);
  const now = (isFolder(reports) ? filesUnder(reports) : []).map((name) => {
    const report = path.join(reports, name);
    return mutatedFiles(JSON.parse(textOf(report) ?? ""), dayOf(report), sourceOf);
  });
  return {
    arithmeticFiles: partsOfArithmetic(folder).flatMap(({ files }) => files).length,
    files: stillTrue(Object.assign({}, before, ...now), sourceOf),
  };
}

/** @param {string} file */
const dayOf = (file) => statSync(file).mtime.toISOString().slice(0, 10);

/** @param {string} text */
const fingerprint = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/**
 * What a report of Stryker says of each file that was to be changed. It has none in which it found
 * nothing to change.
 *
 * @param {{ files: Record<string, { source: string, mutants: { status: string }[] }>, config: { mutate: string[] } }} report
 * @param {string} date
 * @param {(file: string) => string | null} sourceOf
 * @returns {Record<string, MutatedFile>}
 */
export function mutatedFiles({ files, config }, date, sourceOf) {
  return Object.fromEntries(
    config.mutate.map((file) => {
      const { source, mutants } = files[file] ?? { source: sourceOf(file) ?? "", mutants: [] };
      const counts = noticedOf(mutants.map(({ status }) => status));
      return [file, { source: fingerprint(source), date, ...counts }];
    }),
  );
}

/**
 * @param {Record<string, MutatedFile>} files
 * @param {(file: string) => string | null} sourceOf
 * @returns {Record<string, MutatedFile>}
 */
export function stillTrue(files, sourceOf) {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file, { source }]) => fingerprint(sourceOf(file) ?? "") === source)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
