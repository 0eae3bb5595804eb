import { categoryOf } from "@/lib/catalogue/directory";
import { hrefOf } from "@/lib/catalogue/routes";
import { carriedPrefix } from "@/lib/calculator/form/draft";
import type { SearchEntry } from "@/lib/search/phrases";
import { stateAbbreviations, type StateCode } from "@/lib/tax-law/states/state-abbreviations";
import { stateNames } from "@/lib/tax-law/states/state-names";

/** What a state is called besides its name and its two letters. */
const otherNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  DC: ["Washington DC"],
  NC: ["Carolina"],
  ND: ["Dakota"],
  NY: ["New York City", "NYC"],
  SC: ["Carolina"],
  SD: ["Dakota"],
};

/** Where people live on one side of a state line and work on the other: the cities that say so. */
const stateLines: readonly (readonly [here: StateCode, there: StateCode, cities: string[]])[] = [
  ["OR", "WA", ["Portland", "Vancouver"]],
  ["MO", "KS", ["Kansas City"]],
  ["PA", "NJ", ["Philadelphia", "Camden"]],
  ["NY", "NJ", ["Jersey City", "Hoboken"]],
  ["DC", "VA", ["Arlington"]],
  ["DC", "MD", ["Bethesda"]],
  ["MO", "IL", ["St. Louis", "Saint Louis"]],
  ["OH", "KY", ["Cincinnati", "Covington"]],
  ["KY", "IN", ["Louisville", "Jeffersonville"]],
  ["IL", "IN", ["Chicago", "Gary", "Hammond"]],
  ["NE", "IA", ["Omaha", "Council Bluffs"]],
  ["TN", "MS", ["Memphis", "Southaven"]],
  ["NC", "SC", ["Charlotte", "Fort Mill"]],
];

const calculator = "tax/income-tax";

/** A state as a sentence names it: "the District of Columbia". */
const named = (code: string) => stateAbbreviations[code] ?? code;
const nameOf = (code: string) => stateNames[code] ?? code;

/** The page of the income tax with these boxes filled in, of which nothing is calculated yet. */
const withFilled = (boxes: Readonly<Record<string, string>>) => ({
  href: `${hrefOf(calculator)}#${new URLSearchParams(
    Object.entries(boxes).map(([name, text]) => [`${carriedPrefix}${name}`, text]),
  )}`,
  category: categoryOf(calculator).name,
});

function searchableState(code: string): SearchEntry {
  const [name, others = []] = [nameOf(code), otherNames[code]];
  return {
    ...withFilled({ state: code }),
    name: `${name} income tax`,
    description: `Federal and ${name} tax on a year’s income.`,
    everydayWords: [
      `${name} state income tax`,
      ...others.map((other) => `${other} income tax`),
    ].join(","),
    called: [name, code, ...others],
    // Whoever asks for a mortgage in Washington wants a mortgage.
    standing: 0.6,
  };
}

/** The two states beside each other. */
const searchableLine = ([here, there, cities]: (typeof stateLines)[number]): SearchEntry => ({
  ...withFilled({ state: here, otherState: there }),
  name: `${nameOf(here)} or ${nameOf(there)} income tax`,
  description: `A year’s income tax in ${named(here)}, beside that in ${named(there)}.`,
  everydayWords: `${cities.join(" or ")} income tax`,
  called: [`${nameOf(here)} or ${nameOf(there)}`, ...cities],
  standing: 0.4,
});

/**
 * The income tax of every state, and of both states where cities lie on the line: the calculator
 * with its boxes filled in. They are no pages.
 */
export const searchableStates = [
  ...Object.keys(stateAbbreviations).map(searchableState),
  ...stateLines.map(searchableLine),
];
