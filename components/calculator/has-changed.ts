import type { Draft } from "@/lib/calculator/draft";

/**
 * Whether the boxes hold something else than then, after a change of `box`. That one is asked first:
 * it needs no look at the others, of which there may be ten thousand.
 */
export const hasChanged = (box: EventTarget, then: Draft, typed: () => Draft) =>
  (box instanceof HTMLInputElement && then[box.name] !== box.value) || !sameDraft(typed(), then);

/** Whether the same is in the same boxes. */
const sameDraft = (one: Draft, other: Draft) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, text]) => other[name] === text);
