import { federalReturn } from "../federal-return";
import { lawYears, type KnownYear } from "../years/law-years";
import type { StateHousehold } from "./filer";
import { stateLawOf } from "./known-laws";
import { stateAbbreviations, type StateCode } from "./state-abbreviations";
import { stateCodeOf } from "./state-code-of";
import { stateFigures, type StateFigures } from "./state-figures";
import { stateNames } from "./state-names";
import { stateReturn } from "./state-return";

/** Where somebody lives, and with which states that is compared. */
export type StateChoice = {
  /** Two letters. What is no state’s counts as none. */
  state?: string;
  /** Percent: of the city or county. */
  localRate?: number;
  otherState?: string;
  allStates?: "skip" | "compare";
};

/** The same household in another state: dollars a year, without any local tax. */
export type OtherStateFigures = {
  otherStateIncomeTax: number;
  otherStateContributions: number;
  otherStateTaxes: number;
  /** What is paid less there: negative is more. */
  otherStateSaving: number;
  otherStateLines: StateFigures["stateLines"];
  otherStateBrackets: StateFigures["stateBrackets"];
};

/** A row for each state, the lowest first: dollars a year, without any local tax. */
export type StateRow = {
  name: string;
  incomeTax: number;
  contributions: number;
  total: number;
  /** Of its law. */
  year: number;
};

export type StateTaxes = {
  /** 1 where a state was chosen; else 0. */
  isInState: number;
  /** 1 where it is compared with another one; else 0. */
  isCompared: number;
} & Partial<StateFigures & OtherStateFigures & { everyState: readonly StateRow[] }>;

/** What stands for these figures where no state was chosen and all of them have to be there. */
export const noStateTaxes = {
  stateYear: null,
  stateTaxableIncome: null,
  stateIncomeTax: null,
  stateContributions: null,
  localTaxBase: null,
  localCredits: null,
  localIncomeTax: null,
  stateAndLocalTaxes: null,
  stateLines: [],
  stateBrackets: [],
  contributionRows: [],
  otherStateIncomeTax: null,
  otherStateContributions: null,
  otherStateTaxes: null,
  otherStateSaving: null,
  otherStateLines: [],
  otherStateBrackets: [],
  everyState: [],
} as const;

/**
 * What the states that were chosen take of a household: nothing of those that were not.
 *
 * - `household` but for where it lives, `year` of the federal law
 * - the laws of the states must have been fetched: known-laws.ts
 */
export function stateTaxesOf(
  household: StateHousehold,
  { state, localRate = 0, otherState, allStates }: StateChoice,
  year: KnownYear,
): StateTaxes {
  const here = stateCodeOf(state);
  const there = stateCodeOf(otherState);
  const own = here && stateFigures(household, stateLawOf(here), year, localRate);
  const other = there && stateFigures(household, stateLawOf(there), year);
  return {
    isInState: own ? 1 : 0,
    isCompared: own && other ? 1 : 0,
    ...own,
    ...(own && other && otherFigures(own, other)),
    ...(allStates === "compare" && { everyState: stateRows(household, year) }),
  };
}

const otherFigures = (own: StateFigures, other: StateFigures): OtherStateFigures => ({
  otherStateIncomeTax: other.stateIncomeTax,
  otherStateContributions: other.stateContributions,
  otherStateTaxes: other.stateAndLocalTaxes,
  otherStateSaving: own.stateAndLocalTaxes - other.stateAndLocalTaxes,
  otherStateLines: other.stateLines,
  otherStateBrackets: other.stateBrackets,
});

function stateRows(household: StateHousehold, year: KnownYear): StateRow[] {
  // The federal return of a year is the same in every state.
  const returns = new Map(lawYears.map((known) => [known, federalReturn(household, known)]));
  const federalOf = (known: KnownYear) => returns.get(known) ?? federalReturn(household, known);
  return (Object.keys(stateAbbreviations) as StateCode[])
    .map((code): StateRow => {
      const law = stateLawOf(code);
      const state = stateReturn(household, law, year, 0, federalOf);
      const { stateIncomeTax: incomeTax, employeeStatePayrollTax: contributions } = state;
      return {
        name: stateNames[code] ?? code,
        incomeTax,
        contributions,
        total: incomeTax + contributions,
        year: state.year,
      };
    })
    .sort((one, other) => one.total - other.total || one.name.localeCompare(other.name));
}
