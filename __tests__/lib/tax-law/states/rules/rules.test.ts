import { filerOf, type StateHousehold } from "@/lib/tax-law/states/filer";
import { agedOrBlind } from "@/lib/tax-law/states/rules/aged-or-blind";
import { creditAtOtherAges } from "@/lib/tax-law/states/rules/credit-at-other-ages";
import {
  earnedIncomeCredit,
  federalAgi,
  grossIncome,
  socialSecurity,
} from "@/lib/tax-law/states/rules/federal-lines";
import { pensionLessBenefits } from "@/lib/tax-law/states/rules/pension-less-benefits";
import { povertyLineOf } from "@/lib/tax-law/states/rules/poverty-line-of";
import { selfEmploymentTaxOf } from "@/lib/tax-law/states/rules/self-employment-tax-of";
import { steppedAmount, steppedAmountOver } from "@/lib/tax-law/states/rules/stepped-amount";
import { withoutIncomeTax } from "@/lib/tax-law/states/rules/without-income-tax";
import { federalReturn } from "@/lib/tax-law/federal-return";

const filer = (household: StateHousehold) =>
  filerOf(household, federalReturn(household, 2025), 2025);

test("a person counts as aged from 65 on, and each who is blind once more", () => {
  const aged = (age: number, spouseAge: number, blind?: number) =>
    agedOrBlind(filer({ filingStatus: "marriedFilingJointly", age, spouseAge, blind }));
  expect([aged(64, 30), aged(65, 64), aged(65, 66), aged(65, 30, 2)]).toEqual([0, 1, 2, 3]);
});

test("the credit of those who are not of its ages is theirs alone, and only between the ages given", () => {
  const of = (change: Partial<StateHousehold>) =>
    creditAtOtherAges(filer({ filingStatus: "single", wages: 8_000, ...change }), 18, 24);
  // 7.65% of $8,000.
  expect(of({ age: 18 })).toBeCloseTo(612, 8);
  expect(of({ age: 24 })).toBeCloseTo(612, 8);
  // The federal credit itself is there at 25; children and dependents have another one or none.
  expect([17, 25].map((age) => of({ age }))).toEqual([0, 0]);
  expect(of({ age: 20, children: 1 })).toBe(0);
  expect(of({ age: 20, isDependent: true })).toBe(0);
});

test("what the federal return has is taken over by its name", () => {
  const one = filer({
    filingStatus: "headOfHousehold",
    wages: 20_000,
    children: 1,
    socialSecurity: 9_000,
  });
  expect(federalAgi(one)).toEqual([
    "Federal adjusted gross income",
    one.federal.adjustedGrossIncome,
  ]);
  expect(socialSecurity(one)[1]).toBe(one.federal.taxableSocialSecurity);
  expect(earnedIncomeCredit(one, 0.3)[1]).toBeCloseTo(0.3 * one.federal.earnedIncomeCredit, 10);
  expect(one.federal.earnedIncomeCredit).toBeGreaterThan(1_000);
});

test("what is nobody’s own is shared by half, so that a couple’s incomes are that of the return", () => {
  const couple = filer({
    filingStatus: "marriedFilingJointly",
    wages: 50_000,
    spouseWages: 20_000,
    unemployment: 4_000,
    passThroughIncome: 10_000,
    rents: 6_000,
    alimonyPaid: 1_000,
  });
  expect(couple.people.map(({ agi }) => agi)).toEqual([59_500, 29_500]);
  expect(couple.federal.adjustedGrossIncome).toBe(89_000);
});

test("children of 17 and 18 are dependents of a state too", () => {
  const parent = { filingStatus: "headOfHousehold", children: 1, olderChildren: 2 } as const;
  expect(filer({ ...parent, otherDependents: 1 }).dependents).toBe(4);
});

test("all income has a loss as nothing, and no savings from before tax", () => {
  const wages = { filingStatus: "single", wages: 50_000 } as const;
  expect(grossIncome(filer({ ...wages, selfEmployment: -2_000 }))).toBe(50_000);
  expect(grossIncome(filer({ ...wages, selfEmployment: 2_000 }))).toBe(52_000);
  expect(grossIncome(filer({ ...wages, preTax401k: 4_000 }))).toBe(46_000);
});

test("a limit of pensions is lowered by one’s part of the benefits, to nothing and no further", () => {
  const two = {
    household: { filingStatus: "single", pension: 30_000, socialSecurity: 20_000 },
  } as const;
  // Two thirds of the benefits: 41,200 − 13,333.33.
  expect(pensionLessBenefits(two, { pension: 20_000 }, 41_200)).toBe(20_000);
  expect(pensionLessBenefits(two, { pension: 20_000 }, 25_000)).toBeCloseTo(11_666.67, 2);
  expect(pensionLessBenefits(two, { pension: 20_000 }, 10_000)).toBe(0);
  const none = { household: { filingStatus: "single", socialSecurity: 20_000 } } as const;
  expect(pensionLessBenefits(none, { pension: 0 }, 41_200)).toBe(0);
});

test("the self-employment tax is shared by profits, and a loss has no part of it", () => {
  const couple = filer({
    filingStatus: "marriedFilingJointly",
    selfEmployment: 30_000,
    spouseSelfEmployment: 10_000,
  });
  const shares = couple.people.map((person) => selfEmploymentTaxOf(couple, person));
  // 15.3% of 92.35% of the profits.
  expect(shares[0]).toBeCloseTo(0.153 * 0.9235 * 30_000, 8);
  expect(shares[1]).toBeCloseTo(0.153 * 0.9235 * 10_000, 8);
  const withLoss = filer({ ...couple.household, spouseSelfEmployment: -10_000 });
  expect(withLoss.people.map((person) => selfEmploymentTaxOf(withLoss, person))).toEqual([
    withLoss.federal.selfEmploymentTax,
    0,
  ]);
});

test("a poverty line of a year that has none is refused", () => {
  expect(povertyLineOf(2025, 1)).toBe(15_650);
  expect(() => povertyLineOf(1999, 1)).toThrow("There are no poverty guidelines of 1999.");
});

test("at the dollars of a step it counts, where the law says over the one below it", () => {
  const steps = [
    [0, 26],
    [6_000, 20],
  ] as const;
  expect([-1, 0, 5_999, 6_000].map((income) => steppedAmount(steps, income))).toEqual([
    0, 26, 26, 20,
  ]);
  expect([0, 1, 6_000, 6_001].map((income) => steppedAmountOver(steps, income))).toEqual([
    0, 26, 26, 20,
  ]);
});

test("a state without an income tax leaves nothing to be taxed", () => {
  const { start, subtractions, rates } = withoutIncomeTax(
    filer({ filingStatus: "single", wages: 50_000 }),
  );
  expect([start[1], subtractions?.[0]?.[1], rates]).toEqual([50_000, 50_000, []]);
});
