/** What may stand behind a number. */
type Sign = "" | "%" | "k" | "m";

/** How many decimal places a sign moves the point. */
const places = { "": 0, "%": 0, k: 3, m: 6 };

/**
 * Reads a number as people type it: a plain decimal with an optional minus sign, a leading $, commas
 * only between proper groups of thousands, and behind it %, k for thousands or m for millions. Which
 * of these signs a box takes is for its kind to say: 10% has the value 10.
 *
 * "5,00", "1 000" and "1e3" are refused rather than guessed at: `undefined`.
 */
export function typedNumber(typed: string): { value: number; sign: Sign } | undefined {
  const match = /^(-?)\$?(-?)(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?([%km]?)$/i.exec(typed.trim());
  if (!match) return undefined;

  const [, minus = "", innerMinus = "", whole = "", fraction = "", behind = ""] = match;
  if (!/\d/.test(whole + fraction) || (minus && innerMinus)) return undefined;

  const sign = behind.toLowerCase() as Sign;
  // Moved in the text, which is exact: 1.005 times 1,000 is not 1,005.
  const value = Number(`${whole.replaceAll(",", "")}${fraction}e${places[sign]}`);
  return { value: minus || innerMinus ? 0 - value : value, sign };
}
