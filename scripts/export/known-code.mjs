import path from "node:path";
import { isFile, textOf } from "../lib/files.mjs";
import { Refusal } from "../lib/refusal.mjs";

/** The scripts that we write into pages: components/site/early/inline-script.tsx gives each its name. */
const inlineScripts = [
  "choices",
  "speculation-rules",
  "missing-post",
  "early-form",
  "frame-look",
  "frame-behavior",
];

/**
 * Lets no script into a page but those of this build: the policy of the page will allow what is in it.
 *
 * @param {import("./finish-export.mjs").Export} finished
 * @returns {import("./pages.mjs").Edit}
 */
export function knownScripts({ exported }) {
  const isMade = (/** @type {string} */ address) =>
    /^\/_next\/static\/chunks\/[\w.~-]+\.js$/.test(address) && isFile(path.join(exported, address));

  return refusal(({ name, attributes, text }) => {
    const address = scriptAddress(name, attributes);
    if (address !== undefined)
      return isMade(address) ? null : `names the script ${address}, which this build has not made`;
    // Nothing runs what is only read.
    if (name !== "script" || attributes.type === "application/ld+json") return null;
    return inlineScripts.includes(attributes["data-inline"] ?? "")
      ? null
      : `has a script that is not on the list of scripts/export/known-code.mjs: ${start(text)}`;
  });
}

/**
 * Lets no style into a page but what Next has made of our own: it stands in the page, as it does in the
 * files that it names. The policy of a page lets none come by its address.
 *
 * @param {import("./finish-export.mjs").Export} finished with these files
 * @returns {import("./pages.mjs").Edit}
 */
export function knownStyles({ exported }) {
  const textIn = (/** @type {string} */ address) => textOf(path.join(exported, address));

  return refusal(({ name, attributes: { rel, as, href, "data-href": files }, text }) => {
    const kinds = rel?.toLowerCase().split(/\s+/) ?? [];
    if (name === "link" && (kinds.includes("stylesheet") || as === "style"))
      return textIn(href ?? "") === null
        ? `names the stylesheet ${href}, which is not there`
        : `names the stylesheet ${href}, which its policy blocks: styles stand in the page`;
    if (name !== "style") return null;
    const texts = files?.split(" ").map(textIn) ?? [null];
    return !texts.includes(null) && texts.join("") === text
      ? null
      : `has a style that is not what the build has made of our own: ${start(text)}`;
  });
}

/**
 * The address of a script that an element of this kind runs or has fetched.
 *
 * @param {string} name
 * @param {Record<string, string>} attributes
 */
export function scriptAddress(name, { src, href, rel, as }) {
  if (name === "script") return src ?? href;
  const isPreload = rel === "modulepreload" || (rel === "preload" && as === "script");
  return name === "link" && isPreload ? href : undefined;
}

/**
 * Changes nothing, and stops the build at the first element that is wrong.
 *
 * @param {(element: import("./pages.mjs").PageElement) => string | null} wrongIn what is wrong, as the
 *   rest of a sentence about the page
 * @returns {import("./pages.mjs").Edit}
 */
function refusal(wrongIn) {
  return (elements, page) => {
    for (const element of elements) {
      const wrong = wrongIn(element);
      if (wrong) throw new Refusal(`The build stopped: ${page} ${wrong}.`);
    }
    return [];
  };
}

/** @param {string} text */
const start = (text) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
