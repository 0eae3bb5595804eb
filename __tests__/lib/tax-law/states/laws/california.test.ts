/** The young child credit without earnings, FTB 3514: neither wages nor a net loss may be above $35,640 in 2025. */
import type { StateHousehold } from "@/lib/tax-law/states/filer";
import { stateIncomeTax } from "@/lib/tax-law/states/state-income-tax";

import { taxsimCases } from "../state-cases";

const credit = (household: StateHousehold) =>
  stateIncomeTax({ ...household, state: "CA" }, 2025).lines.find(
    ({ name }) => name === "Young child credit",
  )?.amount ?? 0;

const family = {
  filingStatus: "marriedFilingJointly",
  age: 31,
  spouseAge: 30,
  children: 1,
  childAges: [3],
} as const;

test.each([
  ["no income at all", {}, 1_189],
  ["a loss of $35,640", { selfEmployment: -35_640 }, 1_189],
  ["a dollar more", { selfEmployment: -35_641 }, 0],
  ["wages of $35,640 and a loss", { wages: 35_640, selfEmployment: -40_000 }, 1_189],
  ["a dollar more", { wages: 35_641, selfEmployment: -40_000 }, 0],
] as const)("%s", (_, income, expected) => {
  expect(credit({ ...family, ...income })).toBe(expected);
});

test("no household of the two models has it with higher wages", () => {
  const [one, ...others] = taxsimCases.filter(
    ({ state, household: { wages = 0, spouseWages = 0, spouseSelfEmployment = 0 } }) =>
      state === "CA" && wages + spouseWages > 70_000 && spouseSelfEmployment < -90_000,
  );
  expect(others).toEqual([]);
  expect(one?.policyEngine).toBe(0);
  expect(one && credit(one.household)).toBe(0);
});
