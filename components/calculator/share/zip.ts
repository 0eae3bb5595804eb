import { zipSync, type Zippable } from "fflate/browser";

// What the writer of workbooks takes from fflate: next.config.mjs puts this file in its place.
export { strToU8, zipSync } from "fflate/browser";

/**
 * Packs on the page's own thread. fflate itself packs long files in a worker that it makes of text,
 * which the content policy of the pages blocks.
 */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void) {
  done(null, zipSync(files));
}
