import { territoryAbbreviations } from "./state-abbreviations";

/** The ends of a location that lies in each of the five territories where people live. */
const patterns: readonly (readonly [abbreviation: string, names: string, zipCodes: string])[] = [
  ["AS", "American Samoa", "96799"],
  ["GU", "Guam", "969[12]\\d|9693[12]"],
  ["MP", "(Commonwealth of the )?Northern Mariana Islands|CNMI", "9695[012]"],
  ["PR", "Puerto Rico", "00[679]\\d\\d"],
  ["VI", "(U\\.?S\\.? |United States )?Virgin Islands|USVI", "008[0-4]\\d|0085[01]"],
];

/**
 * Which territory a location lies in, read off its end like placeOf: the name as a sentence has it,
 * or null in the states and DC and where nothing can be told.
 *
 * @example territoryOf("San Juan, PR 00901") // Puerto Rico
 * @example territoryOf("96799") // American Samoa
 * @example territoryOf("96813") // null
 *
 * Source of the ZIP codes: Google’s address data, read on 2026-11-25 as xxl4/me keeps them
 * (source/_posts/postal_as.md, _gu, _mp, _pr and _vi).
 */
export function territoryOf(location: string): string | null {
  const text = location.trim();
  const found = patterns.find(([abbreviation, names, zipCodes]) =>
    new RegExp(`(^|[\\s,])(${abbreviation}|${names}|(${zipCodes})(-\\d{4})?)$`, "i").test(text),
  );
  return found ? (territoryAbbreviations[found[0]] ?? null) : null;
}
