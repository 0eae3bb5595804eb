import { stateAbbreviations, type StateCode } from "./state-abbreviations";
import { stateZipCodes } from "./state-zip-codes";

/** The longest first: West Virginia ends like Virginia. */
const named = Object.entries(stateAbbreviations)
  .map(([code, name]) => [code as StateCode, name.replace(/^the /, "")] as const)
  .toSorted(([, one], [, other]) => other.length - one.length);

/**
 * Which state a location lies in, read off its end like placeOf: its name or its two letters, or a ZIP code. Null in
 * the territories and where nothing can be told.
 *
 * @example stateOf("Columbus, OH 43215") // OH
 * @example stateOf("west virginia") // WV
 * @example stateOf("02139") // MA
 * @example stateOf("00901") // null
 */
export function stateOf(location: string): StateCode | null {
  const text = location.trim().replaceAll(".", "");
  const [, zipCode] = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/.exec(text) ?? [];
  if (zipCode !== undefined) return stateOfZipCode(zipCode);
  const found = named.find(([code, name]) =>
    new RegExp(`(^|[\\s,])(${code}|${name})$`, "i").test(text),
  );
  return found ? found[0] : null;
}

/** The one whose pattern fits the longest part of it: 06390 is in New York, and other codes of 06 are not. */
function stateOfZipCode(zipCode: string): StateCode | null {
  const fitting = Object.entries(stateZipCodes).map(([code, pattern]) => {
    const [fits = ""] = new RegExp(`^(?:${pattern})`).exec(zipCode) ?? [];
    return { code: code as StateCode, length: fits.length };
  });
  const [best] = fitting.toSorted((one, other) => other.length - one.length);
  return best && best.length > 0 ? best.code : null;
}
