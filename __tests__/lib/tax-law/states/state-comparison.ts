/** How far the answers of this project are from those of two models, household by household. */
import { stateIncomeTax } from "@/lib/tax-law/states/state-income-tax";
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";

import { modelCases, taxsimCases } from "./state-cases";

export type Model = "PolicyEngine" | "TAXSIM";

export type Compared = {
  state: StateCode;
  year: number;
  household: StateHousehold;
  /** By which list of content/tested/state-differences.ts it is named, and how. */
  source: "wageEarners" | "taxsim";
  id: number;
  /**
   * Whether the households of the source say it all: the models agree on it, and it has nothing that no page
   * asks for.
   */
  isPlain: boolean;
  /** Whether the models are within $5 of each other, where both have answered. */
  modelsAgree: boolean;
  /** The models that are farther away than what counts as equal: none where they agree and one is near. */
  partsFrom: readonly Model[];
  /** Dollars to the nearer model; where only one parts, to that. */
  difference: number;
  /** Dollars to the nearer model when what no page asks for counts as interest. */
  asInterest: number;
};

/** PolicyEngine counts the tax of Allegany County, in percent, with Maryland’s. */
const alleganyCounty = 3.03;

const wageEarners: readonly Compared[] = modelCases
  .filter(({ official }) => official)
  .flatMap(({ inputs, year, expected }) => {
    const { id, state, ...household } = inputs;
    const localRate = state === "MD" ? alleganyCounty : 0;
    const answer = stateIncomeTax({ ...inputs, localRate }, year);
    // The state has set no numbers of the year.
    if (answer.year !== year) return [];
    const { stateIncomeTax: tax, localIncomeTax } = answer;
    const difference = Math.abs(tax + localIncomeTax - expected.state_income_tax);
    return {
      ...({ state, year, household, source: "wageEarners", id, difference } as const),
      ...{ isPlain: true, modelsAgree: true, asInterest: difference },
      partsFrom: difference > 1 ? ["PolicyEngine" as const] : [],
    };
  });

const ofTwoModels: readonly Compared[] = taxsimCases.map((one, id) => {
  const { state, household, agree, hasMore, incomeNotAsked } = one;
  const offOf = (asked: StateHousehold) => {
    const tax = stateIncomeTax({ ...asked, state }, 2025).stateIncomeTax;
    return { PolicyEngine: Math.abs(tax - one.policyEngine), TAXSIM: Math.abs(tax - one.taxsim) };
  };
  const off = offOf(household);
  const nearest = Math.min(off.PolicyEngine, off.TAXSIM);
  const parting = (["PolicyEngine", "TAXSIM"] as const).filter((model) => off[model] > 2);
  const partsFrom = agree && parting.length < 2 ? [] : parting;
  const [first, second] = partsFrom;
  const interest = (household.interest ?? 0) + incomeNotAsked;
  const withInterest = incomeNotAsked === 0 ? off : offOf({ ...household, interest });
  return {
    ...({ state, year: 2025, household, source: "taxsim", id, partsFrom } as const),
    ...{ isPlain: agree && !hasMore, modelsAgree: agree },
    difference: first && !second ? off[first] : nearest,
    asInterest: Math.min(withInterest.PolicyEngine, withInterest.TAXSIM),
  };
});

export const compared: readonly Compared[] = [...wageEarners, ...ofTwoModels];
