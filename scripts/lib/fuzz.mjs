import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {{ id: string, inputs: number, seed: number }} Wanted
 *
 * @typedef {object} Counts
 * @property {number} seconds
 * @property {number} answered
 * @property {number} refused
 * @property {number} withoutResult refused by the arithmetic alone, with a Calculation Error
 * @property {{ message: string, form: string }} [fault] with the smallest form that shows it
 *
 * @typedef {Wanted & Counts} Fuzzed
 *
 * @typedef {ReturnType<typeof import("../../__tests__/house/calculators").calculatorOf>} Calculator
 */

/**
 * The calculators, by the paths of their arithmetic.
 *
 * @param {string} folder of the project
 */
export const calculatorIds = (folder) =>
  readdirSync(path.join(folder, "lib", "calc"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "calculation.ts")
    .map((file) => path.dirname(file).replaceAll(path.sep, "/"))
    .sort();

/**
 * Random forms of one calculator, each on its whole way: __tests__/house/outcome-of-form.ts.
 *
 * @param {string} folder of the project
 * @param {Wanted} wanted
 * @returns {Promise<Fuzzed>}
 */
export async function fuzzed(folder, { id, inputs, seed }) {
  const [{ default: fc }, { createJiti }] = await Promise.all([
    import("fast-check"),
    import("jiti"),
  ]);
  // Node runs no TypeScript of this version, and no JSX: what describes a chart lies beside what draws it.
  const jiti = createJiti(import.meta.url, {
    alias: { "@": folder.replace(/\/$/, "") },
    jsx: { runtime: "automatic" },
  });
  /** @param {string} file */
  const load = (file) => jiti.import(path.join(folder, file));
  const { typedForms } = /** @type {typeof import("../../__tests__/house/typed-forms")} */ (
    await load("__tests__/house/typed-forms.ts")
  );
  const { outcomeOfForm } = /** @type {typeof import("../../__tests__/house/outcome-of-form")} */ (
    await load("__tests__/house/outcome-of-form.ts")
  );
  const calculator = await loadedCalculator(id, (file) => load(`${file}.ts`));

  const counts = { answered: 0, refused: 0, "without a finite result": 0 };
  const begun = performance.now();
  const checked = fc.check(
    fc.property(typedForms(calculator.definition), (form) => {
      counts[outcomeOfForm(calculator, form)] += 1;
    }),
    { numRuns: inputs, seed },
  );
  return {
    id,
    inputs,
    seed,
    seconds: (performance.now() - begun) / 1000,
    answered: counts.answered,
    refused: counts.refused,
    withoutResult: counts["without a finite result"],
    ...(checked.failed && {
      fault: {
        message: messageOf(checked.errorInstance),
        form: JSON.stringify(checked.counterexample?.[0]),
      },
    }),
  };
}

/**
 * A calculator whose files are brought by `load`: its form and report together.
 *
 * @param {string} id
 * @param {(file: string) => Promise<unknown>} load
 * @returns {Promise<Calculator>}
 */
async function loadedCalculator(id, load) {
  const files = ["form", "report"].map((part) => load(`lib/calc/${id}/${part}`));
  const [{ form }, { report }] =
    /** @type {[{ form: Calculator["definition"] }, { report: Calculator["definition"] }]} */ (
      await Promise.all(files)
    );
  return { definition: { ...form, ...report } };
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
