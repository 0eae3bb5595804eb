import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesUnder } from "../lib/files.mjs";
import { pageArchive } from "./page-archive.mjs";

/**
 * A file, and the hash of what is in it: the worker keeps no other content.
 *
 * @typedef {{ url: string, revision: string }} Kept
 */

// Pages come together in one file; pictures for previews and texts for programs are on no page.
const partOfAPage = /\.(css|js|svg|webmanifest|woff2)$/;

/**
 * Writes the service worker of a finished export, and the file of all pages that it keeps. To be
 * called when nothing in the export will change any more: both hold what it has now.
 *
 * @param {string} out the folder of the export
 * @param {string} source the worker's own code
 * @param {string[]} target the browsers that it is for, as esbuild calls them
 */
export async function writeServiceWorker(out, source, target) {
  // Imported only now: `npm start` reads this file before it installs the packages.
  const { bundledCode } = await import("./bundled-code.mjs");
  const pages = writePageArchive(out);
  const transform = { target, define: { "process.env.NODE_ENV": '"production"' } };
  const code = await bundledCode(
    { folder: path.dirname(source), file: source, transform },
    { format: "iife", minify: true },
  );
  const kept = JSON.stringify(keptFiles(out, pages));
  writeFileSync(
    path.join(out, "sw.js"),
    `self.__SW_MANIFEST=${kept};\nself.__SW_PAGES="${pages}";\n${code}`,
  );
}

/**
 * What the worker in an export keeps.
 *
 * @param {string} out
 * @returns {Kept[]}
 */
export function keptBy(out) {
  const worker = readFileSync(path.join(out, "sw.js"), "utf8");
  return JSON.parse(/^self\.__SW_MANIFEST=(.*);$/m.exec(worker)?.[1] ?? "[]");
}

/** @param {string} out */
function writePageArchive(out) {
  const pages = filesUnder(out)
    // The same as 404.html.
    .filter((file) => file.endsWith(".html") && file !== "_not-found.html")
    // They stand in pages of other sites, which the worker does not keep, and it answers with the
    // headers of all pages, by which none may be framed.
    .filter((file) => !file.startsWith("embed/"))
    .map((file) => [addressOf(file), readFileSync(path.join(out, file), "utf8")]);
  const text = JSON.stringify(pageArchive(Object.fromEntries(pages)));
  // Its name says what is in it: a worker never gets the pages of another release.
  const url = `/offline/pages-${hashOf(text)}.json`;
  mkdirSync(path.join(out, "offline"), { recursive: true });
  writeFileSync(path.join(out, url), text);
  return url;
}

/**
 * @param {string} out
 * @param {string} pages the address of the file of all pages
 * @returns {Kept[]}
 */
function keptFiles(out, pages) {
  const files = filesUnder(out).filter((file) => partOfAPage.test(file) && file !== "sw.js");
  return [pages, ...files.map((file) => `/${file}`)].map((url) => ({
    url,
    revision: hashOf(readFileSync(path.join(out, url))),
  }));
}

/** @param {string | Buffer} content */
const hashOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/** @param {string} file of a page */
const addressOf = (file) => `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
