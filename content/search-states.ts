import { categoryOf } from "@/lib/catalogue/directory";
import { hrefOf } from "@/lib/catalogue/routes";
import type { SearchEntry } from "@/lib/search/phrases";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";

/**
 * The states as a list has them. Here once more, because the search is on every page and comes without what the
 * forms of calculators have.
 */
const stateNames: Readonly<Record<StateCode, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

/** What a state is called besides its name and its two letters. */
const otherNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  DC: ["Washington DC"],
  NY: ["New York City", "NYC"],
};

/** Where people live on one side of a state line and work on the other: the cities that say so. */
const stateLines: readonly (readonly [here: StateCode, there: StateCode, cities: string[]])[] = [
  ["OR", "WA", ["Portland", "Vancouver"]],
  ["MO", "KS", ["Kansas City"]],
  ["PA", "NJ", ["Philadelphia", "Camden"]],
  ["NY", "NJ", ["Jersey City", "Hoboken"]],
];

const calculator = "tax/income-tax";

/** The page of the income tax with these boxes filled in, of which nothing is calculated yet: `carriedDraft` reads it. */
const withFilled = (boxes: Readonly<Record<string, string>>) => ({
  href: `${hrefOf(calculator)}#${new URLSearchParams(
    Object.entries(boxes).map(([name, text]) => [`fill.${name}`, text]),
  )}`,
  category: categoryOf(calculator).name,
});

function searchableState(code: StateCode): SearchEntry {
  const [state, others = []] = [stateNames[code], otherNames[code]];
  return {
    ...withFilled({ state: code }),
    name: `${state} income tax`,
    description: "Opens with this state filled in.",
    everydayWords: [state, ...others]
      .flatMap((one) => [`${one} state income tax`, `move to ${one}`])
      .join(","),
    called: [state, code, ...others],
    // Whoever asks for a mortgage in Washington wants a mortgage.
    standing: 0.6,
  };
}

const everyState: SearchEntry = {
  ...withFilled({ allStates: "compare" }),
  name: "Income tax in every state",
  description: "All 50 and DC.",
  everydayWords: "states without income tax,no income tax states,lowest tax state",
  standing: 0.5,
};

/** The two states beside each other. */
const searchableLine = ([here, there, cities]: (typeof stateLines)[number]): SearchEntry => ({
  ...withFilled({ state: here, otherState: there }),
  name: `${stateNames[here]} or ${stateNames[there]} income tax`,
  description: "Opens with both states filled in.",
  everydayWords: `${cities.join(" or ")} income tax`,
  called: [`${stateNames[here]} or ${stateNames[there]}`, ...cities],
  standing: 0.4,
});

/**
 * The income tax of every state, of all of them, and of both states where cities lie on the line: the calculator
 * with its boxes filled in. They are no pages.
 */
export const searchableStates = [
  everyState,
  ...(Object.keys(stateNames) as StateCode[]).map(searchableState),
  ...stateLines.map(searchableLine),
];
