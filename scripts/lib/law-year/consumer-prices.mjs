import { readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../refusal.mjs";

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
