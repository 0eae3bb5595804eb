import fc from "fast-check";

import { iraDeductionLimit } from "@/lib/tax-law/retirement/ira-deduction-limit";
import { phasedLimit } from "@/lib/tax-law/retirement/phased-limit";
import { rothIraLimit } from "@/lib/tax-law/retirement/roth-ira-limit";
import * as law2024 from "@/lib/tax-law/years/2024";
import * as law2026 from "@/lib/tax-law/years/2026";

import saving from "../../../fixtures/saving_by_income.json";

const { savingByIncome: law } = law2026;

test.each(saving.rothLimits2024.rows)(
  "a published list of 2024: $limit into a Roth IRA at $single single, $joint joint",
  ({ single, joint, separate, limit }) => {
    const at = (...[status, income]: [Parameters<typeof rothIraLimit>[1], number]) =>
      rothIraLimit(law2024.savingByIncome, status, income, 7_000);
    expect(at("single", single)).toBe(limit);
    expect(at("headOfHousehold", single)).toBe(limit);
    expect(at("marriedFilingJointly", joint)).toBe(limit);
    expect(at("marriedFilingSeparately", separate)).toBe(limit);
  },
);

test("the reduction is rounded down to $10, and $200 is the least until nothing is left", () => {
  const at = (income: number) => rothIraLimit(law, "single", income, 7_500);
  expect(at(153_000)).toBe(7_500);
  // $1 above takes 50 cents, rounded down to nothing; $20 takes $10.
  expect(at(153_001)).toBe(7_500);
  expect(at(153_019.99)).toBe(7_500);
  expect(at(153_020)).toBe(7_490);
  expect(at(167_580)).toBe(210);
  expect(at(167_600)).toBe(200);
  expect(at(167_999)).toBe(200);
  expect(at(168_000)).toBe(0);
});

test("a limit never rises with the income, nor leaves its rounding", () => {
  const limits = fc.integer({ min: 20, max: 900 }).map((tens) => tens * 10);
  const incomes = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(limits, incomes, fc.integer({ min: 0, max: 500 }), (limit, income, more) => {
      const left = phasedLimit(limit, income, [5_000, 15_000]);
      expect(left % 10).toBe(0);
      expect(left === 0 || left >= 200).toBe(true);
      expect(phasedLimit(limit, income + more, [5_000, 15_000])).toBeLessThanOrEqual(left);
      // Never below the exact share, and less than $10 above it where $200 is not the least.
      const exact = limit * Math.min(1, Math.max(0, (15_000 - income) / 10_000));
      expect(left).toBeGreaterThanOrEqual(exact - 1e-9);
      if (left > 200) expect(left).toBeLessThan(exact + 10);
    }),
  );
});

test.each([
  ["single", "no", 900_000, 7_500],
  ["single", "yes", 81_000, 7_500],
  ["single", "yes", 86_000, 3_750],
  ["headOfHousehold", "yes", 91_000, 0],
  ["marriedFilingJointly", "yes", 139_000, 3_750],
  ["marriedFilingJointly", "yes", 149_000, 0],
  ["marriedFilingJointly", "spouse", 149_000, 7_500],
  ["marriedFilingJointly", "spouse", 247_000, 3_750],
  ["marriedFilingJointly", "spouse", 252_000, 0],
  ["marriedFilingSeparately", "yes", 5_000, 3_750],
  ["marriedFilingSeparately", "spouse", 5_000, 3_750],
  ["marriedFilingSeparately", "no", 50_000, 7_500],
  ["single", "spouse", 900_000, 7_500],
] as const)("%s, covered %s, with $%d deducts at most $%d", (status, coverage, income, limit) => {
  expect(iraDeductionLimit(law, status, coverage, income, 7_500)).toBe(limit);
});
