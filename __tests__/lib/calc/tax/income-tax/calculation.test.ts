import Decimal from "decimal.js";
import fc from "fast-check";

import { incomeTax, type IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { lawYears, type LawYearOption } from "@/lib/tax-law/years/law-years";

import itemized from "../../../../fixtures/itemized_deductions.json";
import examples from "../../../../fixtures/law_examples.json";
import { at, statuses, taxTables } from "../../../tax-law/tax-tables";

const Exact = Decimal.clone({ precision: 60 });
const world = { today: { year: 2026 } };
const taxOf = (input: Partial<IncomeTaxInput>, today = world.today) =>
  incomeTax(
    { grossIncome: 0, filingStatus: "single", itemizedDeductions: null, ...input },
    { today },
  );

type Example = {
  id: string;
  kind: string;
  taxYear: number;
  filingStatus: FilingStatus;
  grossIncome: number;
  taxableIncome: number;
  tax: number;
  marginalRate: number;
  effectiveRatePercent: number;
};
const cases = (examples as unknown as Example[]).filter(({ kind }) =>
  kind.startsWith("federal income tax"),
);

test.each(cases.map((example) => [example.id, example] as const))("%s", (_, example) => {
  const result = taxOf({
    grossIncome: example.grossIncome,
    lawFilingStatus: example.filingStatus,
    lawYear: `${example.taxYear}` as LawYearOption,
  });
  expect(result.law.taxableIncome).toBeCloseTo(example.taxableIncome, 8);
  expect(result.law.tax).toBeCloseTo(example.tax, 8);
  expect(result.law.marginalRate).toBe(example.marginalRate * 100);
  expect(result.law.effectiveRate).toBeCloseTo(example.effectiveRatePercent, 10);
});

/** The tax of a taxable income as the fixture has the brackets, in decimals. */
function exactTax(year: number, status: (typeof statuses)[number], taxable: Decimal): Decimal {
  const { upperLimits, rates } = at(taxTables.incomeTaxBrackets, year)[status].value;
  return rates.reduce((tax, rate, bracket) => {
    const from = upperLimits[bracket - 1] ?? 0;
    const to = Exact.min(taxable, upperLimits[bracket] ?? taxable);
    return tax.plus(Exact.max(0, to.minus(from)).times(rate));
  }, new Exact(0));
}

const edges = lawYears.flatMap((year) => statuses.map((status) => [year, status] as const));

test.each(edges)("%i, %s: a dollar below, at and above every limit", (year, status) => {
  const { value: deduction } = at(taxTables.standardDeduction, year)[status];
  const { upperLimits, rates } = at(taxTables.incomeTaxBrackets, year)[status].value;
  upperLimits.forEach((limit, bracket) => {
    for (const distance of [-1, -0.01, 0, 0.01, 1]) {
      const result = taxOf({
        grossIncome: deduction + limit + distance,
        lawFilingStatus: status,
        lawYear: `${year}`,
      });
      const exact = exactTax(year, status, new Exact(limit).plus(distance));
      expect(result.law.tax).toBeCloseTo(exact.toNumber(), 6);
      const rate = rates[distance > 0 ? bracket + 1 : bracket] as number;
      expect(result.law.marginalRate).toBe(Math.round(rate * 100));
    }
  });
});

test("the brackets hold the whole taxable income and the whole tax", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e11 }),
      fc.constantFrom(...edges),
      (cents, [year, status]) => {
        const result = taxOf({
          grossIncome: cents / 100,
          lawFilingStatus: status,
          lawYear: `${year}`,
        });
        const sum = (column: "taxed" | "tax") =>
          result.brackets.reduce((total, row) => total + row[column], 0);
        expect(sum("taxed")).toBeCloseTo(result.law.taxableIncome, 5);
        expect(sum("tax")).toBe(result.law.tax);
      },
    ),
  );
});

