import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { isFile } from "../files.mjs";
import { Refusal } from "../refusal.mjs";
import { exitCodeOf } from "../run.mjs";

/**
 * Where these programs would be on PATH, the first one wherever it is before the second.
 *
 * @param {readonly string[]} programs
 * @param {NodeJS.ProcessEnv} environment
 */
export function placesOnPath(programs, environment) {
  const folders = (environment.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
}

/**
 * The browser that the first of these variables names that is set, or null. One that does not start
 * is refused: another in its place would not be what was asked for.
 *
 * @param {readonly string[]} variables
 * @param {NodeJS.ProcessEnv} environment
 * @param {(file: string) => boolean} [works]
 */
export function namedProgram(variables, environment, works = starts) {
  const variable = variables.find((name) => environment[name]);
  const file = variable && environment[variable];
  if (!file) return null;
  if (works(file)) return file;
  throw new Refusal(
    `${variable} is "${file}", where no browser starts: correct it, or unset it to have one found.`,
  );
}

/**
 * Whether a program is there and runs. A file alone proves nothing: Ubuntu's chromium-browser is a
 * script that asks for a snap, and a download may lack libraries.
 *
 * @param {string} file
 * @param {string} [word] that it answers and ends
 */
export function starts(file, word = "--version") {
  return (
    isExecutable(file) && spawnSync(file, [word], { stdio: "ignore", timeout: 20_000 }).status === 0
  );
}

/** @param {string} file */
export function isExecutable(file) {
  if (!isFile(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs packages of the system by apt. Whether they are there afterwards, who asked looks.
 *
 * @typedef {(...words: string[]) => Promise<void>} Install
 */

/**
 * What installs packages, or null where nothing can: without apt, or for who is not root. The list of
 * all packages is fetched once, before the first of them.
 *
 * @param {{ folder: string, environment: NodeJS.ProcessEnv, isRoot: boolean }} circumstances
 * @returns {Install | null}
 */
export function packageInstaller({ folder, environment, isRoot }) {
  if (!isRoot || !placesOnPath(["apt-get"], environment).some(isExecutable)) return null;
  const quiet = { folder, environment: { ...environment, DEBIAN_FRONTEND: "noninteractive" } };
  /** @type {Promise<number> | undefined} */
  let listed;
  return async (...words) => {
    await (listed ??= exitCodeOf("apt-get", ["update"], quiet));
    await exitCodeOf("apt-get", ["install", "-y", ...words], quiet);
  };
}
