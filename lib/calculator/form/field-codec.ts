import type { Draft } from "./draft";

/** How a field lies in a draft: as one box, or as a list of them. */
export type FieldCodec<Value = unknown> = {
  /**
   * Beyond the specification: folded under "More options", and in a link only where changed.
   * `money("Annual property tax", { blank: 0, advanced: true })`
   */
  advanced?: boolean;
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

/** A field that is one box. */
export const singleBox = (initial: string): FieldCodec => ({
  opened: (name) => ({ [name]: initial }),
  parse(name, texts) {
    const text = texts.get(name);
    return text === undefined ? undefined : { boxes: { [name]: text } };
  },
  format: (name, value) => ({ [name]: String(value ?? "") }),
});
