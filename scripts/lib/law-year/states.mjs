import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.mjs";

/**
 * The newest year of a state’s law as its file in lib/tax-law/states/laws says it, and the document
 * that set it.
 *
 * @typedef {object} KnownState
 * @property {string} file oregon.ts
 * @property {number} year
 * @property {string} document
 */

/**
 * The newest law of every state, read as text too. A record without a document of its own goes by the
 * one before it, which no year changes.
 *
 * @param {string} folder of the project
 * @returns {KnownState[]}
 */
export function newestStates(folder) {
  const laws = path.join(folder, "lib/tax-law/states/laws");
  return readdirSync(laws)
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(laws, file), "utf8");
      const [upToRecords = "", records = ""] =
        text.match(/^[^]*?^ {2}years: (\{(?:.* |[^]*?^ {2})\}),$/m) ?? [];
      const year = [...records.matchAll(/(?:^ {4}|[{,] )(\d{4}): /gm)].at(-1)?.[1];
      const document = [...upToRecords.matchAll(/\bdocument(?::| =)\s+"(.+)"[,;]$/gm)].at(-1)?.[1];
      if (!year || !document) throw new Refusal(`There is no year of law in states/laws/${file}.`);
      return { file, year: Number(year), document };
    });
}

/**
 * The states whose law of the year before the calendar’s is missing, or null. One rule for all: a
 * state may set its numbers as late as it prints the forms of its return, which is filed from January
 * on, so a year’s law is due on January 1 of the next.
 *
 * @param {readonly KnownState[]} states
 * @param {Date} today
 * @returns {string | null}
 */
export function missingStates(states, today) {
  const thisYear = today.getFullYear();
  const due = statesWithout(states, thisYear - 1);
  if (due.length === 0) return null;
  return [
    `${countOf(due)} without the law of ${thisYear - 1}, due since January 1, ${thisYear}. Add the next year to “years” in each`,
    "file of lib/tax-law/states/laws, by the successor of the document that set its last:",
    "",
    ...linesOf(due),
  ].join("\n");
}

/**
 * The states that have no law yet of the newest year of federal law known here, or null: they go by
 * their last until it is due.
 *
 * @param {readonly KnownState[]} states
 * @param {Pick<import("./federal-law.mjs").KnownLaw, "year">} law
 * @returns {string | null}
 */
export function awaitedStates(states, { year }) {
  const awaited = statesWithout(states, year);
  if (awaited.length === 0) return null;
  return [
    `${countOf(awaited)} without the law of ${year} yet, due on January 1, ${year + 1}. By the document that set the last:`,
    "",
    ...linesOf(awaited),
  ].join("\n");
}

/** @param {readonly KnownState[]} states @param {number} year */
const statesWithout = (states, year) => states.filter((state) => state.year < year);

/** @param {readonly KnownState[]} states */
const countOf = ({ length }) => (length === 1 ? "1 state is" : `${length} states are`);

/** @param {readonly KnownState[]} states */
function linesOf(states) {
  const width = Math.max(...states.map(({ file }) => file.length));
  return states.map(({ file, year, document }) => `  ${file.padEnd(width)}  ${year}  ${document}`);
}
