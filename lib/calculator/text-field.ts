import { singleBox, type Boxes } from "./boxes";
import { inSentence } from "./in-sentence";

/** A line of text. */
export type TextField = Boxes<string> & {
  kind: "text";
  label: string;
  hint?: string;
  /** How many characters it may have. */
  longest?: number;
  /** Where an empty box is accepted. Without it it is refused. */
  blank?: "";
};

export const textField = (
  label: string,
  options: Pick<TextField, "hint" | "extra" | "longest" | "blank"> = {},
): TextField => ({ kind: "text", label, ...options, ...singleBox("") });

/** What the box of a text says, or how to mend it. */
export function readText(
  { label, longest = Infinity, blank }: TextField,
  typed: string,
): { value?: string; problem?: string } {
  const value = typed.trim();
  const name = inSentence(label);
  if (value === "" && blank === undefined) return { problem: `Enter the ${name}.` };
  // As a person counts them: a letter that takes two units of memory is one.
  if ([...value].length > longest)
    return { problem: `The ${name} can be at most ${longest} letters long.` };
  return { value };
}
