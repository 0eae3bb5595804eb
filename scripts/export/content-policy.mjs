import { createHash } from "node:crypto";
import path from "node:path";
import { textOf } from "../lib/files.mjs";
import { builtWith } from "./environment.mjs";
import { ownScriptsOnly } from "./trusted-types.mjs";

/**
 * Puts a content policy at the head of every page: it may run the scripts and styles that were
 * built into it, load files of its own site, and nothing else.
 *
 * @param {import("./finish-export.mjs").Export} finished
 * @returns {import("./pages.mjs").Edit}
 */
export function contentPolicies({ folder, environment }) {
  const { NEXT_PUBLIC_ANALYTICS_ENDPOINT: endpoint } = builtWith(folder, environment);
  const connections = connectionsOf(endpoint);
  // Its element stands in the page empty for a moment, and a browser asks then too.
  const laterStyles = ["", styleOfToaster(folder)];

  return (elements, page) => {
    const charset = elements.find(({ name }) => name === "meta");
    if (!charset?.attributes.charset) throw new Error(`${page} does not begin with its charset`);
    refuseInlineCode(elements, page);

    const policy = contentPolicy({
      scripts: [ownScriptsOnly, ...elements.filter(isInlineScript).map(({ text }) => text)],
      styles: [
        ...elements.filter(({ name }) => name === "style").map(({ text }) => text),
        ...laterStyles,
      ],
      // An embedded calculator counts nobody, whatever the rest of the site does.
      connections: page.startsWith("embed/") ? [] : connections,
      frames: elements.some(({ name }) => name === "iframe"),
    });
    // Before everything that loads or runs; the charset has to be in the first kilobyte.
    return [
      {
        at: charset.end,
        text:
          `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
          `<script>${ownScriptsOnly}</script>`,
      },
    ];
  };
}

/**
 * What a page may do, as its meta element says it. The host adds what only a header can say.
 *
 * @param {{ scripts: string[], styles: string[], connections: string[], frames: boolean }} page
 *   the texts of its scripts and styles, where it may send and ask, and whether it frames our pages
 */
function contentPolicy({ scripts, styles, connections, frames }) {
  return [
    "default-src 'none'",
    // Own files: the chunks that come later. The host serves nothing there that a visitor wrote.
    `script-src 'self' ${hashes(scripts)}`,
    `style-src ${hashes(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(connections.length > 0 ? [`connect-src ${connections.join(" ")}`] : []),
    ...(frames ? ["frame-src 'self'"] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

/**
 * Where a page connects to with the analytics of this endpoint. lib/analytics.ts, which the build has
 * run by now, refuses what is no web address.
 *
 * @param {string | undefined} endpoint
 * @returns {string[]}
 */
export function connectionsOf(endpoint) {
  if (!endpoint) return [];
  return [endpoint.startsWith("/") ? "'self'" : new URL(endpoint).origin];
}

/**
 * The style that the toaster puts into the page when its code arrives, read from that code.
 *
 * @param {string} folder
 * @returns {string}
 */
export function styleOfToaster(folder) {
  const file = path.join(folder, "node_modules", "sonner", "dist", "index.mjs");
  const written = textOf(file)?.match(/^__insertCSS\(("(?:[^"\\]|\\.)*")\);$/m)?.[1];
  if (!written) throw new Error(`${file} does not say which style it puts into the page`);
  return JSON.parse(written);
}

/** Scripts of other types are data. @param {import("./pages.mjs").PageElement} element */
const isInlineScript = ({ name, attributes: { src, type } }) =>
  name === "script" && src === undefined && type !== "application/ld+json";

/**
 * A policy of hashes allows no code in attributes: a page that has some would not work as it looks.
 *
 * @param {import("./pages.mjs").PageElement[]} elements
 * @param {string} page
 */
function refuseInlineCode(elements, page) {
  for (const { name, attributes } of elements) {
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute === "style" || attribute.startsWith("on") || /^\s*javascript:/i.test(value)) {
        throw new Error(`${page} has a ${name} whose ${attribute} the content policy blocks`);
      }
    }
  }
}

/** @param {string[]} texts */
function hashes(texts) {
  const sources = texts.map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(sources)].join(" ");
}
