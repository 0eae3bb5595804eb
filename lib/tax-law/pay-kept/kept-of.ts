import type { StateHousehold } from "../states/filer";
import type { KnownYear } from "../years/law-years";
import { keptWithReturns, type Kept, type KeptOptions } from "./kept-with-returns";

export type { Kept, KeptOptions };

/**
 * What is left of a household’s wages after everything that goes by them.
 *
 * - `year` of the federal law; a state’s is its newest that is not after it
 * - `options.state` two letters: its law must have been fetched (known-laws.ts); `options.localRate` percent
 * - `options.medicare` people on Medicare, 0 to 2; `options.loans` federal student loans repaid by income
 *
 * Returns dollars a year.
 *
 *     kept = wages − federal income tax − Social Security and Medicare, of the self-employed too
 *            − state and local taxes − what Medicare adds to its premiums − student loan payments by income
 *
 * Credits that are paid out are negative tax, and the premium credit is as the return settles it. Other income
 * counts by its taxes alone. Medicare goes by the income of two years before: here by that of the year, as if it
 * had been the same. What is saved from pay, such as in a 401(k), is kept.
 *
 * @example keptOf({ filingStatus: "single", wages: 60_000 }, 2026).kept // 50390
 * @example keptOf({ filingStatus: "single", wages: 60_000 }, 2026, { state: "PA" }).stateTax // 1884
 *
 * Source: 26 U.S.C. 1, 1401 and 3101; 42 U.S.C. 1395r(i); the law of the state.
 */
export const keptOf = (
  household: StateHousehold,
  year: KnownYear,
  options: KeptOptions = {},
): Kept => keptWithReturns(household, year, options).kept;
