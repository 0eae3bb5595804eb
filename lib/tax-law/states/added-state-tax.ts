import type { KnownYear } from "../years/law-years";
import type { StateChoice } from "./compared-states";
import type { StateHousehold } from "./filer";
import { stateLawOf } from "./known-laws";
import { stateCodeOf } from "./state-code-of";
import { stateFigures, type StateFigures } from "./state-figures";
import type { FederalOf } from "./state-return";

/** What a profit or a sale adds to a state’s income tax, with the state’s return that has it: dollars a year. */
export type AddedStateFigures = Pick<
  StateFigures,
  "stateYear" | "stateTaxableIncome" | "stateIncomeTax" | "stateLines" | "stateBrackets"
> & {
  /** The income tax of the household without it. */
  stateTaxWithout: number;
  addedStateTax: number;
};

export type AddedStateTax = {
  /** 1 where a state was chosen; else 0. */
  isInState: number;
} & Partial<AddedStateFigures>;

/** What stands for these figures where no state was chosen and all of them have to be there. */
export const noAddedStateTax = {
  stateYear: null,
  stateTaxableIncome: null,
  stateIncomeTax: null,
  stateLines: [],
  stateBrackets: [],
  stateTaxWithout: null,
  addedStateTax: null,
} as const;

/**
 * The state’s income tax on a household with something and without it: nothing where no state was chosen.
 *
 *     added = tax with it − tax without it
 *
 * The law of the state must have been fetched: known-laws.ts.
 *
 * - `federalOf` a household’s federal return of a year: worked out unless it is given
 *
 * @example addedStateTaxOf({ filingStatus: "single", wages: 80_000 }, { filingStatus: "single", wages: 90_000 }, { state: "PA" }, 2026).addedStateTax // 307
 */
export function addedStateTaxOf(
  without: StateHousehold,
  withIt: StateHousehold,
  { state }: Pick<StateChoice, "state">,
  year: KnownYear,
  federalOf?: (household: StateHousehold) => FederalOf,
): AddedStateTax {
  const code = stateCodeOf(state);
  if (!code) return { isInState: 0 };
  const law = stateLawOf(code);
  const figuresOf = (household: StateHousehold) =>
    stateFigures(household, law, year, 0, federalOf?.(household));
  const before = figuresOf(without);
  const { stateYear, stateTaxableIncome, stateIncomeTax, stateLines, stateBrackets } =
    figuresOf(withIt);
  return {
    isInState: 1,
    stateYear,
    stateTaxableIncome,
    stateIncomeTax,
    stateLines,
    stateBrackets,
    stateTaxWithout: before.stateIncomeTax,
    addedStateTax: stateIncomeTax - before.stateIncomeTax,
  };
}
