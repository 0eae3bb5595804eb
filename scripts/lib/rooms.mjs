import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { cataloguedIds } from "./calculators/registries.mjs";
import { filesUnder, isFolder, textOf } from "./files.mjs";
import { Refusal } from "./refusal.mjs";
import { sampleOf, sampleSeed } from "./sample.mjs";

/** What holds how each room was when everything about it was last tried: `npm run evidence` writes it. */
const evidenceFile = "content/evidence.json";

/** What rooms and their tests rest on, and only some of them: formulas, law, and what these are held against. */
const ofSome = /^(?:lib\/(?:finance|tax-law)|__tests__\/(?:fixtures|lib))\//;

/**
 * The files that make one calculator: its room, its component, its words and its tests, and the formulas,
 * the law and the fixtures that these rest on.
 *
 * What all calculators share, the grammar and the kit, is not among them: a change there is tried on a
 * few calculators of every kind.
 *
 * @param {string} folder of the project
 * @param {string} id of the calculator
 * @returns {string[]} sorted paths from the folder
 */
export function filesOfRoom(folder, id) {
  const own = [
    ...filesIn(folder, `lib/calc/${id}`),
    ...filesIn(folder, `__tests__/lib/calc/${id}`),
    `components/calculators/${id}.tsx`,
    `content/calculators/${id}.tsx`,
  ].filter((file) => existsSync(path.join(folder, file)));
  return [...new Set([...own, ...importedBy(folder, own, ofSome)])].sort();
}

/**
 * @param {string} folder
 * @param {string} name
 */
const filesIn = (folder, name) =>
  isFolder(path.join(folder, name))
    ? filesUnder(path.join(folder, name)).map((file) => `${name}/${file}`)
    : [];

/**
 * The files with such paths that some files import, and those that these import.
 *
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {RegExp} paths
 * @returns {string[]}
 */
export function importedBy(folder, files, paths) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...files];
  for (const file of waiting)
    for (const imported of importsOf(folder, file))
      if (paths.test(imported) && !found.has(imported)) {
        found.add(imported);
        waiting.push(imported);
      }
  return [...found];
}

/**
 * The files of a room that compute: its calculation, and what that imports of the room.
 *
 * @param {string} folder
 * @param {string} id
 */
export function calculatedIn(folder, id) {
  const calculation = `lib/calc/${id}/calculation.ts`;
  return [calculation, ...importedBy(folder, [calculation], new RegExp(`^lib/calc/${id}/`))];
}

/**
 * The files of the project that a file imports. A type has no part in what is computed.
 *
 * @param {string} folder
 * @param {string} file
 */
function importsOf(folder, file) {
  const imports = (textOf(path.join(folder, file)) ?? "").matchAll(
    /^(?:import|export) (?!type\b)[^;]*? from "(@\/|\.{1,2}\/)([\w./-]+)";/gm,
  );
  return [...imports]
    .map(([, from, name = ""]) =>
      from === "@/" ? name : path.posix.join(path.posix.dirname(file), `${from}${name}`),
    )
    .map((name) => (name.endsWith(".json") ? name : `${name}.ts`))
    .filter((name) => existsSync(path.join(folder, name)));
}

/**
 * What a room is, in twelve digits: another one when a file of it changes, comes or goes.
 *
 * @param {string} folder
 * @param {string} id
 */
export function fingerprintOfRoom(folder, id) {
  const hash = createHash("sha256");
  for (const file of filesOfRoom(folder, id)) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, 12);
}

/**
 * The calculators that nobody has tried wholly as they are now.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function changedRooms(folder) {
  /** @type {{ rooms?: Record<string, string> }} */
  const { rooms = {} } = JSON.parse(textOf(path.join(folder, evidenceFile)) ?? "{}");
  return cataloguedIds(folder).filter((id) => rooms[id] !== fingerprintOfRoom(folder, id));
}

/**
 * The calculators that a run tries wholly: those that have changed, or those that it is told of.
 *
 * @param {string} folder
 * @param {string | undefined} wanted the variable FIGUREWELL_ROOMS: "all", or ids with blanks between
 * @returns {string[]}
 */
export function roomsToTry(folder, wanted) {
  if (wanted === undefined) return changedRooms(folder);
  const all = cataloguedIds(folder);
  if (wanted === "all") return all;
  const ids = wanted.split(" ").filter(Boolean);
  const unknown = ids.find((id) => !all.includes(id));
  if (unknown)
    throw new Refusal(`FIGUREWELL_ROOMS names “${unknown}”, which is no calculator. Unset it.`);
  return ids;
}

/**
 * What a run says of the calculators that it tries wholly.
 *
 * @param {readonly string[]} ids
 */
export const roomsSentence = (ids) =>
  ids.length === 0
    ? "No calculator has changed since everything about it was tried: each is tried in samples."
    : `Tried wholly, as changed since everything about it was tried: ${ids.join(", ")}.`;

/** How many of the other calculators have their own tests run all the same. */
const fewOthers = 6;

/**
 * The calculators whose own tests a run leaves out: what they hold has not changed since they last passed,
 * but for the grammar, which the others try.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]}
 */
export function roomsLeftOut(folder, { FIGUREWELL_ROOMS, FIGUREWELL_SAMPLE }) {
  const tried = roomsToTry(folder, FIGUREWELL_ROOMS);
  const others = cataloguedIds(folder).filter((id) => !tried.includes(id));
  const seed = sampleSeed(FIGUREWELL_SAMPLE);
  const few = sampleOf(others, { seed, key: "own tests", count: fewOthers });
  return others.filter((id) => !few.includes(id));
}
