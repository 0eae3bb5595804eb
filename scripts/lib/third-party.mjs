import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** The font of every page; it is no code, so nothing depends on it by name. */
const font = "@fontsource-variable/figtree";

/**
 * Of what Next needs itself, this is in its code for browsers; the rest builds the site or serves
 * pages on a server, which there is none of here.
 */
const shippedOfNext = ["@swc/helpers"];

/** Licenses that let anyone pass the work on with its notice, which the list of all holds. */
export const allowedLicenses = ["0BSD", "Apache-2.0", "ISC", "MIT", "OFL-1.1"];

/**
 * @typedef {{ version: string, license?: string, dependencies?: Record<string, string> }} Locked
 */

/**
 * Every package that may be in what a visitor downloads, by name.
 *
 * @param {string} folder of the project, its packages installed
 */
export function shippedPackages(folder) {
  const read = (/** @type {string[]} */ ...names) =>
    JSON.parse(readFileSync(path.join(folder, ...names), "utf8"));
  /** @type {Record<string, Locked>} */
  const locked = read("package-lock.json").packages;
  /** @type {Set<string>} */
  const places = new Set();

  /** Node looks for a package beside who needs it first, then further out. */
  const placeOf = (/** @type {string} */ name, /** @type {string} */ from) => {
    for (let outer = from; ; outer = outer.slice(0, outer.lastIndexOf("/node_modules/"))) {
      const place = `${outer}/node_modules/${name}`.replace(/^\//, "");
      if (locked[place]) return place;
      if (!outer.includes("/node_modules/")) break;
    }
    const place = `node_modules/${name}`;
    if (!locked[place]) throw new Error(`package-lock.json has no ${name}`);
    return place;
  };

  const visit = (/** @type {string} */ place) => {
    if (places.has(place)) return;
    places.add(place);
    const needed =
      place === "node_modules/next"
        ? shippedOfNext
        : Object.keys(locked[place]?.dependencies ?? {});
    for (const name of needed) visit(placeOf(name, place));
  };
  for (const name of [...Object.keys(read("package.json").dependencies), font])
    visit(placeOf(name, ""));

  return [...places].sort().map((place) => ({
    name: place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
    version: locked[place]?.version ?? "",
    license: locked[place]?.license ?? "none stated",
    notice: noticeIn(path.join(folder, place)),
  }));
}

/**
 * What a visitor may read of whose work this is: public/third-party.txt.
 *
 * @param {string} folder of the project, its packages installed
 */
export function thirdPartyText(folder) {
  const packages = shippedPackages(folder);
  const list = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  const notices = packages
    .filter(({ notice }) => notice !== "")
    .map(({ name, notice }) => `${"=".repeat(80)}\n${name}\n\n${notice}`);
  return [
    "What this site is built with and passes on. Written by `npm run third-party`.",
    list.join("\n"),
    ...notices,
    "",
  ].join("\n\n");
}

/** @param {string} folder of a package */
function noticeIn(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file ? readFileSync(path.join(folder, file), "utf8").replaceAll("\r\n", "\n").trim() : "";
}
