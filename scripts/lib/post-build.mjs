import { contentPolicies } from "./post-build/content-policy.mjs";
import { integrity } from "./post-build/integrity.mjs";
import { editPages } from "./post-build/pages.mjs";

/**
 * What a step has to work with: the folders of the project and of its export, and the environment of
 * the build.
 *
 * @typedef {{ folder: string, exported: string, environment: NodeJS.ProcessEnv }} Export
 */

/**
 * In this order. A step that lists the files of the export, or takes their hashes, comes last: the
 * first one changes every page.
 *
 * @type {((finished: Export) => void | Promise<void>)[]}
 */
const steps = [(finished) => editPages(finished, [integrity, contentPolicies])];

/**
 * Makes of what Next has exported what is served.
 *
 * @param {Export} finished
 */
export async function finishExport(finished) {
  for (const step of steps) await step(finished);
}
