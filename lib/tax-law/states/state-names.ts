import { stateAbbreviations, territoryAbbreviations } from "./state-abbreviations";

/**
 * The states, DC and then the territories as a list has them, by their abbreviations.
 *
 * @example stateNames.DC // District of Columbia
 */
export const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...stateAbbreviations, ...territoryAbbreviations }).map(
    ([abbreviation, name]) => [abbreviation, name.replace(/^the /, "")],
  ),
);
