import fc from "fast-check";

import { overallLimitation } from "@/lib/tax-law/income/overall-limitation";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

import { cases } from "../../../fixtures/itemized_deductions.json";
import { statuses } from "../tax-tables";

const takenAway = (
  itemized: number,
  income: number,
  status: FilingStatus = "single",
  year: LawYearOption = "2026",
) => {
  const { incomeTax, itemizedDeductions } = lawOf(year);
  const topBracket = incomeTax.limits[status].at(-1) as number;
  return overallLimitation(itemizedDeductions.reduction, itemized, income, topBracket);
};

test("a published reduction comes out to the cent it is stated in", () => {
  const published = cases.filter(({ reduction }) => reduction !== undefined);
  expect(published).not.toEqual([]);
  for (const { itemizedDeductions, grossIncome, reduction = 0 } of published)
    expect(takenAway(itemizedDeductions, grossIncome)).toBeCloseTo(reduction, 2);
});

test("it begins with the highest bracket and stops at the deductions, for every status", () => {
  for (const status of statuses) {
    const top = lawOf("2026").incomeTax.limits[status].at(-1) as number;
    expect(takenAway(37_000, top - 0.01, status)).toBe(0);
    expect(takenAway(37_000, top, status)).toBe(0);
    expect(takenAway(37_000, top + 18_500, status)).toBeCloseTo(1_000, 9);
    expect(takenAway(37_000, top + 37_000, status)).toBeCloseTo(2_000, 9);
    expect(takenAway(37_000, top + 1e6, status)).toBeCloseTo(2_000, 9);
  }
});

test("before 2026 nothing is taken away", () => {
  expect(takenAway(100_000, 1_000_000, "single", "2025")).toBe(0);
  expect(takenAway(100_000, 1_000_000, "single", "2024")).toBe(0);
});

test("it is never negative and never more than 2/37 of the deductions", () => {
  const dollars = fc.integer({ min: -1e6, max: 1e7 });
  fc.assert(
    fc.property(dollars, dollars, (itemized, income) => {
      const reduction = takenAway(itemized, income);
      expect(reduction).toBeGreaterThanOrEqual(0);
      expect(reduction - (Math.max(0, itemized) * 2) / 37).toBeLessThan(1e-9);
    }),
  );
});
