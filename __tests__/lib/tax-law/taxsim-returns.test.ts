/** Federal returns of 2025 held to two models at once: TAXSIM of the NBER, and PolicyEngine. */
import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";

import twoModels from "../../fixtures/taxsim_2025.json";
import { householdOf, type TaxsimInput } from "./states/state-cases";

type Case = {
  input: TaxsimInput;
  expected: Record<"taxsim" | "policyengine", { federal: number }>;
};

/** Dollars: the models differ among themselves by as much. */
const near = 5;

const agreed = (twoModels.cases as unknown as readonly Case[]).filter(
  ({ expected: { taxsim, policyengine } }) =>
    Math.abs(taxsim.federal - policyengine.federal) <= near,
);

/** Whom TAXSIM asks for besides: the care of children, an S corporation in which one works, unemployment. */
function wholeHousehold(input: TaxsimInput): Household {
  const amount = (name: string) => input[name] ?? 0;
  const { otherDependents = 0, ...household } = householdOf(input);
  const ages = Array.from({ length: amount("depx") }, (_, at) => amount(`age${at + 1}`) || 10);
  const olderChildren = ages.filter((age) => age === 17 || age === 18).length;
  return {
    ...household,
    olderChildren,
    otherDependents: otherDependents - olderChildren,
    passThroughIncome: amount("scorp"),
    unemployment: amount("pui") + amount("sui"),
    dependentCareExpenses: amount("childcare"),
    dependentCarePersons: ages.filter((age) => age < 13).length,
  };
}

const off = agreed.flatMap(({ input, expected: { taxsim, policyengine } }) => {
  const household = wholeHousehold(input);
  const answer = federalReturn(household, 2025);
  const difference = [taxsim, policyengine]
    .map(({ federal }) => answer.tax - federal)
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] as number;
  return Math.abs(difference) > near ? [{ household, answer, difference }] : [];
});

test("1,206 of 1,211 households on which both agree have their income tax, to $5", () => {
  expect(agreed).toHaveLength(1_211);
  expect(off).toHaveLength(5);
  const withMore = agreed.filter(({ input }) =>
    ["scorp", "pui", "sui", "childcare"].some((name) => input[name]),
  );
  expect(withMore.length).toBeGreaterThan(190);
});

// 26 U.S.C. 199A(b)(2): above the threshold the deduction is held to the wages that a business pays. Both models
// are told of none and hold nothing to them; a business without employees has none to show.
test("the others have business income above the threshold, where it is taken for one without employees", () => {
  for (const { household, answer, difference } of off) {
    expect(household.selfEmployment || household.passThroughIncome).toBeGreaterThan(0);
    expect(answer.taxedBeforeBusiness).toBeGreaterThan(197_300);
    expect(difference).toBeGreaterThan(0);
  }
});
