/**
 * Reads a number as people type it: a plain decimal with an optional minus sign, a leading $ or a
 * trailing %, and commas only between proper groups of thousands.
 *
 * "5,00", "1 000" and "1e3" are refused rather than guessed at: `undefined`.
 */
export function typedNumber(typed: string): number | undefined {
  const match = /^(-?)\$?(-?)(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?%?$/.exec(typed.trim());
  if (!match) return undefined;

  const [, minus = "", innerMinus = "", whole = "", fraction = ""] = match;
  if (!/\d/.test(whole + fraction) || (minus && innerMinus)) return undefined;

  const value = Number(`${whole.replaceAll(",", "")}${fraction}`);
  return minus || innerMinus ? 0 - value : value;
}
