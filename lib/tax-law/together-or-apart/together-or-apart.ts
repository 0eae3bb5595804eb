import { federalReturn, type FederalReturn } from "../federal-return";
import { stateTaxesOf, type StateChoice } from "../states/compared-states";
import type { StateHousehold } from "../states/filer";
import type { KnownYear } from "../years/law-years";
import { communityIncome, isCommunityPropertyState } from "./community-income";
import type { Division, SeparateChoice } from "./division";
import { separateHouseholds } from "./separate-households";

/** A return, and what it comes to: dollars a year. */
type FiledReturn = {
  federal: FederalReturn;
  /** Of the state with its city or county: 0 where none was chosen. */
  stateTaxes: number;
  /** Income, self-employment and additional Medicare tax, and those of the state. */
  allTaxes: number;
};

/** A couple’s taxes with one joint return, and with two separate ones: dollars a year. */
type TogetherOrApart = {
  together: FiledReturn;
  taxpayer: FiledReturn;
  spouse: FiledReturn;
  /** Of both separate returns. */
  taxApart: number;
  choice: SeparateChoice;
};

/**
 * The federal and state taxes of a couple that files jointly, and of the same couple if they file separately.
 *
 * - `division` what is the spouse’s; in a community property state, half of what both earn, own and pay
 * - `state` whose law must have been fetched: known-laws.ts
 * - `year` of the federal law
 *
 *     tax apart = the least, over every choice, of the taxpayer’s tax + the spouse’s
 *
 * The choices: each number of the children under 17 that the spouse may claim, the other dependents all on one
 * return, and both take the standard deduction or both itemize.
 *
 * States that count the income of both on each separate return, such as Pennsylvania, are told of it.
 *
 * Not modeled: a spouse who lives apart with a child and is head of household; a smaller IRA deduction or exclusion
 * for care benefits of a separate return; property of one’s own, and income of a separation, in a community property
 * state; property elections of other states.
 *
 * @example togetherOrApart({ filingStatus: "marriedFilingJointly", wages: 92_000 }, {}, {}, 2026).taxApart // 11410
 * @example togetherOrApart({ filingStatus: "marriedFilingJointly", wages: 92_000 }, {}, { state: "TX" }, 2026).taxApart // 6680
 *
 * Source: 26 U.S.C. 1(d), 63(c)(6)(A), 66 and 152(c)(4)(B); IRS Publications 504 and 555.
 */
export function togetherOrApart(
  household: StateHousehold,
  division: Division,
  { state, localRate }: Pick<StateChoice, "state" | "localRate">,
  year: KnownYear,
): TogetherOrApart {
  const filed = (one: StateHousehold): FiledReturn => {
    const federal = federalReturn(one, year);
    const { stateAndLocalTaxes = 0 } = stateTaxesOf(one, { state, localRate }, year);
    return {
      federal,
      stateTaxes: stateAndLocalTaxes,
      allTaxes: federal.totalTax + stateAndLocalTaxes,
    };
  };
  const isCommunity = isCommunityPropertyState(state);
  const halves = {
    investmentShare: 0.5,
    deductionShare: 0.5,
    medicalExpenses: (household.medicalExpenses ?? 0) / 2,
  };
  const filedApart = (choice: SeparateChoice) => {
    const divided = isCommunity
      ? communityIncome(separateHouseholds(household, { ...division, ...halves }, choice))
      : separateHouseholds(household, division, choice);
    const incomes = divided.map((one) => federalReturn(one, year).adjustedGrossIncome);
    const [taxpayer, spouse] = divided.map((one, place) =>
      filed({ ...one, spouseIncome: household.livedApart ? undefined : incomes[1 - place] }),
    ) as [FiledReturn, FiledReturn];
    return { taxpayer, spouse, taxApart: taxpayer.allTaxes + spouse.allTaxes, choice };
  };
  const best = choicesOf(household)
    .map(filedApart)
    .reduce((least, one) => (one.taxApart < least.taxApart ? one : least));
  return { together: filed(household), ...best };
}

/** The first of them is that of most couples: the taxpayer claims all, and nobody itemizes. */
function choicesOf(household: StateHousehold): SeparateChoice[] {
  const { children = 0, olderChildren = 0, otherDependents = 0 } = household;
  const counts = Array.from({ length: children + 1 }, (_, count) => count);
  const ofOthers = olderChildren + otherDependents > 0 ? [false, true] : [false];
  return (["standard", "itemized"] as const).flatMap((deduction) =>
    ofOthers.flatMap((claimsOthers) =>
      counts.map((count) => ({ children: count, claimsOthers, deduction })),
    ),
  );
}
