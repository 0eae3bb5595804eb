import { termsOf } from "./terms";

/** A stretch of a text, and whether it is what somebody looked for. */
type Piece = { text: string; isMet: boolean };

/** A word with what belongs to it, as in 401(k), without the comma after it. */
const word = /([\p{L}\p{N}][\p{L}\p{N}’'.()]*[\p{L}\p{N})]|[\p{L}\p{N}])/u;

/** A text in pieces, word by word, those marked that meet what was typed. */
export const marked = (text: string, met: ReadonlySet<string>): readonly Piece[] =>
  text
    .split(word)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, isMet: termsOf(piece).some((term) => met.has(term)) }));
