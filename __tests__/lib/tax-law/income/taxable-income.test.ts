import fc from "fast-check";

import { taxableIncome } from "@/lib/tax-law/income/taxable-income";

const dollars = fc.integer({ min: 0, max: 1_000_000 });

test("the larger deduction is taken, and never more than there is", () => {
  expect(taxableIncome(16_100, 16_100)).toBe(0);
  expect(taxableIncome(16_100.01, 16_100)).toBeCloseTo(0.01, 9);
  expect(taxableIncome(50_000, 16_100, 16_099)).toBe(33_900);
  expect(taxableIncome(50_000, 16_100, 16_101)).toBe(33_899);
  fc.assert(
    fc.property(dollars, dollars, dollars, (income, standard, itemized) => {
      const taxable = taxableIncome(income, standard, itemized);
      expect(taxable).toBe(
        Math.min(taxableIncome(income, standard), taxableIncome(income, itemized)),
      );
      expect(taxable).toBeGreaterThanOrEqual(0);
      if (taxable > 0) expect(taxable + Math.max(standard, itemized)).toBe(income);
    }),
  );
});
