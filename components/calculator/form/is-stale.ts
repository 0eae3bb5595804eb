import type { Draft } from "@/lib/calculator/form/draft";
import { sameDraft } from "@/lib/calculator/form/draft";

/**
 * Whether the boxes hold something else than then, after a change of `box`. That one is asked first:
 * it needs no look at the others, of which there may be ten thousand.
 */
export const isStale = (box: EventTarget, then: Draft, typed: () => Draft) =>
  (box instanceof HTMLInputElement && then[box.name] !== box.value) || !sameDraft(typed(), then);
