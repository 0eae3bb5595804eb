import Decimal from "decimal.js";
import fc from "fast-check";

import {
  lifeInsuranceNeeds,
  type LifeInsuranceNeedsInput,
} from "@/lib/calc/insurance/life-insurance-needs/calculation";

const dollars = fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100);
const families: fc.Arbitrary<LifeInsuranceNeedsInput> = fc.record({
  annualIncome: dollars,
  years: fc.integer({ min: 1, max: 160 }).map((quarters) => quarters / 4),
  debts: dollars,
  mortgageBalance: dollars,
  educationCosts: dollars,
  savings: dollars,
  existingInsurance: dollars,
});

test("agrees with the sums in decimals", () => {
  fc.assert(
    fc.property(families, (input) => {
      const result = lifeInsuranceNeeds(input);
      const income = new Decimal(input.annualIncome).times(input.years);
      const needs = Decimal.sum(income, input.debts, input.mortgageBalance, input.educationCosts);
      const assets = Decimal.sum(input.savings, input.existingInsurance);
      expect(result.incomeReplacement).toBeCloseTo(income.toNumber(), 5);
      expect(result.totalNeeds).toBeCloseTo(needs.toNumber(), 5);
      expect(result.totalAssets).toBeCloseTo(assets.toNumber(), 5);
      expect(result.estimatedNeed).toBeCloseTo(Decimal.max(0, needs.minus(assets)).toNumber(), 5);
      expect(result.assetsOver).toBeCloseTo(Decimal.max(0, assets.minus(needs)).toNumber(), 5);
    }),
  );
});

test("insurance for what was needed leaves no need and nothing over, to the last cent", () => {
  fc.assert(
    fc.property(families, (input) => {
      const { estimatedNeed } = lifeInsuranceNeeds(input);
      fc.pre(estimatedNeed > 0);
      const insured = lifeInsuranceNeeds({
        ...input,
        existingInsurance: input.existingInsurance + estimatedNeed,
      });
      expect([insured.estimatedNeed, insured.assetsOver]).toEqual([0, 0]);
    }),
  );
});

test("a dollar more of any need is a dollar more to insure, and of any asset one less", () => {
  const family = {
    annualIncome: 60_000,
    years: 8,
    debts: 5_000,
    mortgageBalance: 150_000,
    educationCosts: 40_000,
    savings: 20_000,
    existingInsurance: 100_000,
  };
  const need = (change: Partial<LifeInsuranceNeedsInput>) =>
    lifeInsuranceNeeds({ ...family, ...change }).estimatedNeed;
  expect(need({})).toBe(555_000);
  expect(need({ debts: 5_001 })).toBe(555_001);
  expect(need({ mortgageBalance: 150_001 })).toBe(555_001);
  expect(need({ educationCosts: 40_001 })).toBe(555_001);
  expect(need({ savings: 20_001 })).toBe(554_999);
  expect(need({ existingInsurance: 100_001 })).toBe(554_999);
  expect(need({ annualIncome: 60_001 })).toBe(555_008);
  expect(need({ years: 8.5 })).toBe(585_000);
});

test("assets that equal the needs but for float dust leave nothing on either side", () => {
  const result = lifeInsuranceNeeds({
    annualIncome: 0.1,
    years: 3,
    debts: 0.4,
    mortgageBalance: 0,
    educationCosts: 0,
    savings: 0.6,
    existingInsurance: 0.1,
  });
  expect(result.totalNeeds).not.toBe(result.totalAssets);
  expect([result.estimatedNeed, result.assetsOver]).toEqual([0, 0]);
});

test("no needs and no assets are 0, not −0", () => {
  expect(
    lifeInsuranceNeeds({
      annualIncome: 0,
      years: 10,
      debts: 0,
      mortgageBalance: 0,
      educationCosts: 0,
      savings: 0,
      existingInsurance: 0,
    }),
  ).toEqual({
    incomeReplacement: 0,
    totalNeeds: 0,
    totalAssets: 0,
    estimatedNeed: 0,
    assetsOver: 0,
  });
});
