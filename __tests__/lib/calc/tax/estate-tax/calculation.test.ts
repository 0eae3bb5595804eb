import Decimal from "decimal.js";
import fc from "fast-check";

import { estateTax, type EstateTaxInput } from "@/lib/calc/tax/estate-tax/calculation";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

import lawExamples from "../../../../fixtures/law_examples.json";

const world = { today: { year: 2026 } };
const answer = (input: Partial<EstateTaxInput>) =>
  estateTax(
    { grossEstateValue: 0, debtsExpenses: 0, maritalCharitableDeductions: 0, ...input },
    world,
  );

const years: LawYearOption[] = ["2024", "2025", "2026"];
const dollars = fc.integer({ min: 0, max: 8e9 }).map((cents) => cents / 100);
const estates: fc.Arbitrary<EstateTaxInput> = fc.record({
  grossEstateValue: dollars,
  debtsExpenses: fc.oneof(fc.constant(0), dollars),
  maritalCharitableDeductions: fc.oneof(fc.constant(0), dollars),
  lawYear: fc.constantFrom(...years),
});

const above = (amount: Decimal.Value, taken: Decimal.Value) =>
  Decimal.max(0, new Decimal(amount).minus(taken)).toNumber();

test("agrees with the sums in decimals, every step at least 0", () => {
  fc.assert(
    fc.property(estates, (input) => {
      const result = answer(input);
      const adjusted = above(input.grossEstateValue, input.debtsExpenses);
      const taxable = above(adjusted, input.maritalCharitableDeductions);
      const tax = new Decimal(above(taxable, 13_610_000)).times(0.4).toNumber();
      expect(result.adjustedGrossEstate).toBeCloseTo(adjusted, 6);
      expect(result.taxableEstate).toBeCloseTo(taxable, 6);
      expect(result.estateSubjectToTax).toBeCloseTo(above(taxable, 13_610_000), 6);
      expect(result.estimatedFederalEstateTax).toBeCloseTo(tax, 6);
    }),
  );
});

test("the law comes to 40% of what is above its exclusion, by way of the table and the credit", () => {
  fc.assert(
    fc.property(estates, (input) => {
      const result = answer(input);
      const { exclusion } = lawOf(input.lawYear).estate;
      const excess = above(result.taxableEstate, exclusion);
      expect(result.law.exclusion).toBe(exclusion);
      expect(result.law.tax).toBeCloseTo(0.4 * excess, 5);
      expect(result.law.exclusionLeft).toBeCloseTo(above(exclusion, result.taxableEstate), 5);
      expect(result.law.leftForHeirs).toBeCloseTo(result.taxableEstate - 0.4 * excess, 5);
    }),
  );
});

test("the rows of the table add up to the taxable estate and to its tax", () => {
  fc.assert(
    fc.property(estates, (input) => {
      const { brackets, taxableEstate, ...result } = answer(input);
      expect(brackets).toHaveLength(12);
      const sum = (column: "taxed" | "tax") => Decimal.sum(...brackets.map((row) => row[column]));
      expect(sum("taxed").toNumber()).toBeCloseTo(taxableEstate, 5);
      expect(sum("tax").toNumber()).toBeCloseTo(result.law.tentativeTax, 5);
    }),
  );
});

const cases = lawExamples.filter(({ kind }) => kind.startsWith("federal estate tax"));

test("there are cases of law of two years", () => {
  expect(new Set(cases.map(({ taxYear }) => taxYear))).toEqual(new Set([2024, 2026]));
});

test.each(cases)("$id", ({ taxYear, taxableEstate = 0, exclusion, tax = 0 }) => {
  const result = answer({
    grossEstateValue: taxableEstate,
    lawYear: `${taxYear}` as LawYearOption,
  });
  expect(result.law.exclusion).toBe(exclusion);
  expect(Math.abs(result.law.tax - tax)).toBeLessThan(1e-8);
});

test.each(years)("%s: nothing at the exclusion, 40 cents a dollar above it", (lawYear) => {
  const { exclusion } = lawOf(lawYear).estate;
  const tax = (grossEstateValue: number) => answer({ grossEstateValue, lawYear }).law.tax;
  expect(tax(exclusion - 0.01)).toBe(0);
  expect(tax(exclusion)).toBe(0);
  expect(tax(exclusion + 0.01)).toBeCloseTo(0.004, 8);
  expect(tax(exclusion + 1)).toBeCloseTo(0.4, 8);
});

test("the credit is the tax of the table on the exclusion", () => {
  const credit = (lawYear: LawYearOption) => answer({ lawYear }).law.unifiedCredit;
  expect(years.map(credit)).toEqual([5_389_800, 5_541_800, 5_945_800]);
});

test("the specified exemption is that of 2024, whatever the year of the law", () => {
  const exemption = (lawYear: LawYearOption) => answer({ lawYear }).federalExemption;
  expect(years.map(exemption)).toEqual([13_610_000, 13_610_000, 13_610_000]);
});

test("the newest law unless another year is chosen", () => {
  expect(answer({}).law.exclusion).toBe(15_000_000);
  expect(answer({ lawYear: "2025" }).law.exclusion).toBe(13_990_000);
});

test("deductions beyond the estate count up to it, with zeros that are not −0", () => {
  const inDebt = answer({ grossEstateValue: 1_000_000, debtsExpenses: 1_000_001 });
  expect(inDebt).toMatchObject({
    debtsExpenses: 1_000_001,
    adjustedGrossEstate: 0,
    taxableEstate: 0,
    estateSubjectToTax: 0,
    estimatedFederalEstateTax: 0,
    law: { tax: 0, leftForHeirs: 0 },
  });
  const givenAway = answer({
    grossEstateValue: 30_000_000,
    debtsExpenses: 5_000_000,
    maritalCharitableDeductions: 26_000_000,
  });
  expect(givenAway).toMatchObject({
    adjustedGrossEstate: 25_000_000,
    taxableEstate: 0,
    estimatedFederalEstateTax: 0,
    law: { exclusionLeft: 15_000_000, leftForHeirs: 0 },
  });
});

test.each([
  ["2024", 14_498_888.8, 123_456.7, 765_432.1],
  ["2024", 14_765_555.44, 160_493.71, 995_061.73],
  ["2026", 15_888_888.8, 123_456.7, 765_432.1],
  ["2026", 16_155_555.44, 160_493.71, 995_061.73],
] as const)(
  "%s: the exclusion but for float dust is no tax, and none of it is left",
  (lawYear, grossEstateValue, debtsExpenses, maritalCharitableDeductions) => {
    const input = { grossEstateValue, debtsExpenses, maritalCharitableDeductions, lawYear };
    const { taxableEstate, estateSubjectToTax, ...result } = answer(input);
    const { exclusion } = lawOf(lawYear).estate;
    expect(taxableEstate).toBeCloseTo(exclusion, 6);
    expect(taxableEstate).not.toBe(exclusion);
    expect([result.law.tax, result.law.exclusionLeft]).toEqual([0, 0]);
    expect(estateSubjectToTax).toBe(lawYear === "2024" ? 0 : taxableEstate - 13_610_000);
  },
);

test("says how far the calendar is past the newest law", () => {
  const inYear = (year: number) =>
    estateTax(
      { grossEstateValue: 1, debtsExpenses: 0, maritalCharitableDeductions: 0 },
      { today: { year } },
    ).law.yearsBehind;
  expect([inYear(2026), inYear(2028)]).toEqual([null, 2]);
});
