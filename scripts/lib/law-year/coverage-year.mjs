import { readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.mjs";

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
