/** What taxes leave of the money, by four orders, against an implementation of its own and against plain sums. */
import "@/lib/tax-law/states/keep-every-state";

import fc from "fast-check";

import {
  retirementPlanner,
  type RetirementPlannerInput,
} from "@/lib/calc/investment-retirement/retirement-planner/calculation";
import { federalReturn } from "@/lib/tax-law/federal-return";
import { requiredDistribution } from "@/lib/tax-law/retirement/required-distribution";

import { world } from "../../../../house/world";
import { cases } from "./withdrawal-cases.json";

const base: RetirementPlannerInput = {
  currentAge: 58,
  retirementAge: 63,
  currentSavings: 640_000,
  monthlyContribution: 0,
  investmentReturn: 5,
  inflation: 3,
  desiredAnnualIncome: 58_000,
  withdrawalRate: 4,
  benefitAtFullAge: 2_870,
  claimAge: 67,
  planTo: 95,
};

/** A plan in which taxes are counted. */
function planned(change: Partial<RetirementPlannerInput>) {
  const result = retirementPlanner({ ...base, ...change }, world);
  const { withdrawalYears = [], withdrawalOrders = [] } = result;
  return { ...result, withdrawalYears, withdrawalOrders };
}

describe.each(cases)("$name", ({ input, accounts, orders, rows }) => {
  const result = planned({ benefitAtFullAge: null, claimAge: null, ...input } as never);

  test("the accounts when it begins", () => {
    expect(result.beforeTaxAtRetirement).toBeCloseTo(accounts.beforeTax, 5);
    expect(result.rothAtRetirement).toBeCloseTo(accounts.roth, 5);
    expect(result.taxableAtRetirement).toBeCloseTo(accounts.taxable, 5);
    expect(result.basisAtRetirement).toBeCloseTo(accounts.basis, 5);
  });

  test("each order: how long it lasts, both taxes in all, and what is left", () => {
    expect(result.withdrawalOrders).toHaveLength(orders.length);
    for (const [place, [lastsTo, ...dollars]] of orders.entries()) {
      const order = result.withdrawalOrders[place];
      expect(order?.lastsTo).toBeCloseTo(lastsTo ?? NaN, 9);
      const ours = [order?.federalTax, order?.stateTax, order?.left, order?.beforeTaxLeft];
      for (const [column, amount] of dollars.entries()) expect(ours[column]).toBeCloseTo(amount, 2);
    }
  });

  test("years of the order that was chosen", () => {
    for (const row of rows) {
      const ours = result.withdrawalYears.find(({ age }) => age === row.age);
      for (const [name, amount] of Object.entries(row))
        expect([name, ours?.[name as keyof typeof row]]).toEqual([name, expect.closeTo(amount, 3)]);
    }
  });
});

test("Roth money without other income is never taxed: it lasts exactly as the plan before taxes says", () => {
  for (const spending of [30_000, 40_000, 58_000]) {
    const result = planned({
      benefitAtFullAge: null,
      desiredAnnualIncome: spending,
      rothSavings: 640_000,
      state: "CA",
    });
    const ends = result.lastsToAge ?? Infinity;
    expect(result.lastsToAfterTax).toBe(ends > 95 ? null : ends);
    expect([result.federalTaxInAll, result.stateTaxInAll]).toEqual([0, 0]);
    for (const [place, { left, lasted }] of result.withdrawalYears.entries()) {
      expect(left).toBeCloseTo(result.planYears[place]?.left ?? NaN, 5);
      expect(lasted).toBe(result.planYears[place]?.lasted);
    }
  }
});

