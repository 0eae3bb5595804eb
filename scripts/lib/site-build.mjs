import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesUnder, isFile, isFolder, textOf } from "./files.mjs";
import { carryOver, earlierRelease } from "../export/earlier-release.mjs";
import { Refusal } from "./refusal.mjs";
import { exitCodeOf } from "./run.mjs";

const sourceFolders = ["app", "components", "content", "lib", "public", "scripts"];

/** At the root: configuration of any kind, and the files that Next reads its environment from. */
const sourceFile = /\.(mjs|cjs|js|ts|tsx|json)$|^\.env/;

const writtenByTools = new Set(["next-env.d.ts"]);

/** @param {string} folder */
export function exportFolder(folder) {
  return path.join(folder, "out");
}

/**
 * Builds the site into out/.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 */
export async function buildSite(folder, environment) {
  // Taken before the build: what is edited while it runs is not in it.
  const built = sourceHash(folder, environment);
  const out = exportFolder(folder);
  const earlier = earlierRelease(environment.FIGUREWELL_EARLIER, out);

  // Imported only now: `npm start` reads this file before it installs the packages.
  const { bundledEngine, finishExport, replaceScripts, writeEngine } =
    await import("../export/finish-export.mjs");
  const engine = await bundledEngine(folder);
  const code = await exitCodeOf(
    process.execPath,
    [path.join(folder, "node_modules", "next", "dist", "bin", "next"), "build"],
    {
      folder,
      environment: {
        ...environment,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        FIGUREWELL_BUILD_ID: buildId(built),
        // One page shows it.
        FIGUREWELL_ENGINE_INTEGRITY: engine.integrity,
      },
    },
  );
  if (code !== 0) {
    throw new Refusal(
      "The site could not be built: mend what the lines above name, then run the command again.",
    );
  }
  const finished = { folder, exported: out, environment };
  await replaceScripts(finished);
  await finishExport(finished);
  // After the worker, which keeps none of these.
  writeEngine(finished, engine);
  if (earlier) carryOver(earlier, out);

  writeFileSync(stampFile(folder), built);
}

/**
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<boolean>} whether there was anything to build
 */
export async function buildSiteWhenChanged(folder, environment) {
  if (siteIsCurrent(folder, environment)) return false;
  console.log("Building the site …");
  await buildSite(folder, environment);
  return true;
}

/**
 * Whether out/ holds the site that the sources describe.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 */
export function siteIsCurrent(folder, environment) {
  return (
    isFile(path.join(exportFolder(folder), "index.html")) &&
    textOf(stampFile(folder)) === sourceHash(folder, environment)
  );
}

/**
 * A hash of everything the export is made from.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 */
export function sourceHash(folder, environment) {
  const atRoot = readdirSync(folder)
    .sort()
    .filter((name) => sourceFile.test(name) && !writtenByTools.has(name));
  const inFolders = sourceFolders
    .filter((name) => isFolder(path.join(folder, name)))
    .flatMap((name) => filesUnder(folder, name));

  const hash = createHash("sha256");
  for (const name of [...atRoot, ...inFolders]) {
    if (path.basename(name) === ".DS_Store" || !isFile(path.join(folder, name))) continue;
    const content = readFileSync(path.join(folder, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  // These are written into the pages.
  for (const [name, value] of Object.entries(environment).sort()) {
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`${name}=${value}\0`);
  }
  return hash.digest("hex");
}

/**
 * The name of a build, which stands in every page: always the same of the same sources. A release of which no
 * file has changed is none to visitors, as the worker that they have is the one that they would get.
 *
 * @param {string} sources their hash
 */
const buildId = (sources) => sources.slice(0, 16);

/**
 * Beside the export and not in it, where it would be served. Next empties .next when it builds, so a
 * build made without these scripts leaves no stamp.
 *
 * @param {string} folder
 */
function stampFile(folder) {
  return path.join(folder, ".next", "figurewell-build");
}
