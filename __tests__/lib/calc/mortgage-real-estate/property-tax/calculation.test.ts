import fc from "fast-check";

import { propertyTax } from "@/lib/calc/mortgage-real-estate/property-tax/calculation";

const property = fc.record({
  marketValue: fc.double({ min: 1, max: 1e12, noNaN: true }),
  taxRate: fc.double({ min: 0, max: 1_000, noNaN: true }),
  assessmentRatio: fc.double({ min: 0.01, max: 100, noNaN: true }),
});
const near = (value: number) => Math.max(1e-9, value * 1e-12);

test("a rate on part of the value taxes as much as that part of the rate on all of it", () => {
  fc.assert(
    fc.property(property, ({ marketValue, taxRate, assessmentRatio }) => {
      const { annualTax, effectiveRate } = propertyTax({ marketValue, taxRate, assessmentRatio });
      const whole = propertyTax({ marketValue, taxRate: effectiveRate, assessmentRatio: 100 });
      expect(Math.abs(whole.annualTax - annualTax)).toBeLessThanOrEqual(near(annualTax));
      expect(effectiveRate).toBeLessThanOrEqual(taxRate * (1 + 1e-12));
    }),
  );
});

test("two properties are taxed as one that is worth both", () => {
  fc.assert(
    fc.property(property, fc.double({ min: 1, max: 1e12, noNaN: true }), (one, otherValue) => {
      const { annualTax } = propertyTax(one);
      const other = propertyTax({ ...one, marketValue: otherValue });
      const both = propertyTax({ ...one, marketValue: one.marketValue + otherValue });
      expect(Math.abs(both.annualTax - annualTax - other.annualTax)).toBeLessThanOrEqual(
        near(both.annualTax),
      );
    }),
  );
});

test("mills are dollars of tax for each $1,000 assessed", () => {
  const { assessedValue, annualTax, monthlyTax, effectiveRate } = propertyTax({
    marketValue: 300_000,
    taxRate: 50 / 10,
    assessmentRatio: 6.765,
  });
  // The worked example of Delta County, Colorado: 50 mills at an assessment rate of 6.765%.
  expect(assessedValue).toBeCloseTo(20_295, 9);
  expect(annualTax).toBeCloseTo(1_014.75, 9);
  expect(monthlyTax).toBeCloseTo(84.5625, 9);
  expect(effectiveRate).toBeCloseTo(0.33825, 12);
});

test("at a rate of 0 there is nothing to pay", () => {
  const { annualTax, monthlyTax, effectiveRate } = propertyTax({
    marketValue: 0.01,
    taxRate: 0,
    assessmentRatio: 100,
  });
  expect([annualTax, monthlyTax, effectiveRate]).toEqual([0, 0, 0]);
});
