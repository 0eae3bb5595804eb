import { wordsOf } from "./terms";

/** Abbreviations that are words: who writes "rent or buy" does not mean Oregon. */
const alsoWords = new Set("al co de hi id in la ma me oh ok or pa".split(" "));

/**
 * A text with the names that its abbreviations stand for after it: "NY tax New York". One that is
 * also a word stands for a name where it is all of the text, or in capitals while other letters are
 * not.
 *
 * @example spelledOut("PA tax or not", new Map([["or", "Oregon"], ["pa", "Pennsylvania"]])) // "PA tax or not Pennsylvania"
 */
export function spelledOut(text: string, names: ReadonlyMap<string, string>): string {
  const alone = names.get(wordsOf(text).join(" "));
  if (alone !== undefined) return `${text} ${alone}`;
  const isMixed = text !== text.toUpperCase();
  const meant = (text.match(/[\p{L}\p{N}’']+/gu) ?? []).flatMap((word) => {
    const letters = word.toLowerCase();
    const isMeant = !alsoWords.has(letters) || (isMixed && word === word.toUpperCase());
    return (isMeant && names.get(letters)) || [];
  });
  return [text, ...meant].join(" ");
}
