import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { isFile } from "../lib/files.mjs";
import { Refusal } from "../lib/refusal.mjs";
import { keptBy } from "./service-worker.mjs";

const code = "/_next/static/";

/**
 * The export of an earlier release, before a build begins.
 *
 * @param {string | undefined} named the variable FIGUREWELL_EARLIER
 * @param {string} out the folder of the export to come, which the build empties
 */
export function earlierRelease(named, out) {
  if (!named) return undefined;
  const folder = path.resolve(named);
  if (folder === path.resolve(out)) {
    throw new Refusal(
      `FIGUREWELL_EARLIER is ${named}, which the build empties: name a copy of it, made before.`,
    );
  }
  if (!isFile(path.join(folder, "sw.js"))) {
    throw new Refusal(
      `FIGUREWELL_EARLIER is ${named}, where there is no sw.js: name the folder out/ of an earlier release.`,
    );
  }
  return folder;
}

/**
 * Copies the code of an earlier release beside that of the new one, so that a page that was opened
 * before still finds what it has not asked for yet. Only what that release itself was made of, not
 * what it carried over: the host does not fill up.
 *
 * @param {string} earlier the export of the earlier release
 * @param {string} out the export of the new one
 */
export function carryOver(earlier, out) {
  for (const { url } of keptBy(earlier)) {
    const file = path.join(out, url);
    // What both releases have is the same: its name says what is in it.
    if (!url.startsWith(code) || isFile(file)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(path.join(earlier, url), file);
  }
}
