import Decimal from "decimal.js";
import fc from "fast-check";

import {
  selfEmploymentTax,
  type SelfEmploymentTaxInput,
} from "@/lib/calc/tax/self-employment-tax/calculation";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { lawYears, type LawYearOption } from "@/lib/tax-law/years/law-years";

import examples from "../../../../fixtures/law_examples.json";
import { relativeError } from "../../../finance/oracle";

const Exact = Decimal.clone({ precision: 60 });
const in2026 = { today: { year: 2026 } };
const taxOf = (input: SelfEmploymentTaxInput) => selfEmploymentTax(input, in2026);
const dollars = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);

/** The law said a second time, in decimals, with the numbers of the year and the status beside it. */
const wageBases: Record<LawYearOption, number> = { 2024: 168_600, 2025: 176_100, 2026: 184_500 };
const thresholds: Record<FilingStatus, number> = {
  single: 200_000,
  marriedFilingJointly: 250_000,
  marriedFilingSeparately: 125_000,
  headOfHousehold: 200_000,
  qualifyingSurvivingSpouse: 200_000,
};
const statuses = Object.keys(thresholds) as FilingStatus[];
const years = lawYears.map((year) => `${year}` as LawYearOption);

test("the specified figures are those of the formula in decimals, whatever the options", () => {
  fc.assert(
    fc.property(
      dollars(1e9),
      fc.constantFrom(...statuses),
      dollars(500_000),
      fc.constantFrom(...years),
      (netEarnings, lawFilingStatus, lawWages, lawYear) => {
        const result = taxOf({ netEarnings, lawFilingStatus, lawWages, lawYear });
        const base = new Exact(netEarnings).times("0.9235");
        const socialSecurity = Exact.min(base, 168_600).times("0.124");
        const total = socialSecurity.plus(base.times("0.029"));
        expect(result.netEarnings).toBe(netEarnings);
        expect(relativeError(result.baseForSETax, base)).toBeLessThan(1e-15);
        expect(relativeError(result.socialSecurityTax, socialSecurity)).toBeLessThan(1e-15);
        expect(relativeError(result.medicareTax, base.times("0.029"))).toBeLessThan(1e-15);
        expect(relativeError(result.totalSETax, total)).toBeLessThan(1e-15);
        expect(result.deductibleSETax * 2).toBe(result.totalSETax);
      },
    ),
  );
});

test("the figures under the law are those of the law in decimals", () => {
  fc.assert(
    fc.property(
      fc.oneof(dollars(1_000), dollars(500_000)),
      fc.constantFrom(...statuses),
      fc.oneof(fc.constant(0), dollars(300_000)),
      fc.constantFrom(...years),
      (netEarnings, lawFilingStatus, lawWages, lawYear) => {
        const result = taxOf({ netEarnings, lawFilingStatus, lawWages, lawYear });
        const base = new Exact(netEarnings).times("0.9235");
        const taxed = base.lt(400) ? new Exact(0) : base;
        const within = Exact.max(0, new Exact(wageBases[lawYear]).minus(lawWages));
        const socialSecurity = Exact.min(taxed, within).times("0.124");
        const medicare = taxed.times("0.029");
        const threshold = Exact.max(0, new Exact(thresholds[lawFilingStatus]).minus(lawWages));
        const additional = Exact.max(0, taxed.minus(threshold)).times("0.009");
        const expected = {
          wageBase: new Exact(wageBases[lawYear]),
          threshold: new Exact(thresholds[lawFilingStatus]),
          base: base,
          taxedBase: taxed,
          socialSecurity: socialSecurity,
          medicare: medicare,
          selfEmploymentTax: socialSecurity.plus(medicare),
          deductibleHalf: socialSecurity.plus(medicare).div(2),
          additionalMedicareTax: additional,
          leftBeforeIncomeTax: new Exact(netEarnings)
            .minus(socialSecurity)
            .minus(medicare)
            .minus(additional),
        };
        for (const [name, value] of Object.entries(expected))
          expect([
            name,
            value
              .minus(result.law[name as keyof typeof expected])
              .abs()
              .lt(1e-8),
          ]).toEqual([name, true]);
      },
    ),
  );
});

type Example = {
  id: string;
  kind: string;
  taxYear: number;
  netEarnings: number;
  base: number;
  socialSecurity: number;
  medicare: number;
  selfEmploymentTax: number;
  deductibleHalf: number;
  additionalMedicareTax: number;
};
const cases = (examples as unknown as Example[]).filter(
  ({ kind }) => kind === "self-employment tax (no wages, single)",
);

test("there are cases of the law", () => expect(cases.length).toBeGreaterThan(10));

test.each(cases.map((example) => [example.id, example] as const))("%s", (_, example) => {
  const result = taxOf({
    netEarnings: example.netEarnings,
    lawYear: `${example.taxYear}` as LawYearOption,
  });
  for (const name of [
    "base",
    "socialSecurity",
    "medicare",
    "selfEmploymentTax",
    "deductibleHalf",
    "additionalMedicareTax",
  ] as const)
    expect([name, Math.abs(result.law[name] - example[name]) < 1e-8]).toEqual([name, true]);
});

test.each(years)("%s: a cent decides whether the base is taxed under the law", (lawYear) => {
  const below = taxOf({ netEarnings: 433.13, lawYear });
  expect(below.law.base).toBeCloseTo(399.995555, 9);
  expect(below.law.taxedBase).toBe(0);
  expect(below.law.selfEmploymentTax).toBe(0);
  expect(below.law.leftBeforeIncomeTax).toBe(433.13);
  expect(below.totalSETax).toBeCloseTo(61.199319915, 9);

  const above = taxOf({ netEarnings: 433.14, lawYear });
  expect(above.law.taxedBase).toBe(above.law.base);
  expect(above.law.selfEmploymentTax).toBeCloseTo(above.totalSETax, 9);
});

