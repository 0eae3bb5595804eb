import fc from "fast-check";

import type { AnsweredOption } from "@/lib/calculator/definition";
import { rowsIn, valueIn } from "@/lib/calculator/report/groups";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

import { calculatorOf, world } from "./calculators";
import { sensibleInputs } from "./sensible-values";

/** Some of what is asked: a value of the input, or a text as it is typed. */
type Changes = Readonly<Record<string, unknown>>;

/** What a calculator says to the texts in its boxes. */
export const outcomeOf = (id: string, draft: Readonly<Record<string, string>>) =>
  run(calculatorOf(id).definition, draft, world);

/** What it calculates of them; nothing where it refuses them. */
export function calculationOf(id: string, draft: Readonly<Record<string, string>>) {
  const outcome = outcomeOf(id, draft);
  return outcome.ok ? outcome.calculation : undefined;
}

/** What a calculator says to an input, which is its example but for what is changed. */
function outcomeOfInput(id: string, changes: Changes) {
  const { fields, example } = calculatorOf(id).definition;
  const unknown = Object.keys(changes).filter(
    (name) => !((name.split(".")[0] as string) in fields),
  );
  if (unknown.length > 0) throw new Error(`${id} does not ask ${unknown.join(", ")}.`);
  const typed = Object.entries(changes).filter(
    (change): change is [string, string] => typeof change[1] === "string",
  );
  const texts = Object.fromEntries(typed);
  const values = Object.entries(changes).filter(([name]) => !(name in texts));
  return outcomeOf(id, {
    ...draftOf(fields, { ...example, ...Object.fromEntries(values) }),
    ...texts,
  });
}

/** What a calculator answers to an input, which is its example but for what is changed. Throws what it refuses with. */
export function answerOf(id: string, changes: Changes = {}) {
  const outcome = outcomeOfInput(id, changes);
  if (!outcome.ok) throw new Error(`${id}: ${outcome.notice.text}`);
  return outcome;
}

/** What an option asks. */
export const formHalfOf = (one: AnsweredOption) => ("form" in one ? one.form : one);

type Outcome = ReturnType<typeof answerOf>;

/** Every figure and table of a calculation by its name: null and no rows where this case does not have them. */
export const figuresOf = ({
  definition,
  result,
}: Pick<Outcome["calculation"], "definition" | "result">): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(definition.outputs).map(([name, { kind }]) => [
      name,
      kind === "table" ? rowsIn(result, name) : valueIn(result, name),
    ]),
  );

/** What it calculates of so many random inputs, as far as it answers them. The same seed draws the same. */
export const randomCalculations = (
  id: string,
  { seed, inputs }: { seed: number; inputs: number },
) => {
  const { fields, example } = calculatorOf(id).definition;
  return fc
    .sample(sensibleInputs<object>(fields as never, example), { seed, numRuns: inputs })
    .flatMap((input) => {
      const outcome = outcomeOfInput(id, input as Changes);
      return outcome.ok ? [outcome.calculation] : [];
    });
};
