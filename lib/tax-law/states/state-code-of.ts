import { stateAbbreviations, type StateCode } from "./state-abbreviations";

/**
 * The state that two letters stand for, however they are capitalized: nothing where they are no state’s.
 *
 * @example stateCodeOf("ny") // NY
 */
export function stateCodeOf(letters = ""): StateCode | undefined {
  const code = letters.toUpperCase();
  return Object.hasOwn(stateAbbreviations, code) ? (code as StateCode) : undefined;
}
