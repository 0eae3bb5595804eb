import { rmSync } from "node:fs";
import path from "node:path";
import { cataloguedIds } from "./calculators/registries.mjs";
import { filesUnder, textOf } from "./files.mjs";
import { Refusal } from "./refusal.mjs";
import { calculatedIn } from "./rooms.mjs";
import { sampleOf } from "./sample.mjs";

/** Of 100 changes, how many have to be noticed. Of few changes one that changes nothing is a larger part. */
const least = { all: 92, sample: 75 };

/**
 * Some files of arithmetic, and the tests that have to notice a change in them: those of the same
 * place. A test elsewhere may notice it too, but does not say what the formula has to be.
 *
 * @typedef {{ name: string, files: readonly string[], tests: readonly string[] }} Part
 */

/**
 * All that is mutated, each file in one part: a folder of formulas or of law, the arithmetic of a room,
 * and how a number is read.
 *
 * @param {string} folder of the project
 * @returns {readonly Part[]}
 */
export function partsOfArithmetic(folder) {
  const ofFormulas = foldersUnder(folder, "lib/finance").map((name) => ({
    name,
    files: arithmeticIn(folder, name),
    tests: [`__tests__/${name}/*.test.ts`],
  }));
  const ofLaw = foldersUnder(folder, "lib/tax-law").map((name) => ({
    name,
    files: arithmeticIn(folder, name),
    tests: [...new Set([name, wholeReturnsOf(name)])].map(
      (place) => `__tests__/${place}/*.test.ts`,
    ),
  }));
  const ofRooms = cataloguedIds(folder).map((id) => ({
    name: `lib/calc/${id}`,
    files: calculatedIn(folder, id).filter(hasFormulas(folder)),
    tests: [`__tests__/lib/calc/${id}/**/*.test.ts`],
  }));
  const ofReading = {
    name: "lib/calculator/form/typed-number",
    files: ["lib/calculator/form/typed-number.ts"],
    tests: ["__tests__/lib/calculator/form/typed-number.test.ts"],
  };
  return [...ofFormulas, ...ofLaw, ...ofRooms, ofReading].filter(({ files }) => files.length > 0);
}

/**
 * Where whole returns hold the sums of a folder of law. A year is numbers alone: what holds them stands beside it.
 *
 * @param {string} name
 */
function wholeReturnsOf(name) {
  if (name.endsWith("/years")) return name;
  return name.startsWith("lib/tax-law/states") ? "lib/tax-law/states" : "lib/tax-law";
}

/**
 * A folder and those below it.
 *
 * @param {string} folder
 * @param {string} name
 */
const foldersUnder = (folder, name) => [
  ...new Set(
    filesUnder(path.join(folder, name)).map((file) => path.posix.join(name, path.dirname(file))),
  ),
];

/**
 * Of a folder alone, without those below it.
 *
 * @param {string} folder
 * @param {string} name
 */
const arithmeticIn = (folder, name) =>
  filesUnder(path.join(folder, name))
    .filter((file) => !file.includes("/"))
    .map((file) => `${name}/${file}`)
    .filter(hasFormulas(folder));

/**
 * What holds types alone, or hands on what another file has, has nothing to change.
 *
 * @param {string} folder
 */
const hasFormulas = (folder) => (/** @type {string} */ file) =>
  /\b(?:const|function)\b/.test(textOf(path.join(folder, file)) ?? "");

/**
 * One file of all parts, another one each day.
 *
 * @param {readonly Part[]} parts
 * @param {string} seed
 * @returns {readonly Part[]}
 */
export function oneFileOf(parts, seed) {
  const all = parts.flatMap(({ files }) => files);
  const chosen = sampleOf(all, { seed, key: "mutation", count: 1 });
  return parts
    .map((part) => ({ ...part, files: part.files.filter((file) => chosen.includes(file)) }))
    .filter(({ files }) => files.length > 0);
}

/**
 * The parts of these names, and those in folders of these names; all of them where none is named.
 *
 * @param {readonly Part[]} parts
 * @param {readonly string[]} names
 * @returns {readonly Part[]}
 */
export function partsNamed(parts, names) {
  const isIn = (/** @type {Part} */ part, /** @type {string} */ name) =>
    `${part.name}/`.startsWith(`${name}/`);
  const unknown = names.find((name) => !parts.some((part) => isIn(part, name)));
  if (unknown) {
    const known = parts.map(({ name }) => name).join(", ");
    throw new Refusal(`There is no part ${unknown} of the arithmetic. Its parts: ${known}.`);
  }
  if (names.length === 0) return parts;
  return parts.filter((part) => names.some((name) => isIn(part, name)));
}

/** Where the reports of the parts are left, from the folder of the project. */
export const reportFolder = "test-results/mutation";

/**
 * Changes the formulas a little, many times, and sees whether a test notices: all formulas, those of
 * the parts that are named, or with a seed those of one file.
 *
 * @param {string} folder of the project, which is also the current one
 * @param {NodeJS.ProcessEnv} environment
 * @param {readonly string[]} names
 * @returns {Promise<number>} the exit code
 */
export async function mutateArithmetic(folder, { FIGUREWELL_SAMPLE: seed }, names = []) {
  const all = partsNamed(partsOfArithmetic(folder), names);
  const parts = seed === undefined ? all : oneFileOf(all, seed);
  rmSync(path.join(folder, reportFolder), { recursive: true, force: true });

  const { Stryker } = await import("@stryker-mutator/core");
  const statuses = [];
  for (const { name, files, tests } of parts) {
    console.log(`\n${name}, held by ${tests.join(" and ")}`);
    const mutants = await new Stryker({
      mutate: [...files],
      jest: { config: { testMatch: tests.map((test) => `<rootDir>/${test}`) } },
      jsonReporter: { fileName: `${reportFolder}/${name.replaceAll("/", "-")}.json` },
    }).runMutationTest();
    statuses.push(...mutants.map(({ status }) => status));
  }

  const { changes, noticed } = noticedOf(statuses);
  const score = (100 * noticed) / changes;
  const wanted = seed === undefined ? least.all : least.sample;
  console.log(
    `\nOf ${changes} changes ${noticed} were noticed: ${score.toFixed(1)}%, with at least ${wanted}% wanted.`,
  );
  return score >= wanted ? 0 : 1;
}

/**
 * How many changes were tried, and how many of them a test noticed. A change that does not run at
 * all is no test of tests.
 *
 * @param {readonly string[]} statuses in the words of Stryker
 */
export function noticedOf(statuses) {
  const counted = (/** @type {string[]} */ ...kinds) =>
    statuses.filter((status) => kinds.includes(status)).length;
  const noticed = counted("Killed", "Timeout");
  return { changes: noticed + counted("Survived", "NoCoverage"), noticed };
}
