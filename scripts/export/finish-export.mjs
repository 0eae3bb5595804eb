import path from "node:path";
import { oldestBrowsers } from "./browsers.mjs";
import { contentPolicies } from "./content-policy.mjs";
import { integrity } from "./integrity.mjs";
import { islandIds } from "./island-ids.mjs";
import { knownScripts } from "./known-code.mjs";
import { editPages } from "./pages.mjs";
import { writeServiceWorker } from "./service-worker.mjs";

/**
 * What a step has to work with: the folders of the project and of its export, and the environment of
 * the build.
 *
 * @typedef {{ folder: string, exported: string, environment: NodeJS.ProcessEnv }} Export
 */

/**
 * In this order: a policy allows the scripts that a page has by then, which are known, and the worker
 * keeps all files as they are when it is written.
 *
 * @type {((finished: Export) => void | Promise<void>)[]}
 */
const steps = [
  (finished) => editPages(finished, [knownScripts, islandIds, integrity, contentPolicies]),
  ({ folder, exported }) =>
    writeServiceWorker(
      exported,
      path.join(folder, "app", "service-worker", "service-worker.ts"),
      oldestBrowsers(folder),
    ),
];

/**
 * Makes of what Next has exported what is served.
 *
 * @param {Export} finished
 */
export async function finishExport(finished) {
  for (const step of steps) await step(finished);
}

export { bundledEngine, writeEngine } from "./engine.mjs";
export { replaceScripts } from "./replace-next-scripts.mjs";
