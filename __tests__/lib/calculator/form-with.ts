import type { Definition } from "@/lib/calculator/definition";
import { initialDraft, type Draft } from "@/lib/calculator/form/draft";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";

import { world } from "./recomputed";

/** A calculator with these texts in its boxes, the rest as they begin, and what it says once more is typed. */
export function formWith<Input extends object, Result>(
  definition: Definition<Input, Result>,
  typed: Draft = {},
) {
  const outcomeOf = (boxes: Draft) =>
    run(definition, { ...initialDraft(definition.fields), ...typed, ...boxes }, world);

  /** What the page shows. Throws what it refuses with. */
  function answered(boxes: Draft) {
    const outcome = outcomeOf(boxes);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    const { input, result } = outcome.calculation;
    return { ...outcome, ...viewOf(definition, input, result), result };
  }

  /** What leads with which reading, what stands beside it, and the notice. */
  function lead(boxes: Draft) {
    const { headline, beside, notice } = answered(boxes);
    return [headline.name, readingOf(headline), beside?.figure.name, notice.text];
  }

  return { outcomeOf, answered, lead };
}
