import { stateAbbreviations, type StateCode } from "./state-abbreviations";

/** The longest first: West Virginia ends like Virginia. */
const named = Object.entries(stateAbbreviations)
  .map(([code, name]) => [code as StateCode, name.replace(/^the /, "")] as const)
  .toSorted(([, one], [, other]) => other.length - one.length);

/**
 * Which state a location lies in, read off its end like placeOf: its name or its two letters, before a ZIP code if
 * there is one. Null in the territories and where nothing can be told: of a ZIP code alone.
 *
 * @example stateOf("Columbus, OH 43215") // OH
 * @example stateOf("west virginia") // WV
 * @example stateOf("43215") // null
 */
export function stateOf(location: string): StateCode | null {
  const text = location
    .trim()
    .replace(/[\s,]+\d{5}(-\d{4})?$/, "")
    .replaceAll(".", "");
  const found = named.find(([code, name]) =>
    new RegExp(`(^|[\\s,])(${code}|${name})$`, "i").test(text),
  );
  return found ? found[0] : null;
}
