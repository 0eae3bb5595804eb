import type { Draft } from "./draft";

/** Whether the same is in the same boxes. */
export const sameDraft = (one: Draft, other: Draft) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, text]) => other[name] === text);
