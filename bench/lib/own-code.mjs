import path from "node:path";

import { bundledCode } from "../../scripts/export/bundled-code.mjs";
import { calculatorIds } from "../../scripts/lib/fuzz.mjs";
import { projectFolder } from "../../scripts/lib/project.mjs";

/** @typedef {import("../../scripts/lib/fuzz.mjs").Calculator} Calculator */
/** @typedef {import("../../lib/calculator/form/draft").Draft} Draft */

/**
 * What a module of these lines exports, compiled as the site compiles it: Node runs no TypeScript of
 * this version, and packages are measured as visitors would get them.
 *
 * @template Exports
 * @param {string} lines
 * @returns {Promise<Exports>}
 */
export async function compiled(lines) {
  const file = path.join(projectFolder, "bench-lines.ts");
  const code = await bundledCode(
    {
      folder: projectFolder,
      file,
      transform: { define: { "process.env.NODE_ENV": '"production"' } },
      plugin: {
        name: "lines",
        load: (id) => (id === file ? lines : undefined),
        resolveId: (id) => (id === file ? id : undefined),
      },
    },
    { format: "es", codeSplitting: false },
  );
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}

/** The day on which everything is calculated: what an example costs must not depend on the day. */
const world = { today: { year: 2026, month: 1, day: 31 } };

/**
 * A calculator with its example: what a visitor types, the input it makes, and the work it is.
 *
 * @typedef {object} Example
 * @property {string} id
 * @property {[name: string, text: string][]} typed what differs from the page as it opens
 * @property {[name: string, text: string]} change of one box, which gives another answer
 * @property {() => Record<string, unknown>} result of the calculation alone
 */

/** @returns {Promise<Example[]>} of every calculator */
export async function everyExample() {
  const ids = calculatorIds(projectFolder);
  const parts = ids.map(
    (id, index) =>
      `import { form as form${index} } from "@/lib/calc/${id}/form";` +
      `import { report as report${index} } from "@/lib/calc/${id}/report";`,
  );
  const listed = ids.map((_, index) => `[form${index}, report${index}]`);
  /** @type {{ calculators: [Calculator["definition"], Calculator["definition"]][] } & typeof import("../../lib/calculator/form/draft") & typeof import("../../lib/calculator/share/draft-to-link") & typeof import("../../lib/calculator/run")} */
  const { calculators, initialDraft, draftOf, run } = await compiled(
    [
      // An example may ask for the law of a state, which a page fetches.
      'import "@/lib/tax-law/states/keep-every-state";',
      ...parts,
      'export * from "@/lib/calculator/form/draft";',
      'export * from "@/lib/calculator/share/draft-to-link";',
      'export * from "@/lib/calculator/run";',
      `export const calculators = [${listed.join()}];`,
    ].join("\n"),
  );
  return calculators.map(([form, report]) => {
    const { id, fields } = form;
    const draft = draftOf(fields, report.example);
    const outcome = run({ ...form, ...report }, draft, world);
    if (!outcome.ok) throw new Error(`The example of ${id} is refused.`);
    const { input } = outcome.calculation;
    const opened = initialDraft(fields);
    const typed = Object.entries(draft).filter(([name, text]) => text !== opened[name]);
    return { id, typed, change: changeOf(typed), result: () => report.calculate(input, world) };
  });
}

/**
 * One dollar or one of something else more, in the box that holds the most.
 *
 * @param {[name: string, text: string][]} typed
 * @returns {[name: string, text: string]}
 */
function changeOf(typed) {
  const numbers = typed.filter(([, text]) => Number.isFinite(Number(text)));
  const [largest] = numbers.toSorted(([, one], [, other]) => Number(other) - Number(one));
  if (!largest) throw new Error("Nothing in this example is a number.");
  return [largest[0], String(Number(largest[1]) + 1)];
}
