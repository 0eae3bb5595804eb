import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.mjs";

/**
 * A year of law as its file in lib/tax-law says it: the tables it exports, and the document that set
 * each.
 *
 * @typedef {object} KnownLaw
 * @property {number} year
 * @property {{ name: string, document: string }[]} tables
 */

/**
 * The newest law that the project has, lib/tax-law/years/2026.ts. The file is read as text: Node runs no
 * TypeScript.
 *
 * @param {string} folder of the project
 * @returns {KnownLaw}
 */
export function newestLaw(folder) {
  const years = path.join(folder, "lib", "tax-law", "years");
  const newest = readdirSync(years)
    .filter((file) => /^\d{4}\.ts$/.test(file))
    .sort()
    .at(-1);
  if (!newest) throw new Refusal("There is no year of law in lib/tax-law.");

  const text = readFileSync(path.join(years, newest), "utf8");
  const tables = [...text.matchAll(/^export const (\w+): [^]*?^ {2}document:\s+"(.+)",$/gm)];
  return {
    year: Number(newest.slice(0, 4)),
    tables: tables.map(([, name = "", document = ""]) => ({ name, document })),
  };
}

/**
 * What there is to add to lib/tax-law when the calendar is past its newest law, or null.
 *
 * @param {KnownLaw} law
 * @param {Date} today
 * @returns {string | null}
 */
export function missingLaw({ year, tables }, today) {
  const thisYear = today.getFullYear();
  if (thisYear <= year) return null;

  const width = Math.max(...tables.map(({ name }) => name.length));
  return [
    `The newest law in lib/tax-law is that of ${year}, and this is ${thisYear}: the pages still go by ${year}.`,
    `Copy lib/tax-law/years/${year}.ts to ${year + 1}.ts, name it in laws.ts, law-years.ts and newest-law.ts, and set each`,
    `table by the successor of the document that set it for ${year}:`,
    "",
    ...tables.map(({ name, document }) => `  ${name.padEnd(width)}  ${document}`),
  ].join("\n");
}
