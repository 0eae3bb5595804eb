import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { textOf } from "./files.mjs";
import { Refusal } from "./refusal.mjs";
import { exitCodeOf } from "./run.mjs";

/**
 * Installs what the lockfile says, unless that is what node_modules already holds.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<boolean>} whether there was anything to install
 */
export async function installWhenNeeded(folder, environment) {
  // `npm ci` begins by emptying node_modules: a stamp inside it never outlives what it vouches for.
  const stamp = path.join(folder, "node_modules", ".figurewell-install");
  const wanted = installHash(folder);
  if (textOf(stamp) === wanted) return false;

  console.log("Installing the packages of package-lock.json …");
  // Where NODE_ENV is "production", npm would leave out what builds the site.
  const code = await exitCodeOf("npm", ["ci", "--include=dev"], { folder, environment });
  if (code !== 0) {
    throw new Refusal(
      "The packages could not be installed (npm says why above): " +
        "check the network connection, then run the command again.",
    );
  }
  writeFileSync(stamp, wanted);
  return true;
}

/**
 * Packages hold programs for one kind of machine, so a folder that two kinds share is installed anew.
 *
 * @param {string} folder
 */
function installHash(folder) {
  return createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");
}
