import { readFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal.mjs";

/**
 * @typedef {import("../../__tests__/irs-scenarios/compared").Compared} Compared
 * @typedef {import("../../__tests__/irs-scenarios/scenario").Scenario} Scenario
 *
 * @typedef {Compared | { name: string, refusal: string }} Outcome
 */

/**
 * The scenarios of a file as the IRS’s Tax Withholding Estimator has them: {"scenarios": [...]}.
 *
 * @param {string} file
 * @returns {Scenario[]}
 */
export function scenariosIn(file) {
  /** @type {unknown} */
  let content;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const why = error instanceof SyntaxError ? "is no JSON" : "could not be read";
    throw new Refusal(`${file} ${why}.`);
  }
  const scenarios = /** @type {{ scenarios?: unknown } | null} */ (content)?.scenarios;
  if (!Array.isArray(scenarios) || scenarios.length === 0)
    throw new Refusal(`${file} has no list of "scenarios".`);
  return /** @type {Scenario[]} */ (scenarios);
}

/**
 * Each scenario held against the library: __tests__/irs-scenarios.
 *
 * @param {string} folder of the project
 * @param {readonly Scenario[]} scenarios
 * @returns {Promise<Outcome[]>}
 */
export async function outcomesOf(folder, scenarios) {
  const { createJiti } = await import("jiti");
  // Node runs no TypeScript of this version.
  const jiti = createJiti(import.meta.url, { alias: { "@": folder.replace(/\/$/, "") } });
  const { compared } = /** @type {typeof import("../../__tests__/irs-scenarios/compared")} */ (
    await jiti.import(path.join(folder, "__tests__/irs-scenarios/compared.ts"))
  );
  return scenarios.map((scenario, place) => {
    try {
      return compared(scenario);
    } catch (error) {
      const name = scenario?.Head?.["Key scenario feature:"] ?? `scenario ${place + 1}`;
      return { name, refusal: error instanceof Error ? error.message : String(error) };
    }
  });
}

/** @param {Outcome} outcome */
export const holds = (outcome) => "lines" in outcome && outcome.differences.length === 0;

/** @param {Outcome} outcome */
export const isPinned = (outcome) => "lines" in outcome && outcome.isPinned;

/**
 * What is said of one scenario.
 *
 * @param {Outcome} outcome
 * @returns {string}
 */
export function reportOf(outcome) {
  if ("refusal" in outcome) return `${outcome.name}: not compared. ${outcome.refusal}`;
  const { name, lines, differences, causes } = outcome;
  if (differences.length === 0) return `${name}: ${lines} lines, all hold`;
  const pinned = outcome.isPinned ? ", pinned" : "";
  return [
    `${name}: ${lines} lines, ${differences.length} differ${pinned}`,
    ...differences.map(
      ({ group, name: line, irs, ours }) =>
        `  ${group} › ${line}: IRS ${inDollars(irs)}, ours ${inDollars(ours)}, ${inDollars(ours - irs)}`,
    ),
    ...(outcome.isPinned ? causes.map((cause) => `  Why: ${cause}`) : []),
  ].join("\n");
}

/** @param {number} amount */
const inDollars = (amount) =>
  amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
