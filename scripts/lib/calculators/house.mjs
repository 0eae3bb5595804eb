import path from "node:path";

import { filesUnder, textOf } from "../files.mjs";
import { Refusal } from "../refusal.mjs";
import { exitCodeOf } from "../run.mjs";
import { placesToFill } from "./new-calculator.mjs";
import { cataloguedIds, outdatedRegistries, outdatedSentence } from "./registries.mjs";

/**
 * The files of tests over all calculators, each of which names the calculator that it is about.
 *
 * @param {string} folder
 */
export const testsOverAll = (folder) =>
  ["__tests__/house", "__tests__/app", "__tests__/content", "__tests__/components"]
    .flatMap((part) => filesUnder(path.join(folder, part)).map((file) => `${part}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\b(?:calculatorIds|calculatorList|searchable|someCalculators)\b/.test(
        textOf(path.join(folder, file)) ?? "",
      ),
    );

/**
 * Runs the tests of one calculator: its own, and its part of those over all. What is new to the snapshots
 * is written; with -u what has changed, and its verdicts, too.
 *
 * @param {string} folder of the project
 * @param {string} id
 * @param {readonly string[]} words after it
 * @returns {Promise<number>} the exit code
 */
export async function heldToTheHouse(folder, id, words) {
  const other = words.find((word) => word !== "-u");
  if (other !== undefined)
    throw new Refusal(`It takes a calculator and -u, not “${other}”: npm run house -- ${id} -u`);
  await expectCalculator(folder, id);
  expectFilledIn(folder, id);
  const environment = {
    ...process.env,
    FIGUREWELL_ROOMS: id,
    ...(words.length > 0 && { FIGUREWELL_VERDICTS: "write" }),
  };
  const jest = (/** @type {string[]} */ ...asked) =>
    exitCodeOf("npm", ["run", "--silent", "unit", "--", ...asked, ...words], {
      folder,
      environment,
    });
  const room = `__tests__/lib/calc/${id}`;
  const hasOwn = filesUnder(path.join(folder, room)).some((file) => file.endsWith(".test.ts"));
  const own = hasOwn ? await jest(`${room}/`) : 0;
  return (await jest(...testsOverAll(folder), "--testNamePattern", namedAfter(id))) || own;
}

/**
 * What a template says is no snapshot.
 *
 * @param {string} folder
 * @param {string} id
 */
export function expectFilledIn(folder, id) {
  const places = placesToFill(folder, id);
  if (places.length > 0)
    throw new Refusal(`Fill these in first, and take out the word TODO:\n  ${places.join("\n  ")}`);
}

/**
 * The names of tests that are about it, and not about one whose name begins alike; and of those about the
 * version that a new one brings.
 */
export const namedAfter = (/** @type {string} */ id) => `${id}(?![\\w-])|^version `;

/**
 * @param {string} folder
 * @param {string} id
 */
export async function expectCalculator(folder, id) {
  if (!cataloguedIds(folder).includes(id))
    throw new Refusal(
      `lib/catalogue/calculators.ts has no calculator ${id ? `“${id}”` : "without a name"}. Give one as in: npm run house -- loans-credit/mortgage`,
    );
  const outdated = await outdatedRegistries(folder);
  if (outdated.length > 0) throw new Refusal(outdatedSentence(outdated.map(([file]) => file)));
}
