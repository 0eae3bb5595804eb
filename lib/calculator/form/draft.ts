/**
 * What the visitor has typed, as a link carries it: the text of each box by its name, exactly as typed but for
 * the commas of an amount and the months of a term.
 */
export type Draft = Readonly<Record<string, string>>;

/** How a field lies in a draft: as one box, or as a list of them. */
export type FieldCodec<Value = unknown> = {
  /** Beyond the specification: an option asks it, and a link has it only where it was changed. */
  isOption?: boolean;
  /** What is chosen from its list answers at once, where an answer stands. */
  atOnce?: boolean;
  /** What its boxes hold when the page opens. */
  opened(name: string): Draft;
  /**
   * What these texts put in its boxes, at most so many rows of a list, and what has to be said of
   * it: nothing where none is its own.
   */
  parse(
    name: string,
    texts: ReadonlyMap<string, string>,
    mostRows: number,
  ): { boxes: Draft; remark?: string } | undefined;
  /** The boxes that hold `value`, as a person would have typed it. */
  format(name: string, value: Value): Draft;
};

/**
 * A field that is one box. What its control shows in another way, or in the unit of a list beside it, is given
 * back by `plain`.
 */
export const singleBox = (
  initial: string,
  plain: (text: string, unit?: string) => string = (text) => text,
): FieldCodec => ({
  opened: (name) => ({ [name]: initial }),
  parse(name, texts) {
    const text = texts.get(name);
    return text === undefined
      ? undefined
      : { boxes: { [name]: plain(text, texts.get(unitOf(name))) } };
  },
  format: (name, value) => ({ [name]: String(value ?? "") }),
});

/** The name of the list of units beside a box. It is no input: a link does without it. */
export const unitOf = (name: string) => `${name}.unit`;

export type FieldCodecs = Readonly<Record<string, FieldCodec>>;

/** The longest text that a box takes from a link. */
const longestText = 1_000;

/** The boxes of every field together. */
export const draftFrom = (
  fields: FieldCodecs,
  boxes: (field: FieldCodec, name: string) => Draft,
): Draft => Object.assign({}, ...Object.entries(fields).map(([name, field]) => boxes(field, name)));

/**
 * As many rows of a list as a link carries: each is boxes to be drawn, and ten thousand of them take a browser
 * half a minute. A visitor adds as many as they like.
 */
const mostLinkedRows = 300;

/** The draft of a page that has just been opened. */
export const initialDraft = (fields: FieldCodecs) =>
  draftFrom(fields, (field, name) => field.opened(name));

/**
 * Reads a draft from a form's own encoding, so that the `FormData` of the form and the
 * `URLSearchParams` of a link are the same thing to us. Anyone can write a link: names that are
 * not inputs are dropped, the first of a repeated name counts, and an input that is not named keeps
 * what it holds when the page opens.
 */
export const readDraft = (fields: FieldCodecs, entries: Iterable<[string, FormDataEntryValue]>) =>
  read(fields, entries).draft;

/**
 * The draft that the part of an address after the # carries, and what has to be said of it:
 * `undefined` unless it names at least one input of this calculator, because every other fragment
 * belongs to the browser.
 */
export function draftFromFragment(fields: FieldCodecs, fragment: string) {
  return readLinked(fields, new URLSearchParams(fragment.replace(/^#/, "")));
}

/** What a link with these boxes carries, and what has to be said of the rest: `undefined` where none is an input. */
export function readLinked(fields: FieldCodecs, entries: Iterable<[string, FormDataEntryValue]>) {
  const { named, ...reading } = read(fields, entries, mostLinkedRows);
  return named ? reading : undefined;
}

/** Before the names of boxes that another calculator fills in, and that calculate nothing yet. */
export const carriedPrefix = "fill.";

/** The draft of a page with the boxes filled that a fragment carries from another calculator. */
export function carriedDraft(fields: FieldCodecs, fragment: string) {
  const entries = [...new URLSearchParams(fragment.replace(/^#/, ""))].flatMap(([name, text]) =>
    name.startsWith(carriedPrefix)
      ? [[name.slice(carriedPrefix.length), text] as [string, string]]
      : [],
  );
  return readLinked(fields, entries)?.draft;
}

function read(
  fields: FieldCodecs,
  entries: Iterable<[string, FormDataEntryValue]>,
  mostRows = Infinity,
) {
  const texts = new Map<string, string>();
  for (const [name, text] of entries)
    if (typeof text === "string" && !texts.has(name)) texts.set(name, text.slice(0, longestText));

  let named = false;
  const remarks: string[] = [];
  const draft = draftFrom(fields, (field, name) => {
    const taken = field.parse(name, texts, mostRows);
    if (!taken) return field.opened(name);
    named = true;
    if (taken.remark) remarks.push(taken.remark);
    return taken.boxes;
  });
  return { draft, named, remark: remarks.join(" ") || undefined };
}

/** The field that a box belongs to: a cell is called by its list, `income.0.amount`. */
export const fieldOf = (box: string) => box.split(".", 1)[0] as string;

/** Whether the boxes of a field, every row of a list, hold what they held when the page opened. */
export function isAsOpened(name: string, field: FieldCodec, draft: Draft) {
  const boxes = Object.entries(draft).filter(([box]) => fieldOf(box) === name);
  // A draft without them was made before they were there.
  return boxes.length === 0 || sameDraft(Object.fromEntries(boxes), field.opened(name));
}

/** Whether the same is in the same boxes. */
export const sameDraft = (one: Draft, other: Draft) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, text]) => other[name] === text);
