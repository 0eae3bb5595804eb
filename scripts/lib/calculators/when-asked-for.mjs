import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The lists of what every calculator has: registries.mjs. */
export const listsOfAll =
  "/(?:lib/calc/(?:forms|reports)|lib/engine/calculations|content/calculators/index)\\.ts$";

/**
 * Such a list that loads what it has of a calculator when that is asked for, so that a test of one
 * calculator does not load the others.
 *
 * @param {string} text
 */
export function loadedWhenAskedFor(text) {
  /** @type {Record<string, string>} */
  const places = {};
  return text
    .replace(/^import \{\s*(\w+) as (\w+),?\s*\} from ("[^"]+");$/gm, (_, name, variable, file) => {
      places[variable] = `require(${file}).${name}`;
      return "";
    })
    .replace(
      /^ {2}("[\w-]+\/[\w-]+"):\s+(\w+),$/gm,
      (_, id, variable) => `  get ${id}() { return ${places[variable]}; },`,
    );
}

/**
 * A transformer for Jest, which hands the list on to that of Next.
 *
 * @param {{ next: [transformer: string, options: object] }} given
 */
export function createTransformer({ next: [transformer, options] }) {
  const { process } = require(transformer).createTransformer(options);
  return {
    process: (
      /** @type {string} */ text,
      /** @type {string} */ file,
      /** @type {object} */ jestOptions,
    ) => process(loadedWhenAskedFor(text), file, jestOptions),
  };
}

export default { createTransformer };
