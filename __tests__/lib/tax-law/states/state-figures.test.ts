/** The rows of a state’s return, which a workbook adds up: they come to the figures above them. */
import { sumBy } from "@/lib/finance/sum-by";
import { everyState } from "@/lib/tax-law/states/every-state";
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";
import { stateFigures, type StateFigures } from "@/lib/tax-law/states/state-figures";
import { stateIncomeTax } from "@/lib/tax-law/states/state-income-tax";

import { taxsimCases } from "./state-cases";

const states = Object.keys(everyState) as StateCode[];

/** Households from all over the list, each in a state where it may as well live. */
const sample = taxsimCases
  .filter((_, place) => place % 10 === 0)
  .map(({ household }, place) => ({ household, state: states[place % 51] as StateCode }));

/** Percent, of whatever a city or county there taxes. */
const localRate = 2;

const totalsOf = ({ stateLines, stateBrackets, contributionRows }: StateFigures) => ({
  stateTaxableIncome: sumBy(stateLines, ({ income }) => income),
  stateIncomeTax: sumBy(stateBrackets, ({ tax }) => tax) + sumBy(stateLines, ({ tax }) => tax),
  stateContributions: sumBy(contributionRows, ({ amount }) => amount),
});

function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(numbersIn) : [];
}

test("there are households of every state, with more to deduct than there is in some", () => {
  expect(sample).toHaveLength(150);
  expect(new Set(sample.map(({ state }) => state)).size).toBe(51);
  const withMore = sample.filter(({ state, household }) =>
    stateFigures(household, everyState[state], 2025).stateLines.some(
      ({ name }) => name === "Deductions beyond your income",
    ),
  );
  expect(withMore.length).toBeGreaterThan(10);
});

test.each(states)("%s: the rows add up, and nothing is −0 or no number", (state) => {
  for (const { household } of sample.filter((one) => one.state === state)) {
    const figures = stateFigures(household, everyState[state], 2025, localRate);
    for (const [name, total] of Object.entries(totalsOf(figures)))
      expect([name, total]).toEqual([name, expect.closeTo(figures[name as "stateYear"], 6)]);
    for (const number of numbersIn(figures))
      expect(Number.isFinite(number) && !Object.is(number, -0)).toBe(true);
    const { localIncomeTax, localTaxBase, localCredits } = figures;
    expect(localIncomeTax).toBeCloseTo((localTaxBase * localRate) / 100 - localCredits, 8);
  }
});

test("the figures are those of the return, and all three taxes come to one", () => {
  const household = { filingStatus: "single", age: 40, wages: 60_000 } as const;
  const figures = stateFigures(household, everyState.OR, 2026, 1);
  const answer = stateIncomeTax({ ...household, state: "OR", localRate: 1 }, 2026);
  expect(figures).toMatchObject({
    stateYear: 2025,
    stateTaxableIncome: answer.stateTaxableIncome,
    stateIncomeTax: answer.stateIncomeTax,
    stateContributions: answer.employeeStatePayrollTax,
    localTaxBase: answer.stateTaxableIncome,
    localIncomeTax: expect.closeTo(answer.stateTaxableIncome / 100, 8) as number,
    localCredits: 0,
    stateBrackets: answer.brackets,
    contributionRows: [
      { name: "Statewide transit tax", amount: expect.closeTo(60, 8) as number },
      { name: "Paid Leave Oregon", amount: expect.closeTo(360, 8) as number },
    ],
  });
  expect(figures.stateAndLocalTaxes).toBe(
    figures.stateIncomeTax + figures.stateContributions + figures.localIncomeTax,
  );
  expect(stateFigures(household, everyState.OR, 2026).localIncomeTax).toBe(0);
});

const lines = (state: StateCode, household: Parameters<typeof stateFigures>[0]) =>
  stateFigures(household, everyState[state], 2025).stateLines.map(({ name, income, tax }) => [
    name,
    income,
    tax,
  ]);

test("what is deducted of more income than there is stands after the last deduction, before the credits", () => {
  const poor = { filingStatus: "headOfHousehold", children: 2, wages: 18_000 } as const;
  expect(lines("NM", poor)).toEqual([
    ["Federal adjusted gross income", 18_000, 0],
    ["Federal standard deduction", -23_625, 0],
    ["Certain dependents", -4_000, 0],
    ["Low- and middle-income exemption", -7_500, 0],
    ["Deductions beyond your income", 17_125, 0],
    ["Working families credit", 0, -1_788],
    ["Child income credit", 0, -1_274],
    ["Low income comprehensive rebate", 0, -189],
  ]);
});

test("where the income is as much as is deducted, or a cent more, no such line is there", () => {
  const names = (wages: number) =>
    lines("OR", { filingStatus: "single", isDependent: true, wages }).map(([name]) => name);
  expect(names(2_835)).not.toContain("Deductions beyond your income");
  expect(names(2_835.01)).not.toContain("Deductions beyond your income");
  expect(names(2_834.99)).toContain("Deductions beyond your income");
});
