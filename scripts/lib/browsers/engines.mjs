import { isExecutable, namedProgram, placesOnPath, starts } from "./programs.mjs";

/**
 * An engine that the tests try beside Chromium.
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} variable names its program, in place of one that is found
 * @property {readonly string[]} programs the first of them that is there
 * @property {readonly string[]} applications full paths, after what is on PATH
 * @property {readonly string[]} needs what has to be on PATH beside it
 * @property {readonly string[]} packages of Debian
 */

/** @type {readonly Engine[]} */
export const engines = [
  {
    name: "Firefox",
    variable: "FIGUREWELL_FIREFOX",
    programs: ["firefox-esr", "firefox"],
    applications: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    needs: [],
    packages: ["firefox-esr"],
  },
  {
    name: "WebKit",
    variable: "FIGUREWELL_WEBKIT",
    programs: ["WebKitWebDriver"],
    applications: [],
    // It has no mode without a screen.
    needs: ["Xvfb"],
    packages: ["webkit2gtk-driver", "xvfb"],
  },
];

/**
 * The program of an engine, or null. One that is named and does not start is refused.
 *
 * @param {Engine} engine
 * @param {NodeJS.ProcessEnv} environment
 */
export function foundEngine({ variable, programs, applications, needs }, environment) {
  // The one word of these that WebKit's driver knows.
  const works = (/** @type {string} */ file) => starts(file, "--help");
  const named = namedProgram([variable], environment, works);
  if (!needs.every((program) => placesOnPath([program], environment).some(isExecutable)))
    return null;
  return named ?? [...placesOnPath(programs, environment), ...applications].find(works) ?? null;
}

/**
 * The programs of all engines by their variables, installed where they are missing and that can be
 * done. Says of each in one line where it is; one that cannot be had is "", and left out of the tests.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {import("./programs.mjs").Install | null} install
 * @returns {Promise<Record<string, string>>}
 */
export async function obtainedEngines(environment, install) {
  /** @type {Record<string, string>} */
  const programs = {};
  for (const engine of engines) {
    if (install && !foundEngine(engine, environment)) {
      console.log(`There is no ${engine.name} here: installing the system's …`);
      await install("--no-install-recommends", ...engine.packages);
    }
    const program = foundEngine(engine, environment);
    programs[engine.variable] = program ?? "";
    console.log(
      program
        ? `${engine.name}: ${program}`
        : `${engine.name}: none here and none could be installed, so its tests are left out.`,
    );
  }
  return programs;
}

/**
 * The names of the engines whose tests a run has left out.
 *
 * @param {NodeJS.ProcessEnv} environment of that run
 */
export const missingEngines = (environment) =>
  engines.filter(({ variable }) => !environment[variable]).map(({ name }) => name);
