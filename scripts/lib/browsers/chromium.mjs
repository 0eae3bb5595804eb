import path from "node:path";
import { isFile } from "../files.mjs";
import { Refusal } from "../refusal.mjs";
import { exitCodeOf } from "../run.mjs";
import { namedProgram, placesOnPath, starts } from "./programs.mjs";

/**
 * Where to look for a browser.
 *
 * @typedef {object} Surroundings
 * @property {NodeJS.ProcessEnv} environment
 * @property {string} ofPlaywright where Playwright keeps its own, if it has been downloaded
 * @property {string[]} [applications] full paths of installed applications
 */

/** The first of these that is set decides. The second and third are what other tools read. */
const variables = ["FIGUREWELL_CHROMIUM", "CHROME_PATH", "PUPPETEER_EXECUTABLE_PATH"];

const programs = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Chromium without a window, as Debian has it: it paints nothing that nobody sees. */
const shell = "chromium-headless-shell";

/** They are not on PATH on macOS; elsewhere nothing is there. */
const applicationsOfMac = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What it is started with. */
export const chromiumArguments = [
  // Its own errands would reach for the network in the middle of a test or a measurement.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Its sandbox does not work for root, which is who runs the tests in a container.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export const noChromiumSentence =
  "This needs a Chromium and none was found: install Chrome or Chromium, " +
  "or run `npx playwright install --with-deps chromium`, " +
  "or set FIGUREWELL_CHROMIUM to the path of one; then run the command again.";

/**
 * The browser that the environment names, or null.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export const namedChromium = (environment) => namedProgram(variables, environment);

/**
 * The browser to test with: the one that is named, the one without a window, which takes a third of the
 * time, or any other.
 *
 * @param {Surroundings} surroundings
 */
export const foundForTests = (surroundings) =>
  namedChromium(surroundings.environment) ??
  foundShell(surroundings.environment) ??
  foundChromium(surroundings);

/** @param {NodeJS.ProcessEnv} environment */
const foundShell = (environment) =>
  placesOnPath([shell], environment).find((file) => starts(file)) ?? null;

/**
 * The browser to test with, fetched if there is none. The one without a window is installed where
 * that can be done.
 *
 * @type {typeof obtainedChromium}
 */
export async function obtainedForTests(surroundings, circumstances) {
  const { environment } = surroundings;
  const named = namedChromium(environment);
  if (named) return named;
  if (circumstances.install && !foundShell(environment)) {
    console.log("Installing Chromium without a window …");
    await circumstances.install("--no-install-recommends", shell);
  }
  return foundShell(environment) ?? obtainedChromium(surroundings, circumstances);
}

/**
 * A Chromium: the one that is named, Playwright's own, one on PATH, an application.
 *
 * @param {Surroundings} surroundings
 * @returns {string | null}
 */
export function foundChromium({ environment, ofPlaywright, applications = applicationsOfMac }) {
  const places = [ofPlaywright, ...placesOnPath(programs, environment), ...applications];
  return namedChromium(environment) ?? places.find((file) => starts(file)) ?? null;
}

/**
 * A Chromium, fetched if there is none.
 *
 * @param {Surroundings} surroundings
 * @param {{
 *   folder: string,
 *   install: import("./programs.mjs").Install | null,
 *   seconds?: number,
 * }} circumstances seconds: how long Playwright's download may take
 * @returns {Promise<string>}
 */
export async function obtainedChromium(surroundings, { folder, install, seconds = 300 }) {
  const { environment, ofPlaywright } = surroundings;
  const found = foundChromium(surroundings);
  if (found) return found;

  console.log("There is no Chromium here: asking Playwright to download one …");
  const playwright = path.join(folder, "node_modules", "@playwright", "test", "cli.js");
  const words = [playwright, "install", "chromium"];
  await exitCodeOf(process.execPath, words, { folder, environment, seconds });

  if (install) {
    if (isFile(ofPlaywright) && !starts(ofPlaywright)) {
      console.log("The download lacks libraries of the system: installing them …");
      const quiet = { ...environment, DEBIAN_FRONTEND: "noninteractive" };
      await exitCodeOf(process.execPath, [playwright, "install-deps", "chromium"], {
        folder,
        environment: quiet,
      });
    }
    if (!foundChromium(surroundings)) {
      console.log("Installing the system's Chromium …");
      await install("chromium");
    }
  }

  const obtained = foundChromium(surroundings);
  if (!obtained) throw new Refusal(noChromiumSentence);
  return obtained;
}
