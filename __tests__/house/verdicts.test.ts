/**
 * The sentence that each answer begins with, in a table beside the tests of each calculator: what is changed
 * of its example, and what it says then. The notice of the same answers names the figure that leads.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { viewOf } from "@/lib/calculator/report/view";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { answerOf, formHalfOf } from "./answer-of";
import { calculatorOf, root } from "./calculators";
import { casesFile, ownCases } from "./worked-cases";

type Input = Readonly<Record<string, unknown>>;
type Said = { input: Input; verdict: string };

const tableFile = (id: string) => `__tests__/lib/calc/${id}/verdicts.json`;

function tableOf(id: string): Said[] {
  const file = path.join(root, tableFile(id));
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Said[]) : [];
}

function saidOn(id: string, changes: Input) {
  const { calculation, notice } = answerOf(id, changes);
  return { ...viewOf(calculation.definition, calculation.input, calculation.result), notice };
}

/** The example, and what the calculator’s own cases change of it. */
function inputsToSay(id: string): Input[] {
  const example: Input = calculatorOf(id).definition.example;
  const changes = ownCases(root, id).map(({ inputs }) =>
    Object.fromEntries(
      Object.entries(inputs).filter(([name, value]) => !isSame(value, example[name])),
    ),
  );
  return [{}, ...changes].filter((one, index, all) => all.findIndex(sameAs(one)) === index);
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
const sameAs = (one: Input) => (other: Input) => isSame(one, other);

/** Writes every line anew: `npm run house -- <id> -u`. */
function written(id: string): Said[] {
  const table = tableOf(id);
  const missing = inputsToSay(id).filter(
    (input) => !table.some((line) => isSame(line.input, input)),
  );
  const inputs = [...table.map(({ input }) => input), ...missing];
  const lines = inputs.map((input) => ({ input, verdict: saidOn(id, input).verdict }));
  if (!isSame(lines, table))
    writeFileSync(path.join(root, tableFile(id)), `[\n${lines.map(lineOf).join(",\n")}\n]\n`);
  return lines;
}

/** As the formatter leaves it. */
const lineOf = ({ input, verdict }: Said) =>
  `  {\n    "input": ${JSON.stringify(input, null, 1).replace(/\n\s*/g, " ")},\n    "verdict": ${JSON.stringify(verdict)}\n  }`;

describe.each(calculatorIds)("%s", (id) => {
  const isWritten = process.env.FIGUREWELL_VERDICTS === "write";

  test("says what its example and its own cases come to, the example first", () => {
    const table = isWritten ? written(id) : tableOf(id);
    const missing = inputsToSay(id).find(
      (input) => !table.some((line) => isSame(line.input, input)),
    );
    if (missing)
      throw new Error(
        `${tableFile(id)} does not have what the page says to ${JSON.stringify(missing)}, of ${casesFile(id)} or the example. Write it with npm run house -- ${id} -u, and read it.`,
      );
    expect(table[0]?.input).toEqual({});
  });

  test("says what each option adds", () => {
    const { answeredOptions = [], example } = calculatorOf(id).definition;
    for (const option of answeredOptions) {
      if (!("verdict" in option) || !option.verdict) continue;
      const { title, fields } = formHalfOf(option);
      const names = Object.keys(fields);
      const isSaid = tableOf(id).some(({ input }) =>
        names.some((name) => name in { ...example, ...input }),
      );
      if (!isSaid)
        throw new Error(
          `${tableFile(id)} has no line that uses the option “${title ?? names.join()}”. Add a line whose input has its fields, or a case to ${casesFile(id)} that does, and write what it says with npm run house -- ${id} -u.`,
        );
    }
  });

  test("says what the table has, and the notice names the figure in the largest type", () => {
    for (const { input, verdict } of isWritten ? [] : tableOf(id)) {
      const said = saidOn(id, input);
      if (said.verdict !== verdict)
        throw new Error(
          `To ${JSON.stringify(input)} the page says\n  ${said.verdict}\nand ${tableFile(id)} has\n  ${verdict}\nIf that is meant: npm run house -- ${id} -u.`,
        );
      // One of another tone says why there is no such figure.
      if (said.notice.tone !== "success") continue;
      for (const { text, value } of said.headline.parts)
        // A notice may say in words which side of zero it is.
        if (value !== "0")
          expect(said.notice.text.toLowerCase()).toContain(text.replace(/^-/, "").toLowerCase());
    }
  });
});
