import { wordsOf } from "./terms";

/** Abbreviations that are words: who writes "rent or buy" does not mean Oregon. */
const alsoWords = new Set("al co de hi id in la ma me oh ok or pa".split(" "));

/**
 * A text with the names that its abbreviations stand for: "NY tax" is "New York tax". One that is also a word
 * stands for a name where it is all of the text, or in capitals while other letters are not. Small letters may
 * be a word or its beginning: they stay, with the name after them.
 *
 * @example spelledOut("PA tax or not", new Map([["or", "Oregon"], ["pa", "Pennsylvania"]])) // "Pennsylvania tax or not"
 */
export function spelledOut(text: string, names: ReadonlyMap<string, string>): string {
  const alone = names.get(wordsOf(text).join(" "));
  if (alone !== undefined) return `${text} ${alone}`;
  const isMixed = text !== text.toUpperCase();
  return text.replaceAll(/[\p{L}\p{N}’']+/gu, (word) => {
    const name = names.get(word.toLowerCase());
    if (name && isMixed && word === word.toUpperCase()) return name;
    return name && !alsoWords.has(word.toLowerCase()) ? `${word} ${name}` : word;
  });
}
