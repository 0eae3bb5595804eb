import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { engines, foundEngine } from "./browsers/engines.mjs";
import { testsOverAll } from "./calculators/house.mjs";
import { cataloguedIds } from "./calculators/registries.mjs";
import { filesUnder, isFolder, textOf } from "./files.mjs";
import { noticedOf, partsOfArithmetic, reportFolder } from "./mutation.mjs";
import { Refusal } from "./refusal.mjs";
import { fingerprintOfRoom, roomsSentence, roomsToTry } from "./rooms.mjs";
import { exitCodeOf } from "./run.mjs";
import { buildSiteWhenChanged } from "./site-build.mjs";

/** Each is written by the test file that makes the comparisons: __tests__/house/evidence.ts. */
const parts = {
  workedCases: "spec-examples",
  secondEngine: "second-engine",
  lawCases: "law-cases",
  households: "household-cases",
  publishedCases: "evidence",
  reach: "evidence",
};

/** What decides the numbers, and what the tests see. The commit that the page names has to hold all of it. */
const measured = [
  ...["app", "components", "content", "e2e", "lib", "scripts", "__tests__", "package-lock.json"],
  ":(exclude)content/evidence.json",
];

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
 * Tries everything about the calculators that have changed since it was last tried, or about all of them,
 * runs the tests that compare, and writes what they compared and which rooms are vouched for.
 *
 * @param {string} folder of the project
 * @param {Date} today
 * @param {{ all: boolean }} choice
 */
export async function writeEvidence(folder, today, { all }) {
  const commit = committedState(folder);
  const rooms = roomsToTry(folder, all ? "all" : undefined);
  console.log(roomsSentence(rooms));
  const environment = {
    ...process.env,
    FIGUREWELL_EVIDENCE: "write",
    FIGUREWELL_ROOMS: rooms.join(" "),
  };
  const leftByTests = path.join(folder, "test-results", "evidence");
  rmSync(leftByTests, { recursive: true, force: true });
  const circumstances = { folder, environment };
  await expectSound(
    exitCodeOf(
      "npm",
      ["run", "--silent", "unit", "--", ...unitTestsOf(folder, rooms)],
      circumstances,
    ),
  );
  if (rooms.length > 0) {
    expectEveryEngine(environment);
    await buildSiteWhenChanged(folder, environment);
    await expectSound(
      exitCodeOf(
        "npm",
        ["run", "--silent", "e2e", "--", "--grep", namedAfter(rooms)],
        circumstances,
      ),
    );
  }

  const file = path.join(folder, "content", "evidence.json");
  /** @type {Committed} */
  const committed = JSON.parse(textOf(file) ?? "{}");
  const ids = cataloguedIds(folder);
  const { secondEngine, ...parts } = measuredParts(leftByTests);
  const evidence = {
    date: today.toISOString().slice(0, 10),
    commit,
    // Of a room that was not tried again, what was measured of it still holds.
    rooms: inCatalogue(ids, { ...committed.rooms, ...fingerprints(folder, rooms) }),
    mutation: mutationIn(folder, committed.mutation?.files ?? {}),
    secondEngine: inCatalogue(ids, { ...committed.secondEngine, ...secondEngine }),
    ...parts,
  };
  const { format, resolveConfig } = await import("prettier");
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(evidence), options));
  console.log(`${path.relative(folder, file)} is what was measured at ${commit}. Commit it.`);
}

/** @typedef {{ rooms?: Record<string, string>, mutation?: Mutation, secondEngine?: Record<string, unknown> }} Committed */

/** @param {Promise<number>} run */
async function expectSound(run) {
  if ((await run) !== 0)
    throw new Refusal("A test fails: evidence is written only of a sound tree.");
}

/** @param {NodeJS.ProcessEnv} environment */
function expectEveryEngine(environment) {
  const missing = engines.filter((engine) => !foundEngine(engine, environment));
  if (missing.length > 0)
    throw new Refusal(
      `Everything about a calculator is tried in three engines, and there is no ${missing.map(({ name }) => name).join(" and no ")} here.`,
    );
}

/**
 * The tests over all calculators, which try these wholly, and their own.
 *
 * @param {string} folder
 * @param {readonly string[]} rooms
 */
const unitTestsOf = (folder, rooms) => [
  "__tests__/house/",
  ...testsOverAll(folder),
  ...rooms.map((id) => `__tests__/lib/calc/${id}/`),
];

/**
 * The names of the browser tests of these calculators: "tax/income-tax: its 4 cases".
 *
 * @param {readonly string[]} rooms
 */
const namedAfter = (rooms) => `(?:^| )(?:${rooms.join("|")}): `;

/**
 * @param {string} folder
 * @param {readonly string[]} rooms
 */
const fingerprints = (folder, rooms) =>
  Object.fromEntries(rooms.map((id) => [id, fingerprintOfRoom(folder, id)]));

/**
 * What is said of the calculators that there are, in their order.
 *
 * @template Said
 * @param {readonly string[]} ids
 * @param {Record<string, Said>} said
 */
const inCatalogue = (ids, said) =>
  Object.fromEntries(ids.flatMap((id) => (id in said ? [[id, said[id]]] : [])));

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
 * @returns {Record<string, Record<string, unknown>>}
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
 * @param {Record<string, MutatedFile>} before
 * @returns {Mutation}
 */
function mutationIn(folder, before) {
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
