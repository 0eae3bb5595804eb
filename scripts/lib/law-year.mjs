import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal.mjs";

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

/**
 * The newest coverage year of lib/tax-law/health/premium-credits.ts, and the document that set it.
 *
 * @param {string} folder of the project
 * @returns {{ year: number, document: string }}
 */
export function newestCoverage(folder) {
  const text = readFileSync(path.join(folder, "lib/tax-law/health/premium-credits.ts"), "utf8");
  const [, year = "", document = ""] =
    [...text.matchAll(/^ {4}year: (\d{4}),\n {4}document: "(.+)",$/gm)].at(-1) ?? [];
  if (!year)
    throw new Refusal("There is no coverage year in lib/tax-law/health/premium-credits.ts.");
  return { year: Number(year), document };
}

/**
 * What there is to add when people choose coverage for a year that lib/tax-law does not have, from
 * November 1 on for the coming one, or null.
 *
 * @param {{ year: number, document: string }} coverage
 * @param {Date} today
 * @returns {string | null}
 */
export function missingCoverage({ year, document }, today) {
  const chosen = today.getFullYear() + (today.getMonth() >= 10 ? 1 : 0);
  if (chosen <= year) return null;
  return [
    `The newest coverage year in lib/tax-law is ${year}, and people choose coverage for ${chosen}.`,
    `Add ${year + 1} to premium-credits.ts by the successor of ${document}, and to coverage-years.ts;`,
    `add the poverty guidelines of ${year} to poverty-guidelines.ts.`,
  ].join("\n");
}

/**
 * A table of Social Security as its file in lib/tax-law/social-security says it: the newest year that it
 * has, and the document that set it.
 *
 * @typedef {object} KnownSeries
 * @property {string} file average-wage-index.ts
 * @property {number} year
 * @property {string} document
 */

/** By how many years a table is behind the year of the announcement that it comes with, and what else it sets. */
const announced = [
  { file: "contribution-and-benefit-base.ts", behind: 0, sets: "" },
  { file: "average-wage-index.ts", behind: 2, sets: "the bend points" },
  { file: "cost-of-living-adjustments.ts", behind: 1, sets: "" },
];

/**
 * The newest numbers of Social Security, read as text too.
 *
 * @param {string} folder of the project
 * @returns {KnownSeries[]}
 */
export function newestBenefits(folder) {
  return announced.map(({ file }) => {
    const text = readFileSync(path.join(folder, "lib/tax-law/social-security", file), "utf8");
    const [, year = "", document = ""] =
      text.match(/^ {2}year: (\d{4}),\n {2}document:\s+"(.+)",$/m) ?? [];
    if (!year) throw new Refusal(`There is no year in lib/tax-law/social-security/${file}.`);
    return { file, year: Number(year), document };
  });
}

/**
 * What there is to add when the calendar is past the newest numbers of Social Security, or null. They
 * are announced in October for the next year, so those of a year are due on its January 1.
 *
 * @param {readonly KnownSeries[]} benefits
 * @param {Date} today
 * @returns {string | null}
 */
export const missingBenefits = (benefits, today) =>
  benefitsOf(
    benefits,
    today.getFullYear(),
    (year) => `The Social Security numbers of ${year} are due since January 1, ${year}.`,
  );

/**
 * The numbers of Social Security for the coming year that are not known here although they came out in
 * October, from November 1 on, or null: they are due on January 1.
 *
 * @param {readonly KnownSeries[]} benefits
 * @param {Date} today
 * @returns {string | null}
 */
export const awaitedBenefits = (benefits, today) =>
  today.getMonth() < 10
    ? null
    : benefitsOf(
        benefits,
        today.getFullYear() + 1,
        (year) =>
          `The Social Security numbers of ${year} come out in October, and are due on January 1, ${year}.`,
      );

/**
 * @param {readonly KnownSeries[]} benefits
 * @param {number} year
 * @param {(year: number) => string} sentenceOf
 */
function benefitsOf(benefits, year, sentenceOf) {
  const due = announced.flatMap(({ file, behind, sets }) => {
    const known = benefits.find((one) => one.file === file);
    if (!known || known.year >= year - behind) return [];
    const line = `  ${file.padEnd(32)}  ${year - behind}  by the successor of ${known.document}`;
    return [sets ? `${line}; it sets ${sets} of ${year}` : line];
  });
  if (due.length === 0) return null;
  return [
    `${sentenceOf(year)} Add to lib/tax-law/social-security, with the day in “checked”:`,
    "",
    ...due,
  ].join("\n");
}

/**
 * The newest year of the returns in lib/finance/history/market-history.ts, and the document they are from.
 *
 * @param {string} folder of the project
 * @returns {{ year: number, document: string }}
 */
export function newestHistory(folder) {
  const text = readFileSync(path.join(folder, "lib/finance/history/market-history.ts"), "utf8");
  const [, year = "", document = ""] =
    text.match(/^ {2}lastYear: (\d{4}),\n {2}document: "(.+)",$/m) ?? [];
  if (!year) throw new Refusal("There is no last year in lib/finance/history/market-history.ts.");
  return { year: Number(year), document };
}

/**
 * What there is to add when a year has ended whose returns are not in the history, or null.
 *
 * @param {{ year: number, document: string }} history
 * @param {Date} today
 * @returns {string | null}
 */
export function missingHistory({ year, document }, today) {
  const thisYear = today.getFullYear();
  if (thisYear - 1 <= year) return null;
  return [
    `The newest year of lib/finance/history/market-history.ts is ${year}, and ${thisYear - 1} has ended.`,
    `Add the real returns of ${year + 1}, January to January, by the successor of`,
    `${document}, and its Januaries to the fixture shiller_januaries.json.`,
  ].join("\n");
}

/**
 * The newest month of lib/finance/consumer-prices/consumer-prices.ts, and the document it is from.
 *
 * @param {string} folder of the project
 * @returns {{ newest: string, document: string }}
 */
export function newestPrices(folder) {
  const text = readFileSync(
    path.join(folder, "lib/finance/consumer-prices/consumer-prices.ts"),
    "utf8",
  );
  const [, newest = "", document = ""] =
    text.match(/^ {2}newest: "(\d{4}-\d{2})",\n {2}document: "(.+)",$/m) ?? [];
  if (!newest)
    throw new Refusal(
      "There is no newest month in lib/finance/consumer-prices/consumer-prices.ts.",
    );
  return { newest, document };
}

/**
 * What there is to add when the newest consumer prices are of a month more than a year ago, or null.
 *
 * @param {{ newest: string, document: string }} prices
 * @param {Date} today
 * @returns {string | null}
 */
export function missingPrices({ newest, document }, today) {
  const [year = 0, month = 0] = newest.split("-").map(Number);
  const age = 12 * (today.getFullYear() - year) + today.getMonth() + 1 - month;
  if (age <= 12) return null;
  return [
    `The newest month of lib/finance/consumer-prices/consumer-prices.ts is ${newest}, more than a year ago.`,
    `Add the months since then, by ${document}.`,
  ].join("\n");
}

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
 * @param {Pick<KnownLaw, "year">} law
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
