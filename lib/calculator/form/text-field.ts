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
  options: Pick<TextField, "hint" | "advanced" | "letters" | "names" | "blank"> = {},
): TextField => ({ kind: "text", label, ...options, ...singleBox("") });

/** What the box of a text says, how to mend it, or both: what does not count is blank, where it may be. */
export function readText(
  { label, letters, blank }: TextField,
  typed: string,
): { value?: string; error?: string } {
  const value = typed.trim();
  const name = inSentence(label);
  if (value === "" && blank === undefined) return { error: `Enter the ${name}.` };
  if (letters === undefined || isLetters(value, letters)) return { value };
  return blank === undefined
    ? { error: `The ${name} can have only letters, at most ${letters}.` }
    : {
        value: blank,
        error: `The ${name} counts as blank: it can have only letters, at most ${letters}.`,
      };
}

const isLetters = (text: string, most: number) => /^[a-z]*$/i.test(text) && text.length <= most;
