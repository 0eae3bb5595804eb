import { continuationsOf } from "@/components/calculator/share/continuations";
import { carriedDraft } from "@/lib/calculator/form/draft";
import type { CalculatorId } from "@/lib/catalogue/calculators";
import { meanings, meaningsOf, type Quantity } from "@/lib/catalogue/quantities";
import type { calculations } from "@/lib/engine/calculations";

import { answerOf } from "./answer-of";
import { calculatorOf } from "./calculators";

type Field<Id extends CalculatorId> = keyof Parameters<(typeof calculations)[Id]>[0];
type Figure<Id extends CalculatorId> = keyof ReturnType<(typeof calculations)[Id]>;

/** A box or a figure that is not there does not compile. */
const named: {
  [Id in keyof typeof meanings]: {
    takes?: Partial<Record<Quantity, Field<Id>>>;
    gives?: Partial<Record<Quantity, Field<Id> | Figure<Id>>>;
    leadsTo?: readonly (keyof typeof meanings)[];
    chosen?: Partial<Record<Field<Id>, string>>;
  };
} = meanings;

const pairs = Object.keys(named).flatMap((id) =>
  (meaningsOf(id as CalculatorId).leadsTo ?? []).map((to) => [id, to] as const),
);

test.each(pairs)("the numbers of %s fill boxes of %s that take them", (id, to) => {
  const continuation = continuationsOf(answerOf(id).calculation).find((one) => one.id === to);
  if (!continuation) throw new Error(`Nothing of ${id} goes on to ${to}.`);
  const [, fragment = ""] = continuation.href.split("#");
  const { fields } = calculatorOf(to).definition;
  const carried = carriedDraft(fields, fragment);
  const texts = [...new URLSearchParams(fragment)].map(
    ([name, text]) => [name.replace("fill.", ""), text] as const,
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const [name, text] of texts) expect(carried?.[name]).toBe(text);
  // With everything else filled in as in its example, it has an answer.
  expect(answerOf(to, Object.fromEntries(texts)).ok).toBe(true);
});

const ids = Object.keys(meanings) as CalculatorId[];

test("what is given is taken somewhere", () => {
  const taken = new Set(ids.flatMap((id) => Object.keys(meaningsOf(id).takes ?? {})));
  const given = new Set(ids.flatMap((id) => Object.keys(meaningsOf(id).gives ?? {})));
  expect([...given].filter((quantity) => !taken.has(quantity))).toEqual([]);
});
