import { readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.mjs";

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
