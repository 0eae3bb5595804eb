import { readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.mjs";

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
