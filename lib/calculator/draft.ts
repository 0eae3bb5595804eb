/** What the visitor has typed, exactly as typed: the text of each box by the name of its input. */
export type Draft = Readonly<Record<string, string>>;

/** The draft of a page that has just been opened. */
export const initialDraft = (fields: Record<string, { initial: string }>): Draft =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial]));

/** A draft that holds `input`, as a person would have typed it. */
export const draftOf = (input: Record<string, number>): Draft =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

/**
 * Reads a draft from a form's own encoding, so that the `FormData` of the form and the
 * `URLSearchParams` of a link are the same thing to us. Anyone can write a link: names that are
 * not inputs are dropped, the first of a repeated name counts, and an input that is not named keeps
 * what it holds when the page opens.
 */
export function readDraft(
  fields: Record<string, { initial: string }>,
  entries: Iterable<[string, FormDataEntryValue]>,
): Draft {
  const draft = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value === "string" && Object.hasOwn(fields, name) && !draft.has(name))
      draft.set(name, value.slice(0, 1_000));
  }
  return { ...initialDraft(fields), ...Object.fromEntries(draft) };
}

/**
 * The draft that the part of an address after the # carries: `undefined` unless it names at least
 * one input of this calculator, because every other fragment belongs to the browser.
 */
export function draftFromFragment(
  fields: Record<string, { initial: string }>,
  fragment: string,
): Draft | undefined {
  const entries = new URLSearchParams(fragment.replace(/^#/, ""));
  const carriesInput = [...entries.keys()].some((name) => Object.hasOwn(fields, name));
  return carriesInput ? readDraft(fields, entries) : undefined;
}

/** The fragment, without its #, that opens this draft again. */
export const fragmentOf = (draft: Draft) => new URLSearchParams(draft).toString();
