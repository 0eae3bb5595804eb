import { singleBox, type FieldCodec } from "./draft";
import { inSentence } from "./label";

/** A line of text. */
export type TextField = FieldCodec<string> & {
  kind: "text";
  label: string;
  hint?: string;
  /** Where only letters count, and at most so many. */
  letters?: number;
  /** What its usual texts are called, to be chosen by that: `names: { CA: "California" }`. */
  names?: Readonly<Record<string, string>>;
  /** What is wrong with a text that does not count, and how to mend it. Without it, what counts is said. */
  unnamed?: (text: string) => string;
  /** Where an empty box is accepted. Without it it is refused. */
  blank?: "";
};

/**
 * A line of text; required without `blank`.
 *
 * @example textField("State", { letters: 2, blank: "" })
 */
export const textField = (
  label: string,
  options: Pick<TextField, "hint" | "letters" | "names" | "unnamed" | "atOnce" | "blank"> = {},
): TextField => ({ kind: "text", label, ...options, ...singleBox("") });

/**
 * What the box of a text says, how to mend it, or both: what does not count is blank, where it may be. A
 * name counts as what it is the name of, and letters count without periods: D.C. is DC.
 */
export function readText(
  { label, letters, names = {}, unnamed, blank }: TextField,
  typed: string,
): { value?: string; error?: string } {
  const text = typed.trim();
  const value = letters === undefined ? text : (namedBy(text, names) ?? text.replaceAll(".", ""));
  const name = inSentence(label);
  if (value === "" && blank === undefined) return { error: `Enter the ${name}.` };
  if (letters === undefined || isLetters(value, letters)) return { value };
  const expected = `only letters, at most ${letters}${Object.keys(names).length > 0 ? ", or a name from the list" : ""}`;
  if (blank === undefined) return { error: `The ${name} can have ${expected}.` };
  return {
    value: blank,
    error: unnamed?.(text) ?? `The ${name} counts as blank: it can have ${expected}.`,
  };
}

/** The text that is called so, however its name is capitalized. */
const namedBy = (name: string, names: NonNullable<TextField["names"]>) =>
  Object.keys(names).find((text) => names[text]?.toLowerCase() === name.toLowerCase());

const isLetters = (text: string, most: number) => /^[a-z]*$/i.test(text) && text.length <= most;