test("without a year it is the newest law, without a status a single person, without wages none", () => {
  expect(taxOf({ netEarnings: 300_000 })).toEqual(
    taxOf({ netEarnings: 300_000, lawFilingStatus: "single", lawWages: 0, lawYear: "2026" }),
  );
});

test("what wages add to the base is taxed only where the limits leave room", () => {
  const withWages = (lawWages: number) => taxOf({ netEarnings: 100_000, lawWages });
  expect(withWages(92_150).law.socialSecurity).toBeCloseTo(0.124 * 92_350, 9);
  expect(withWages(93_150).law.socialSecurity).toBeCloseTo(0.124 * 91_350, 9);
  expect(withWages(184_500).law.socialSecurity).toBe(0);
  expect(withWages(107_650).law.additionalMedicareTax).toBe(0);
  expect(withWages(108_650).law.additionalMedicareTax).toBeCloseTo(9, 9);
  expect(withWages(900_000).law.additionalMedicareTax).toBeCloseTo(0.009 * 92_350, 9);
  expect(withWages(900_000).law.medicare).toBe(withWages(0).law.medicare);
});

test("a law is some years old when the calendar is past it", () => {
  const age = (year: number) =>
    selfEmploymentTax({ netEarnings: 50_000 }, { today: { year } }).law.yearsBehind;
  expect([age(2026), age(2027), age(2029)]).toEqual([null, 1, 3]);
});

// 26 U.S.C. 32(i)(2) and 1411(c)(5): interest ends the earned income credit, a pension does not.
test.each([
  ["otherIncome", 412.85],
  ["pension", -5_282.15],
])("$13,000 as %s leaves $%d to set aside", (name, setAside) => {
  const result = taxOf({
    netEarnings: 20_000,
    lawFilingStatus: "headOfHousehold",
    children: 2,
    [name]: 13_000,
  });
  expect(result.law.setAside).toBeCloseTo(setAside, 2);
});

// 26 CFR 1.199A-3(b)(1)(vi).
test("a plan of the business lowers the business income, an IRA does not, and both go by the return", () => {
  const business = { netEarnings: 100_000, lawWages: 60_000 };
  const ira = taxOf({ ...business, contributions: 20_000 });
  const plan = taxOf({ ...business, selfEmployedPlan: 20_000 });
  expect(ira.law.businessDeduction).toBeCloseTo(18_587.05, 2);
  expect(plan.law.businessDeduction).toBeCloseTo(14_587.05, 2);
  expect(plan.law.selfEmploymentTax).toBe(ira.law.selfEmploymentTax);
  // The plan ends with the business, so it lowers what the business adds.
  expect(plan.law.setAside).toBeLessThan(taxOf(business).law.setAside);
});

test("nothing earned is nothing owed, and 0 is not −0", () => {
  expect(taxOf({ netEarnings: 0, lawWages: 300_000 })).toMatchObject({
    netEarnings: 0,
    isHouseholdDescribed: true,
    baseForSETax: 0,
    socialSecurityTax: 0,
    medicareTax: 0,
    totalSETax: 0,
    deductibleSETax: 0,
    law: {
      wageBase: 184_500,
      threshold: 200_000,
      base: 0,
      taxedBase: 0,
      socialSecurity: 0,
      medicare: 0,
      selfEmploymentTax: 0,
      deductibleHalf: 0,
      additionalMedicareTax: 0,
      leftBeforeIncomeTax: 0,
      setAside: 0,
      setAsideRate: null,
      incomeTax: 0,
      afterTax: 0,
      quarter: 0,
      leastQuarter: 0,
      yearsBehind: null,
    },
  });
});

// 26 U.S.C. 1402(b)(2): what is less than $400 is not taxed.
test("a base of exactly $400 is taxed, at 12.4% and 2.9%", () => {
  const result = taxOf({ netEarnings: 400 / 0.9235 });
  expect(result.law.base).toBe(400);
  expect(result.law.taxedBase).toBe(400);
  expect(result.law.selfEmploymentTax).toBeCloseTo(61.2, 9);
});

// $16,647.47 of $80,000: what the return of another model asks for, in the depth cases.
test("what to set aside is said in percent of the net earnings", () => {
  expect(taxOf({ netEarnings: 80_000 }).law.setAsideRate).toBeCloseTo(20.809_331_6, 7);
});

test.each<[boolean, Partial<SelfEmploymentTaxInput>]>([
  [false, {}],
  [false, { lawFilingStatus: "single", lawWages: 0, children: 0 }],
  [false, { lastYearTax: 8_000, lawYear: "2025" }],
  [true, { lawFilingStatus: "headOfHousehold" }],
  [true, { lawWages: 1 }],
  [true, { spouseWages: 1 }],
  [true, { otherIncome: 1 }],
  [true, { pension: 1 }],
  [true, { contributions: 1 }],
  [true, { selfEmployedPlan: 1 }],
  [true, { children: 1 }],
  [true, { itemizedDeductions: 1 }],
])("it is %s that the household is described by %j", (isDescribed, described) => {
  expect(taxOf({ netEarnings: 50_000, ...described }).isHouseholdDescribed).toBe(isDescribed);
});