test("before tax in Texas, each year is the plain sum: what comes out, less the tax on it, is spent", () => {
  const { withdrawalYears } = planned({ state: "TX", benefitAtFullAge: null, inflation: 0 });
  let left = 640_000 * (1 + 0.05 / 12) ** 60;
  for (const { age, fromBeforeTax, federalTax, missing, beforeTaxLeft } of withdrawalYears) {
    if (missing > 0) break;
    // The deductions of 2025 to 2028 ended before 2031, when this one retires.
    const aged = age >= 65 ? 2_050 : 0;
    const taxable = fromBeforeTax - 16_100 - aged;
    const tax =
      1_240 + 0.12 * (Math.min(taxable, 50_400) - 12_400) + 0.22 * Math.max(0, taxable - 50_400);
    expect(federalTax).toBeCloseTo(tax, 6);
    expect(fromBeforeTax - tax).toBeCloseTo(58_000, 6);
    for (let month = 0; month < 12; month++) left = left * (1 + 0.05 / 12) - fromBeforeTax / 12;
    expect(beforeTaxLeft).toBeCloseTo(left, 5);
  }
  const short = withdrawalYears.findIndex(({ missing }) => missing > 0);
  expect(short).toBe(21);
  // What is left then does not pay the year before once more.
  expect(left).toBeLessThan(withdrawalYears[short - 1]?.fromBeforeTax ?? 0);
});

const households = fc.record({
  currentSavings: fc.integer({ min: 0, max: 3_000_000 }),
  monthlyContribution: fc.integer({ min: 0, max: 5_000 }),
  investmentReturn: fc.integer({ min: 0, max: 10 }),
  inflation: fc.integer({ min: 0, max: 6 }),
  desiredAnnualIncome: fc.integer({ min: 10_000, max: 200_000 }),
  benefitAtFullAge: fc.constantFrom(null, 2_000, 3_500),
  state: fc.constantFrom("", "TX", "NJ", "CA", "GA"),
  lawFilingStatus: fc.constantFrom("single" as const, "marriedFilingJointly" as const),
  shares: fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 })),
  taxableBasis: fc.integer({ min: 0, max: 100 }),
  contributionsTo: fc.constantFrom("beforeTax" as const, "roth" as const, "taxable" as const),
  withdrawalOrder: fc.constantFrom(
    "taxableFirst" as const,
    "beforeTaxFirst" as const,
    "fillBracket" as const,
    "proportional" as const,
  ),
});

