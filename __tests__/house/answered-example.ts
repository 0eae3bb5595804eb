import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

import { calculatorOf, world } from "./calculators";

type Texts = Readonly<Record<string, string>>;

/** The calculation of a calculator's example, with other texts in some of its boxes, and how to ask again. */
export function answeredExample(id: string, changed: Texts = {}) {
  const { definition } = calculatorOf(id);
  const answered = (draft: Texts) => {
    const outcome = run(definition, draft, world);
    return outcome.ok ? outcome : undefined;
  };
  const example = answered({ ...draftOf(definition.fields, definition.example), ...changed });
  if (!example) throw new Error(`${id} has no answer to this`);
  const { calculation, draft } = example;
  return { calculation, draft, answered };
}
