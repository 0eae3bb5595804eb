import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { filesUnder } from "../lib/files.mjs";

/**
 * An element of a page, and where it stands in the page's text.
 *
 * @typedef {object} PageElement
 * @property {string} name
 * @property {Record<string, string>} attributes
 * @property {string} text what stands directly in it
 * @property {number} start of the element
 * @property {number} nameEnd just after the name in its start tag
 * @property {number} end of the element
 */

/**
 * A text to write into a page, in place of what stands there up to `until`, if it says so.
 *
 * @typedef {{ at: number, until?: number, text: string }} Change
 */

/** @typedef {(elements: PageElement[], page: string) => Change[]} Edit finds what to change in a page */

/**
 * Changes in every page of an export what these find. All else stays as it is, to the letter.
 *
 * @param {import("./finish-export.mjs").Export} finished
 * @param {((finished: import("./finish-export.mjs").Export) => Edit)[]} kinds
 */
export function editPages(finished, kinds) {
  const edits = kinds.map((editOf) => editOf(finished));
  for (const page of filesUnder(finished.exported).filter((name) => name.endsWith(".html"))) {
    const file = path.join(finished.exported, page);
    const html = readFileSync(file, "utf8");
    const elements = elementsIn(html);
    writeFileSync(
      file,
      withChanges(
        html,
        edits.flatMap((changesIn) => changesIn(elements, page)),
      ),
    );
  }
}

/**
 * Every element that is written in a page, in its order, as a browser reads it.
 *
 * @param {string} html
 * @returns {PageElement[]}
 */
function elementsIn(html) {
  /** @type {PageElement[]} */
  const elements = [];

  /** @param {import("parse5").DefaultTreeAdapterTypes.ParentNode} parent */
  const visit = (parent) => {
    for (const node of parent.childNodes) {
      if (!("tagName" in node)) continue;
      const location = node.sourceCodeLocation;
      // Without a place in the text it is only implied.
      if (location?.startTag) {
        elements.push({
          name: node.tagName,
          attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
          text: node.childNodes.map((child) => ("value" in child ? child.value : "")).join(""),
          start: location.startOffset,
          nameEnd: location.startTag.startOffset + "<".length + node.tagName.length,
          end: location.endOffset,
        });
      }
      visit(node);
      if ("content" in node) visit(node.content);
    }
  };
  // What stands in <noscript> is read as a browser without scripts reads it.
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return elements;
}

/**
 * @param {string} html
 * @param {Change[]} changes
 */
function withChanges(html, changes) {
  let written = "";
  let position = 0;
  for (const { at, until = at, text } of changes.toSorted((one, other) => one.at - other.at)) {
    written += html.slice(position, at) + text;
    position = until;
  }
  return written + html.slice(position);
}
