import { createRequire } from "node:module";

// An import cannot tell the names of this package.
/** @type {typeof import("@next/env")} */
const { loadEnvConfig, resetEnv } = createRequire(import.meta.url)("@next/env");

/**
 * What Next has read, from the environment or from the project's .env files.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function builtWith(folder, environment) {
  const quiet = { info: () => undefined, error: console.error };
  const { combinedEnv } = loadEnvConfig(folder, false, quiet, true);
  const values = { ...combinedEnv, ...environment };
  // It has put all that it read into our own environment.
  resetEnv();
  return values;
}

/** What the code of pages may name of it. */
const names = ["SITE_URL", "SUPPORT_EMAIL", "ANALYTICS_ENDPOINT", "ANALYTICS_DOMAIN"];

/**
 * Each of these as the code names it, and its value in code.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 */
export function publicVariables(folder, environment) {
  const values = builtWith(folder, environment);
  return Object.fromEntries(
    names
      .map((name) => `NEXT_PUBLIC_${name}`)
      .map((name) => [`process.env.${name}`, JSON.stringify(values[name]) ?? "undefined"]),
  );
}
