import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { textOf } from "../files.mjs";
import { Refusal } from "../refusal.mjs";

const catalogue = "lib/catalogue/calculators.ts";

/**
 * The ids of all calculators, in the order of the site. The catalogue is read as text: Node runs no
 * TypeScript.
 *
 * @param {string} folder of the project
 */
export function cataloguedIds(folder) {
  const text = readFileSync(path.join(folder, catalogue), "utf8");
  return [...text.matchAll(/^ {2}"([\w-]+\/[\w-]+)": \{$/gm)].map(([, id = ""]) => id);
}

/**
 * Writes the lists that name every calculator to the compiler and the bundler, and gives the files that
 * were otherwise before.
 *
 * @param {string} folder of the project
 */
export async function writeRegistries(folder) {
  const outdated = await outdatedRegistries(folder);
  for (const [file, text] of outdated) writeFileSync(path.join(folder, file), text);
  return outdated.map(([file]) => file);
}

/**
 * The lists that are not what they would be written as, with what they would be.
 *
 * @param {string} folder of the project
 * @returns {Promise<[file: string, text: string][]>}
 */
export async function outdatedRegistries(folder) {
  const { format, resolveConfig } = await import("prettier");
  const ids = cataloguedIds(folder);
  const written = Object.entries(registries(ids, (id) => calculationIn(folder, id)));
  const formatted = await Promise.all(
    written.map(async ([file, text]) => {
      const filepath = path.join(folder, file);
      const options = { ...(await resolveConfig(filepath)), filepath };
      return /** @type {[string, string]} */ ([file, await format(text, options)]);
    }),
  );
  return formatted.filter(([file, text]) => textOf(path.join(folder, file)) !== text);
}

/**
 * What the function is called that a calculator calculates with: the one that its calculation.ts exports.
 *
 * @param {string} folder
 * @param {string} id
 */
function calculationIn(folder, id) {
  const file = `lib/calc/${id}/calculation.ts`;
  const text = textOf(path.join(folder, file));
  if (text === null)
    throw new Refusal(
      `${catalogue} has ${id}, and there is no ${file}. To begin one: npm run new-calculator ${id}`,
    );
  const names = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
  const [name] = names;
  if (!name || names.length > 1)
    throw new Refusal(
      `${file} exports ${names.join(", ") || "no function"}: it has to export its one calculation, and types.`,
    );
  return name;
}

/** @param {string} id as the name of a variable: no two ids have the same */
const variable = (id) => id.replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The text of every list by its file, before it is formatted.
 *
 * @param {readonly string[]} ids
 * @param {(id: string) => string} calculationOf
 * @returns {Record<string, string>}
 */
export function registries(ids, calculationOf) {
  const head = `// Written by npm run registries from ${catalogue}.\n`;
  const idType = 'import type { CalculatorId } from "@/lib/catalogue/calculators";\n';
  const sorted = ids.toSorted();
  const imports = (
    /** @type {(id: string) => string} */ nameIn,
    /** @type {(id: string) => string} */ from,
  ) =>
    sorted
      .map((id) => `import { ${nameIn(id)} as ${variable(id)} } from "${from(id)}";\n`)
      .join("");
  const entries = ids.map((id) => `"${id}": ${variable(id)},\n`).join("");

  const lists = {
    "lib/calc/forms.ts": `${head}${idType}
${imports(
  () => "form",
  (id) => `./${id}/form`,
)}
/** What every form has, whatever its types are. */
type AnyForm = { id: CalculatorId; fields: object };

/** Every form, for server code and other programs: a client module that imports this sends all of them. */
export const formOf: Record<CalculatorId, AnyForm> = {
${entries}};
`,
    "lib/calc/reports.ts": `${head}${idType}
${imports(
  () => "report",
  (id) => `./${id}/report`,
)}
/** What every report has, whatever its types are. */
export type AnyReport = { example: object; outputs: object };

/** Every report, for server code: a client module that imports this sends all of them. */
export const reportOf: Record<CalculatorId, AnyReport> = {
${entries}};
`,
    "content/calculators/index.ts": `${head}import type { Words } from "@/components/prose/calculator-words";
${idType}
${imports(
  () => "words",
  (id) => `./${id}`,
)}
export const wordsOf: Record<CalculatorId, Words> = {
${entries}};
`,
    "lib/engine/calculations.ts": `${head}${idType}
${imports(calculationOf, (id) => `../calc/${id}/calculation`)}
/**
 * The calculation of every calculator, by the path of its page: /calculators/loans-credit/mortgage
 * calculates with \`calculations["loans-credit/mortgage"]\`. Each takes the visitor's numbers, and those
 * that ask for it the day of the calculation as a second argument. None rounds.
 *
 * As published at /engine/figurewell.js each throws a TypeError or a RangeError, whose sentence names the
 * input, for what its page would refuse in one box: the bounds of every input are in /calculators.json.
 * An input that is left out counts as what its box holds when the page opens, and one that the page does
 * not ask for is a TypeError. Numbers without a finite result are a RangeError too.
 */
export const calculations = {
${entries}} satisfies Record<CalculatorId, (input: never, world: never) => object>;
`,
  };
  const categories = [...new Set(ids.map((id) => path.posix.dirname(id)))];
  return {
    ...lists,
    ...Object.fromEntries(
      categories.map((category) => [
        `components/calculators/${category}/index.ts`,
        head + categoryList(category, ids),
      ]),
    ),
  };
}

/**
 * The list of a category: a literal path for each calculator, so that each is a script of its own.
 *
 * @param {string} category
 * @param {readonly string[]} ids
 */
function categoryList(category, ids) {
  const own = ids.filter((id) => path.posix.dirname(id) === category);
  return `import type { ComponentType } from "react";

import type { CalculatorIdIn } from "@/lib/catalogue/calculators";

/** Fetches the calculators of this category. */
export const calculators: Record<
  CalculatorIdIn<"${category}">,
  () => Promise<{ default: ComponentType }>
> = {
${own.map((id) => `"${id}": () => import("./${path.posix.basename(id)}"),\n`).join("")}};
`;
}

/** What to do about lists that are not current. */
export const outdatedSentence = (/** @type {readonly string[]} */ files) =>
  `Not what ${catalogue} says: ${files.join(", ")}.\nTo write them: npm run registries`;
