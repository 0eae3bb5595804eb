/** The county tax of Form 502, lines 28 to 34, held to the model and to the worksheets 18A.1, 19B and 19C by hand. */
import { stateIncomeTax } from "@/lib/tax-law/states/state-income-tax";
import type { StateHousehold } from "@/lib/tax-law/states/filer";

import { modelCases } from "../state-cases";

/** Percent: the model puts a household without a county into Allegany. */
const allegany = 3.03;

const inMaryland = (household: StateHousehold, localRate = allegany) =>
  stateIncomeTax({ ...household, state: "MD", localRate }, 2025);

const cases = modelCases.filter(({ inputs, year }) => inputs.state === "MD" && year === 2025);

test("there are cases with a county tax, and with credits that leave none", () => {
  const taxes = cases.map(({ inputs }) => inMaryland(inputs).localIncomeTax);
  expect(taxes.filter((tax) => tax > 0)).toHaveLength(9);
  expect(taxes.filter((tax) => tax === 0)).toHaveLength(3);
});

test.each(cases.map((one) => [one.inputs.id, one] as const))(
  "state and county take of household %d what the model says",
  (_, { inputs, expected }) => {
    const { stateIncomeTax: tax, localIncomeTax } = inMaryland(inputs);
    expect(Math.abs(tax + localIncomeTax - expected.state_income_tax)).toBeLessThan(1);
  },
);

test("the county’s earned income credit is ten times the rate times the federal one", () => {
  const answer = inMaryland({
    filingStatus: "headOfHousehold",
    age: 39,
    children: 2,
    wages: 50_000,
  });
  expect(answer.localTaxBase).toBe(50_000 - 6_700 - 9_600);
  // 26 U.S.C. 32 in 2025: 21.06% of what is above $23,350 off $7,152.
  expect(answer.localCredits).toBeCloseTo(10 * 0.0303 * (7_152 - 0.2106 * (50_000 - 23_350)), 0);
  expect(answer.localIncomeTax).toBeCloseTo(0.0303 * 33_700 - answer.localCredits, 8);
});

test("somebody too young for the federal credit has the county’s too", () => {
  const at = (age: number) => inMaryland({ filingStatus: "single", age, wages: 17_000 });
  expect(at(20).localCredits).toBeGreaterThan(0);
  expect(at(20).localCredits).toBeCloseTo(at(30).localCredits, 8);
});

test("below the poverty level no county tax is left where the state’s is above the earned income credit", () => {
  const answer = inMaryland({ filingStatus: "single", age: 40, wages: 15_500 });
  expect(answer.localIncomeTax).toBe(0);
  expect(answer.localCredits).toBeCloseTo(0.0303 * (15_500 - 6_550), 8);
});

test("where it is not, the poverty level credit is not given against the county tax either", () => {
  const answer = inMaryland({ filingStatus: "single", age: 40, wages: 14_000 });
  // 26 U.S.C. 32 in 2025: 7.65% of what is above $10,620 off $649.
  const federal = 649 - 0.0765 * (14_000 - 10_620);
  expect(answer.stateIncomeTax).toBeLessThan(0);
  expect(answer.localIncomeTax).toBeCloseTo(0.0303 * (7_450 - 10 * federal), 0);
});

test("credits take no more than the county’s tax, and nothing where no rate is given", () => {
  const poor = { filingStatus: "headOfHousehold", age: 30, children: 3, wages: 30_000 } as const;
  const answer = inMaryland(poor, 3.2);
  expect(answer.localCredits).toBeCloseTo(0.032 * answer.localTaxBase, 8);
  expect(answer.localIncomeTax).toBe(0);
  expect(inMaryland(poor, 0)).toMatchObject({ localCredits: 0, localIncomeTax: 0 });
});
