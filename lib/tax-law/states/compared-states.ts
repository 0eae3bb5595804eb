import { federalReturn } from "../federal-return";
import { lawYears, type KnownYear } from "../years/law-years";
import type { StateHousehold } from "./filer";
import { stateLawOf } from "./known-laws";
import { stateAbbreviations, type StateCode } from "./state-abbreviations";
import { stateCodeOf } from "./state-code-of";
import { stateFigures, type StateFigures } from "./state-figures";
import { stateNames } from "./state-names";

/** Where somebody lives, and with which states that is compared. */
export type StateChoice = {
  /** Two letters. What is no state’s counts as none. */
  state?: string;
  /** Percent: of the city or county. */
  localRate?: number;
  otherState?: string;
  allStates?: "skip" | "compare";
};

/** The same household in another state: dollars a year, without any local tax there. */
export type OtherStateFigures = {
  otherStateIncomeTax: number;
  otherStateContributions: number;
  otherStateTaxes: number;
  /** What is paid less there, of both sums in whole dollars: negative is more. */
  otherStateSaving: number;
  /** One’s own state, and the other. */
  bothStates: readonly StateRow[];
  otherStateLines: StateFigures["stateLines"];
  otherStateBrackets: StateFigures["stateBrackets"];
};

/** What a state takes: dollars a year. */
export type StateRow = {
  name: string;
  total: number;
  incomeTax: number;
  contributions: number;
  /** Of one’s own city or county: 0 in other states. */
  localTax: number;
  /** Of its law. */
  year: number;
};

export type StateTaxes = {
  /** 1 where a state was chosen; else 0. */
  isInState: number;
  /** 1 where it is compared with another one; else 0. */
  isCompared: number;
} & Partial<
  StateFigures &
    OtherStateFigures & {
      /** The lowest first. */
      everyState: readonly StateRow[];
    }
>;

/** The same without a comparison. */
export type OwnStateTaxes = Omit<StateTaxes, keyof OtherStateFigures | "everyState" | "isCompared">;

/** What stands for the figures of one’s own state where none was chosen and all of them have to be there. */
export const noOwnStateTaxes = {
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
} as const;

/** The same with those of a comparison. */
export const noStateTaxes = {
  ...noOwnStateTaxes,
  otherStateIncomeTax: null,
  otherStateContributions: null,
  otherStateTaxes: null,
  otherStateSaving: null,
  bothStates: [],
  otherStateLines: [],
  otherStateBrackets: [],
  everyState: [],
} as const;

/**
 * What the states that were chosen take of a household: nothing of those that were not.
 *
 * - `household` but for where it lives, `year` of the federal law
 * - the laws of the states must have been fetched: known-laws.ts
 *
 * @example stateTaxesOf({ filingStatus: "single", wages: 80_000 }, { state: "PA", otherState: "TX" }, 2026).otherStateSaving // 2512
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
    ...(own && other && otherFigures(own, other, [rowOf(here, own), rowOf(there, other)])),
    ...(allStates === "compare" && {
      everyState: everyStateOf(household, year, (code) => (code === here ? localRate : 0)),
    }),
  };
}

/**
 * The same without a comparison.
 *
 * @example ownStateTaxesOf({ filingStatus: "single", wages: 80_000 }, { state: "PA" }, 2026).stateIncomeTax // 2456
 */
export function ownStateTaxesOf(
  household: StateHousehold,
  { state, localRate = 0 }: Pick<StateChoice, "state" | "localRate">,
  year: KnownYear,
): OwnStateTaxes {
  const code = stateCodeOf(state);
  const figures = code && stateFigures(household, stateLawOf(code), year, localRate);
  return { isInState: figures ? 1 : 0, ...figures };
}

const otherFigures = (
  own: StateFigures,
  other: StateFigures,
  bothStates: readonly StateRow[],
): OtherStateFigures => ({
  otherStateIncomeTax: other.stateIncomeTax,
  otherStateContributions: other.stateContributions,
  otherStateTaxes: other.stateAndLocalTaxes,
  otherStateSaving: Math.round(own.stateAndLocalTaxes) - Math.round(other.stateAndLocalTaxes),
  otherStateLines: other.stateLines,
  otherStateBrackets: other.stateBrackets,
  bothStates,
});

const rowOf = (code: StateCode, figures: StateFigures): StateRow => ({
  name: stateNames[code] ?? code,
  total: figures.stateAndLocalTaxes,
  incomeTax: figures.stateIncomeTax,
  contributions: figures.stateContributions,
  localTax: figures.localIncomeTax,
  year: figures.stateYear,
});

function everyStateOf(
  household: StateHousehold,
  year: KnownYear,
  localRateIn: (code: StateCode) => number,
): StateRow[] {
  // The federal return of a year is the same in every state.
  const returns = new Map(lawYears.map((known) => [known, federalReturn(household, known)]));
  const federalOf = (known: KnownYear) => returns.get(known) ?? federalReturn(household, known);
  return (Object.keys(stateAbbreviations) as StateCode[])
    .map((code) =>
      rowOf(code, stateFigures(household, stateLawOf(code), year, localRateIn(code), federalOf)),
    )
    .sort((one, other) => one.total - other.total || one.name.localeCompare(other.name));
}
