import type { Definition, World } from "@/lib/calculator/definition";
import type { Form } from "@/lib/calculator/form/form";
import { sameDraft, type Draft, type FieldCodecs } from "@/lib/calculator/form/draft";
import { plainAmount } from "@/lib/calculator/form/grouped-amount";
import { run } from "@/lib/calculator/run";
import { exampleOf } from "@/lib/calculator/report/example-answer";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

import { scenariosAtFirst } from "./analysis/use-scenarios";
import { askDoubts } from "./form/ask-doubts";
import { offerTypicalValues } from "./form/offer-typical-values";
import { ErrorSummary } from "./form/error-summary";
import { LaterBoxes } from "./form/later-boxes";
import { restoreDraft, type Entry } from "./form/restore-draft";
import { showShares } from "./form/show-shares";
import { fetchParts } from "./result/parts";
import { ResultRegion } from "./result/result";
import { random } from "./world";

const runByChance = <Input, Result>(
  definition: Definition<Input, Result>,
  draft: Draft,
  world: World,
) => run(definition, draft, { ...world, random });

/**
 * Fetches what an answer to these boxes rests on, and what the results do that are kept beside it: whether all of it
 * is there.
 */
async function hasNeeded<Input, Result>(
  { needed, ...definition }: Definition<Input, Result>,
  draft: Draft,
  link: string,
): Promise<boolean> {
  if (!needed) return true;
  const drafts = [draft, ...scenariosAtFirst(definition, link).map((kept) => kept.draft)];
  try {
    await Promise.all(drafts.flatMap((boxes) => needed(boxes) ?? []));
    return true;
  } catch {
    return false;
  }
}

/** Begins what a form does while somebody types in it: once for each. */
function attend<Input>(
  form: Form<Input>,
  element: HTMLFormElement,
  ...kept: [entry: Entry, open: (draft: Draft, announced?: false) => void]
) {
  if (attended.has(element)) return;
  attended.add(element);
  restoreDraft(form, element, ...kept);
  followBoxes(form.fields, element);
}

/** Begins what boxes say beside what is wrong, for a form that a link fills too: once for each. */
function followBoxes(fields: FieldCodecs, element: HTMLFormElement) {
  if (followed.has(element)) return;
  followed.add(element);
  showShares(fields, element);
  askDoubts(fields, element);
  offerTypicalValues(fields, element);
}

const attended = new WeakSet<HTMLFormElement>();
const followed = new WeakSet<HTMLFormElement>();

/**
 * Whether the boxes hold something else than then, after a change of `box`. One in a row is asked first:
 * it needs no look at the others, of which there may be ten thousand.
 */
const isStale = (box: EventTarget, then: Draft, typed: () => Draft) =>
  isOtherCell(box, then) || !sameDraft(typed(), then);

const isOtherCell = (box: EventTarget, then: Draft) =>
  box instanceof HTMLInputElement &&
  box.name.includes(".") &&
  ![box.value, plainAmount(box.value)].includes(then[box.name] ?? "");

/** What makes an answer of a press: fetched when the visitor turns to the form. */
export const answering = {
  draftOf,
  exampleOf,
  run: runByChance,
  hasNeeded,
  ErrorSummary,
  LaterBoxes,
  ResultRegion,
  fetchParts,
  isStale,
  attend,
  followBoxes,
};