test("in every year, what comes in less taxes and what is saved is spent, and no account is overdrawn", () => {
  fc.assert(
    fc.property(households, ({ shares: [roth, taxable], ...household }) => {
      const { withdrawalYears } = planned({
        ...household,
        rothSavings: (household.currentSavings * roth) / 100,
        taxableSavings: (household.currentSavings * taxable) / 100,
      });
      expect(withdrawalYears).toHaveLength(32);
      for (const year of withdrawalYears) {
        const { fromTaxable, fromBeforeTax, fromRoth, socialSecurity, otherIncome } = year;
        const { federalTax, stateTax, saved, paid, missing, spending } = year;
        const comesIn = fromTaxable + fromBeforeTax + fromRoth + socialSecurity + otherIncome;
        expect(comesIn - federalTax - stateTax - saved).toBeCloseTo(paid, 4);
        expect(paid + missing).toBeCloseTo(spending, 4);
        expect(fromBeforeTax).toBeGreaterThanOrEqual(year.required - 1e-6);
        for (const amount of [fromTaxable, fromBeforeTax, fromRoth, saved, missing, year.gains])
          expect(amount).toBeGreaterThanOrEqual(0);
        for (const left of [year.taxableLeft, year.beforeTaxLeft, year.rothLeft, year.basisLeft])
          expect(left).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 30 },
  );
});

test("a plan may end within its last year: what runs out after its end lasts beyond it", () => {
  const roth = { rothSavings: 640_000, benefitAtFullAge: null, desiredAnnualIncome: 55_000 };
  const end = planned({ ...roth, planTo: 95 }).lastsToAfterTax ?? NaN;
  expect(end % 1).toBeGreaterThan(0.1);
  expect(planned({ ...roth, planTo: end - 0.05 }).lastsToAfterTax).toBeNull();
  const within = planned({ ...roth, planTo: end + 0.05 });
  expect(within.lastsToAfterTax).toBe(end);
  expect(within.withdrawalYears.at(-1)?.age).toBe(Math.floor(end));
});

test("each order takes from the accounts as it is called", () => {
  const kinds = { rothSavings: 200_000, taxableSavings: 200_000, benefitAtFullAge: null } as const;
  const firstYear = (withdrawalOrder: RetirementPlannerInput["withdrawalOrder"]) =>
    planned({ ...kinds, withdrawalOrder, desiredAnnualIncome: 90_000 }).withdrawalYears[0];
  expect(firstYear("taxableFirst")).toMatchObject({ fromBeforeTax: 0, fromRoth: 0 });
  expect(firstYear("beforeTaxFirst")).toMatchObject({ fromTaxable: 0, fromRoth: 0 });
  // 50,400 of taxable income and the deduction of 16,100; the rest from taxable.
  const filled = firstYear("fillBracket");
  expect(filled?.fromBeforeTax).toBeCloseTo(66_500, 6);
  expect(filled?.fromTaxable).toBeGreaterThan(20_000);
  expect(filled?.fromRoth).toBe(0);
  const { fromBeforeTax = NaN, fromTaxable, fromRoth } = firstYear("proportional") ?? {};
  expect(fromTaxable).toBeCloseTo(fromRoth ?? NaN, 6);
  expect(fromBeforeTax / 240_000).toBeCloseTo((fromRoth ?? NaN) / 200_000, 10);
});

test("what the law requires comes out from 75 on, and what is not spent of it is kept in the taxable account", () => {
  const { withdrawalYears } = planned({
    state: "TX",
    currentSavings: 2_000_000,
    desiredAnnualIncome: 50_000,
    rothSavings: 0,
  });
  const before = withdrawalYears.find(({ age }) => age === 74);
  const at = withdrawalYears.find(({ age }) => age === 75);
  expect(before?.required).toBe(0);
  expect(before?.saved).toBe(0);
  expect(at?.fromBeforeTax).toBe(requiredDistribution(before?.beforeTaxLeft ?? NaN, 75));
  expect(at?.saved).toBeGreaterThan(10_000);
  expect(at?.taxableLeft).toBeGreaterThan(at?.saved ?? NaN);
  expect(at?.basisLeft).toBeCloseTo((at?.saved ?? NaN) / 1.03, 8);
});

test("other income is taxed as what it is said to be", () => {
  const taxWith = (taxed: "pension" | "wages" | "interest" | "socialSecurity" | "untaxed") =>
    planned({
      rothSavings: 640_000,
      benefitAtFullAge: null,
      otherIncome: [{ name: "", monthly: 3_000, fromAge: 63, toAge: 120, rises: "rising", taxed }],
    }).withdrawalYears[0]?.federalTax;
  const single = { filingStatus: "single", age: 63 } as const;
  expect(taxWith("pension")).toBeCloseTo(
    federalReturn({ ...single, pension: 36_000 }, 2026).totalTax,
    8,
  );
  expect(taxWith("interest")).toBeCloseTo(
    federalReturn({ ...single, interest: 36_000 }, 2026).totalTax,
    8,
  );
  expect(taxWith("wages")).toBeCloseTo(
    federalReturn({ ...single, wages: 36_000 }, 2026).totalTax + 0.0765 * 36_000,
    8,
  );
  expect([taxWith("socialSecurity"), taxWith("untaxed")]).toEqual([0, 0]);
});

test.each([
  {},
  { state: "XX" },
  { state: "TX", desiredAnnualIncome: 0 },
  { rothSavings: 400_000, taxableSavings: 240_001 },
])("%j: no tax is worked out", (change) => {
  const result = retirementPlanner({ ...base, ...change }, world);
  expect(result).toMatchObject({ isInState: 0, federal: [] });
  for (const name of [
    "withdrawalYears",
    "withdrawalOrders",
    "lastsToAfterTax",
    "federalTaxOnIncome",
  ])
    expect(result).not.toHaveProperty(name);
});

test.each([
  { state: "TX" },
  { lawFilingStatus: "headOfHousehold" },
  { rothSavings: 0 },
  { taxableSavings: 0 },
  { contributionsTo: "roth" },
  { withdrawalOrder: "proportional" },
] as const)("%j asks for taxes", (change) => {
  expect(planned(change).withdrawalOrders).toHaveLength(4);
});