test("up to the end of the law’s 32% the illustration is the law of 2024", () => {
  for (const [filingStatus, last] of [
    ["single", 258_325],
    ["marriedFilingJointly", 516_650],
  ] as const)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: last * 100 }), (cents) => {
        const result = taxOf({ grossIncome: cents / 100, filingStatus, lawYear: "2024" });
        expect(result.estimatedTax).toBeCloseTo(result.law.tax, 6);
        expect(result.effectiveTaxRate).toBeCloseTo(result.law.effectiveRate, 8);
      }),
    );
  const above = taxOf({ grossIncome: 314_600, lawYear: "2024" });
  expect(above.law.tax - above.estimatedTax).toBeCloseTo(0.03 * (300_000 - 243_725), 6);
});

test("the illustration keeps 32% above its last limit", () => {
  const tax = (grossIncome: number) => taxOf({ grossIncome }).estimatedTax;
  expect(tax(1_000_000) - tax(900_000)).toBeCloseTo(32_000, 6);
  expect(tax(14_600 + 300_000)).toBeCloseTo(73_686.5, 6);
});

test("itemized deductions count above the standard deduction, and not below it", () => {
  const deduction = (itemizedDeductions: number | null) => {
    const result = taxOf({ grossIncome: 80_000, itemizedDeductions });
    return [result.deductionUsed, result.usedStandardDeduction, result.law.deductionUsed];
  };
  expect(deduction(null)).toEqual([14_600, true, 16_100]);
  expect(deduction(-500)).toEqual([14_600, true, 16_100]);
  expect(deduction(14_600)).toEqual([14_600, true, 16_100]);
  expect(deduction(14_600.01)).toEqual([14_600.01, false, 16_100]);
  expect(deduction(20_000)).toEqual([20_000, false, 20_000]);
});

test("from 2026 on high incomes lose a part of their itemized deductions", () => {
  const [{ grossIncome, itemizedDeductions, tax } = { grossIncome: 0, itemizedDeductions: 0 }] =
    itemized.cases;
  const result = taxOf({ grossIncome, itemizedDeductions, lawYear: "2026" });
  expect(result.law.tax).toBeCloseTo(tax as number, 6);
  expect(result.law.deductionUsed).toBeCloseTo((100_000 * 35) / 37, 8);
  expect(result.deductionUsed).toBe(100_000);
  const before = taxOf({ grossIncome, itemizedDeductions, lawYear: "2025" });
  expect(before.law.deductionUsed).toBe(100_000);
});

test("deductions that fall below the standard deduction by their reduction are not used", () => {
  const result = taxOf({ grossIncome: 1_000_000, itemizedDeductions: 16_500 });
  expect(result.law.itemizedReduction).toBeCloseTo((16_500 * 2) / 37, 9);
  expect(result.law.deductionUsed).toBe(16_100);
});

test("the status of the law is that of the illustration unless another is chosen", () => {
  const couple = { grossIncome: 150_000, filingStatus: "marriedFilingJointly" } as const;
  expect(taxOf({ ...couple, lawFilingStatus: "" }).law.standardDeduction).toBe(32_200);
  expect(taxOf(couple).law.standardDeduction).toBe(32_200);
  const other = taxOf({ ...couple, lawFilingStatus: "headOfHousehold" });
  expect([other.law.standardDeduction, other.standardDeduction]).toEqual([24_150, 29_200]);
});

test("HZ58: no income has no tax and no rate", () => {
  const result = taxOf({ grossIncome: 0 });
  expect([result.estimatedTax, result.effectiveTaxRate, result.law.effectiveRate]).toEqual([
    0, 0, 0,
  ]);
});

test("the calendar past the newest law is said in years", () => {
  expect(taxOf({}).law.yearsBehind).toBeNull();
  expect(taxOf({}, { year: 2028 }).law.yearsBehind).toBe(2);
});

// $66,100 of wages less $16,100 are $50,000 in the brackets, and the gains lie on top of them.
test("a bracket says what it would take if gains were taxed like wages", () => {
  const { brackets } = taxOf({ grossIncome: 66_100, longTermGains: 40_000 });
  expect(brackets.slice(0, 4).map(({ tax, taxWithGains }) => [tax, taxWithGains])).toEqual([
    [1_240, 1_240],
    // 12% of $37,600, or of all $38,000 in the bracket.
    [4_512, 4_560],
    // 22% of the $39,600 from $50,400 to $90,000.
    [0, 8_712],
    [0, 0],
  ]);
});
