import type { KnownYear } from "../years/law-years";
import { everyState } from "./every-state";
import type { StateHousehold } from "./filer";
import type { StateCode } from "./state-abbreviations";
import { stateReturn, type StateTax } from "./state-return";

/**
 * The income tax of a state, whichever it is: a household with the state that it lives in all year.
 *
 * - `year` the state’s newest law that is not after it: 2025 where the state has set no numbers of 2026
 * - `localRate` percent, of the tax of cities or counties, where the state has one
 *
 * Returns dollars a year, `stateIncomeTax` negative where credits are paid out.
 *
 * @example stateIncomeTax({ state: "PA", filingStatus: "single", wages: 68_900 }, 2025).stateIncomeTax // 2115.23
 *
 * Source: the document that each file in lib/tax-law/states/laws names.
 */
export const stateIncomeTax = (
  household: StateHousehold & { state: StateCode; localRate?: number },
  year: KnownYear,
): StateTax => stateReturn(household, everyState[household.state], year, household.localRate);
