import type { CalculatorId } from "@/lib/catalogue/calculators";
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

/** A state as a sentence names it: "the District of Columbia". */
const named = (code: string) => stateAbbreviations[code] ?? code;
const nameOf = (code: string) => stateNames[code] ?? code;

/** The page of a calculator with these boxes filled in, of which nothing is calculated yet. */
const withFilled = (calculator: CalculatorId, boxes: Readonly<Record<string, string>>) => ({
  href: `${hrefOf(calculator)}#${new URLSearchParams(
    Object.entries(boxes).map(([name, text]) => [`${carriedPrefix}${name}`, text]),
  )}`,
  category: categoryOf(calculator).name,
});

const incomeTax = "tax/income-tax";

/** What a calculator answers for a state by its name, in words that people type. */
type Subject = {
  calculator: CalculatorId;
  name: (state: string) => string;
  description: (state: string) => string;
  /** Without the state’s name. */
  everydayWords: readonly string[];
  standing: number;
};

/** Whoever asks for a mortgage in Washington wants a mortgage, and for Washington alone its income tax. */
const subjects: readonly Subject[] = [
  {
    calculator: incomeTax,
    name: (state) => `${state} income tax`,
    description: (state) => `Federal and ${state} tax on a year’s income.`,
    everydayWords: ["state income tax", "taxes in", "move to", "moving to", "live in"],
    standing: 0.5,
  },
  {
    calculator: "tax/payroll-tax",
    name: (state) => `${state} take-home pay`,
    description: (state) => `What is left of a paycheck after federal and ${state} tax.`,
    everydayWords: ["take home pay in", "paycheck in", "payroll tax", "salary after tax in"],
    standing: 0.48,
  },
  {
    calculator: "investment-retirement/capital-gains",
    name: (state) => `${state} capital gains tax`,
    description: (state) => `Federal and ${state} tax on what you sell.`,
    everydayWords: ["capital gains", "tax on stocks sold in"],
    standing: 0.48,
  },
  {
    calculator: "tax/self-employment-tax",
    name: (state) => `${state} self-employment tax`,
    description: (state) => `What a business in ${state} sets aside for taxes.`,
    everydayWords: ["self employed in", "freelance 1099 tax", "estimated quarterly taxes"],
    standing: 0.48,
  },
  {
    calculator: "investment-retirement/retirement-planner",
    name: (state) => `Retirement in ${state}`,
    description: (state) => `Your savings, and what ${state} takes of withdrawals.`,
    everydayWords: ["retire in", "retiring in", "tax on retirement income pension"],
    standing: 0.48,
  },
];

const searchableState = (code: string): SearchEntry[] =>
  subjects.map(({ calculator, name, description, everydayWords, standing }) => {
    const [state, others = []] = [nameOf(code), otherNames[code]];
    return {
      ...withFilled(calculator, { state: code }),
      name: name(state),
      description: description(named(code)),
      everydayWords: [state, ...others]
        .flatMap((one) => everydayWords.map((words) => `${words} ${one}`))
        .join(","),
      called: [state, code, ...others],
      standing,
    };
  });

const everyState: SearchEntry = {
  ...withFilled(incomeTax, { allStates: "compare" }),
  name: "Income tax in every state",
  description: "A year’s income tax in all 50 states and DC, the lowest first.",
  everydayWords:
    "states without income tax,states with no income tax,lowest tax state,highest tax states,cheapest state to live in,compare states,tax by state,which state should I move to",
  standing: 0.5,
};

/** The two states beside each other. */
const searchableLine = ([here, there, cities]: (typeof stateLines)[number]): SearchEntry => ({
  ...withFilled(incomeTax, { state: here, otherState: there }),
  name: `${nameOf(here)} or ${nameOf(there)} income tax`,
  description: `A year’s income tax in ${named(here)}, beside that in ${named(there)}.`,
  everydayWords: `${cities.join(" or ")} income tax`,
  called: [`${nameOf(here)} or ${nameOf(there)}`, ...cities],
  standing: 0.4,
});

/**
 * The calculators that know a state’s law with the state filled in, all states beside each other, and both
 * states where cities lie on the line. They are no pages.
 */
export const searchableStates = [
  everyState,
  ...Object.keys(stateAbbreviations).flatMap(searchableState),
  ...stateLines.map(searchableLine),
];
