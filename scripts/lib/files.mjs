import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Every file in a folder and in those below it, as paths from that folder with forward slashes,
 * always in the same order. Links are left out: they could lead anywhere.
 *
 * @param {string} folder
 * @param {string} [below]
 * @returns {string[]}
 */
export function filesUnder(folder, below = "") {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(below, entry.name);
      if (entry.isDirectory()) return filesUnder(folder, name);
      return entry.isFile() ? [name] : [];
    });
}

/** @param {string} file */
export function textOf(file) {
  return isFile(file) ? readFileSync(file, "utf8") : null;
}

/** @param {string} file */
export function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** @param {string} folder */
export function isFolder(folder) {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
