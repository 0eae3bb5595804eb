import { sumBy } from "@/lib/finance/sum-by";
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

import policyEngine from "../../../fixtures/state_cases.json";
import twoModels from "../../../fixtures/taxsim_2025.json";

type ModelCase = {
  year: KnownYear;
  inputs: StateHousehold & { id: number; state: StateCode };
  expected: { state_income_tax: number; state_agi: number };
  official: boolean;
};

/** Wage earners, and their state’s tax by PolicyEngine. */
export const modelCases = policyEngine.cases as unknown as readonly ModelCase[];

export type TaxsimInput = Readonly<Record<string, number | undefined>> & { state_code: never };

type TwoModels = {
  input: TaxsimInput;
  expected: Record<"taxsim" | "policyengine", { state: number }>;
  agree: boolean;
};

/** A household that two models have answered, by the names of this project. */
type TaxsimCase = {
  state: StateCode;
  household: StateHousehold;
  taxsim: number;
  policyEngine: number;
  /** Whether the two are within $5 of each other. */
  agree: boolean;
  /** Whether it has something that no household here can say: rent, child care, an S corporation. */
  hasMore: boolean;
  /** Dollars of an S corporation and of unemployment benefits. */
  incomeNotAsked: number;
};

const notAsked = ["scorp", "pui", "sui"];

export const taxsimCases: readonly TaxsimCase[] = (
  twoModels.cases as unknown as readonly TwoModels[]
).map(({ input, expected, agree }) => ({
  state: input.state_code,
  household: householdOf(input),
  taxsim: expected.taxsim.state,
  policyEngine: expected.policyengine.state,
  agree,
  hasMore: ["rentpaid", "childcare", ...notAsked].some((name) => input[name]),
  incomeNotAsked: sumBy(notAsked, (name) => input[name] ?? 0),
}));

/** A household of TAXSIM’s, in the words of this project: without rent, child care, an S corporation and unemployment. */
export function householdOf(input: TaxsimInput): StateHousehold {
  const amount = (name: string) => input[name] ?? 0;
  const dependents = amount("depx");
  // Both models take a dependent whose age is not given for 10.
  const ages = Array.from({ length: dependents }, (_, index) => amount(`age${index + 1}`) || 10);
  const childAges = ages.filter((age) => age < 17);
  const isJoint = input.mstat === 2;
  const alone = dependents > 0 ? "headOfHousehold" : "single";
  return {
    filingStatus: isJoint
      ? "marriedFilingJointly"
      : input.mstat === 6
        ? "marriedFilingSeparately"
        : alone,
    age: amount("page"),
    spouseAge: amount("sage"),
    children: childAges.length,
    childAges,
    otherDependents: dependents - childAges.length,
    wages: amount("pwages"),
    spouseWages: amount("swages"),
    selfEmployment: amount("psemp"),
    spouseSelfEmployment: amount("ssemp"),
    interest: amount("intrec"),
    qualifiedDividends: amount("dividends"),
    longTermGains: amount("ltcg"),
    shortTermGains: amount("stcg"),
    pension: amount("pensions"),
    socialSecurity: amount("gssi"),
  };
}
