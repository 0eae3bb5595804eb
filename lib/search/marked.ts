import { closeness } from "./closeness";
import { stemsOf } from "./stems";

/** A stretch of a text, and whether it is what somebody looked for. */
export type Piece = { text: string; isMet: boolean };

/** A text in pieces, word by word, the words that meet what was typed marked. */
export function marked(text: string, typed: string): readonly Piece[] {
  const stems = stemsOf(typed);
  const isMet = (piece: string) =>
    stemsOf(piece).some((stem) => stems.some((one) => closeness(one, stem) > 0));
  return text
    .split(/([\s-]+)/)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, isMet: isMet(piece) }));
}
