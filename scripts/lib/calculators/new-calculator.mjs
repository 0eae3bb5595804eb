import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { filesUnder, isFile, isFolder, textOf } from "../files.mjs";
import { Refusal } from "../refusal.mjs";
import { templateOf } from "./calculator-template.mjs";
import { cataloguedIds, writeRegistries } from "./registries.mjs";

const catalogue = "lib/catalogue/calculators.ts";
const searchWords = "content/search-words.ts";
const quantities = "lib/catalogue/quantities.ts";
const version = "lib/releases/version.ts";
const releases = "lib/releases/releases.ts";

/** What stands wherever something is left to say. */
const placeholder = /\bTODO\b/;

/**
 * Writes a calculator that works and says nothing yet: its files, its entries and the lists that follow
 * from them.
 *
 * @param {string} folder of the project
 * @param {string} id
 * @param {Date} today
 * @returns {Promise<{ written: string[], edited: string[] }>}
 */
export async function newCalculator(folder, id, today) {
  const ids = cataloguedIds(folder);
  refuse(folder, id, ids);
  const [category = "", name = ""] = id.split("/");
  const day = today.toISOString().slice(0, 10);
  const title = titleOf(name);
  const related = ids.findLast((one) => one.startsWith(`${category}/`)) ?? "";
  const read = (/** @type {string} */ file) => textOf(path.join(folder, file)) ?? "";

  const template = templateOf({ id, name, title, related, day });
  const next = nextVersion(read(version));
  const entries = {
    [catalogue]: withEntry(
      read(catalogue),
      id,
      `{
    name: "${title} Calculator",
    icon: "${iconOf(read("lib/catalogue/categories.ts"), category)}",
    description: "TODO: what a visitor learns, in one sentence.",
  }`,
    ),
    [searchWords]: withEntry(
      read(searchWords),
      id,
      `"TODO: what people call it who do not know its name, with commas"`,
    ),
    [quantities]: withEntry(
      read(quantities),
      id,
      `{
        // TODO: its boxes and figures that another calculator has too, by what they mean. Leave {} if there are none.
      }`,
    ),
    [version]: read(version).replace(/(?<=^export const version = ").*(?=";$)/m, next),
    [releases]: read(releases).replace(
      /(?<=^export const releases: .* = \[\n)/m,
      `{ version: "${next}", date: "${day}", changes: { "${id}": "New." } },\n`,
    ),
  };
  await writeFormatted(folder, { ...template, ...entries });
  return {
    written: Object.keys(template),
    edited: [...Object.keys(entries), ...(await writeRegistries(folder))],
  };
}

/**
 * @param {string} folder
 * @param {string} id
 * @param {readonly string[]} ids
 */
function refuse(folder, id, ids) {
  const categories = [...new Set(ids.map((one) => path.posix.dirname(one)))];
  const [, category = "", name = ""] =
    /^([a-z]+(?:-[a-z]+)*)\/([a-z][a-z\d]*(?:-[a-z\d]+)*)$/.exec(id) ?? [];
  if (!name)
    throw new Refusal(
      "Give the address of the calculator, in lowercase letters and hyphens: npm run new-calculator loans-credit/simple-interest",
    );
  if (!categories.includes(category))
    throw new Refusal(`There is no category ${category}. There are ${categories.join(", ")}.`);
  const same = ids.find((one) => path.posix.basename(one) === name);
  if (same) throw new Refusal(`There is ${same} already: no two calculators have the same name.`);
  const there = Object.keys(templateOf({ id, name, title: "", related: "", day: "" })).find(
    (file) => isFile(path.join(folder, file)),
  );
  if (there) throw new Refusal(`${there} is there already.`);
}

/** Written small within a title. */
const small = new Set("a an and as at by for from in of on or per the to vs with".split(" "));

/** @param {string} name as a title: "Rule of 72" */
const titleOf = (name) =>
  name
    .split("-")
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalized(word)))
    .join(" ");

const capitalized = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The icon of the category, for a calculator that has none of its own yet.
 *
 * @param {string} categories
 * @param {string} category
 */
const iconOf = (categories, category) =>
  new RegExp(`slug: "${category}",[^}]*?icon: "([\\w-]+)"`).exec(categories)?.[1] ?? "";

/** @param {string} text */
function nextVersion(text) {
  const [, major, minor] = /^export const version = "(\d+)\.(\d+)\.\d+";$/m.exec(text) ?? [];
  return `${major}.${Number(minor) + 1}.0`;
}

/** An entry of a list by ids, up to the next one. */
const entryOf = (/** @type {string} */ ids) =>
  new RegExp(`^ {2}"${ids}":[^]*?(?=^ {2}"|^\\})`, "gm");

/**
 * A list by ids with one more, after the others of its category.
 *
 * @param {string} text
 * @param {string} id
 * @param {string} value
 */
function withEntry(text, id, value) {
  const last = [...text.matchAll(entryOf(`${path.posix.dirname(id)}/[\\w-]+`))].at(-1);
  const place = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return `${text.slice(0, place)}  "${id}": ${value},\n${text.slice(place)}`;
}

/**
 * @param {string} folder
 * @param {Record<string, string>} texts by file
 */
async function writeFormatted(folder, texts) {
  const { format, resolveConfig } = await import("prettier");
  for (const [file, text] of Object.entries(texts)) {
    const filepath = path.join(folder, file);
    mkdirSync(path.dirname(filepath), { recursive: true });
    const options = { ...(await resolveConfig(filepath)), filepath };
    writeFileSync(filepath, await format(text, options));
  }
}

/**
 * Where a calculator still says what the template said, as "file:line: text".
 *
 * @param {string} folder of the project
 * @param {string} id
 */
export function placesToFill(folder, id) {
  const rooms = [`lib/calc/${id}`, `__tests__/lib/calc/${id}`];
  const own = rooms
    .filter((room) => isFolder(path.join(folder, room)))
    .flatMap((room) => filesUnder(path.join(folder, room)).map((file) => `${room}/${file}`));
  const whole = [...own, `components/calculators/${id}.tsx`, `content/calculators/${id}.tsx`].map(
    (file) => ({ file, text: textOf(path.join(folder, file)) ?? "", from: 0 }),
  );
  const entries = [catalogue, searchWords, quantities].map((file) => {
    const text = textOf(path.join(folder, file)) ?? "";
    const [entry] = text.matchAll(entryOf(id));
    const from = text.slice(0, entry?.index ?? 0).split("\n").length - 1;
    return { file, text: entry?.[0] ?? "", from };
  });
  return [...entries, ...whole].flatMap(({ file, text, from }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        placeholder.test(line) ? `${file}:${from + index + 1}: ${line.trim()}` : [],
      ),
  );
}
