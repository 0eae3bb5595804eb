import { saversCredit } from "@/lib/tax-law/retirement/savers-credit";
import { savingByIncome as law } from "@/lib/tax-law/years/2026";

test.each([
  ["single", 24_250, 1_000],
  ["single", 24_250.01, 400],
  ["single", 26_250, 400],
  ["single", 26_251, 200],
  ["single", 40_250, 200],
  ["single", 40_251, 0],
  ["marriedFilingSeparately", 40_250, 200],
  ["headOfHousehold", 36_375, 1_000],
  ["headOfHousehold", 39_375, 400],
  ["headOfHousehold", 60_375, 200],
  ["headOfHousehold", 60_376, 0],
  ["marriedFilingJointly", 48_500, 1_000],
  ["marriedFilingJointly", 52_500, 400],
  ["marriedFilingJointly", 80_500, 200],
  ["marriedFilingJointly", 1_000_000, 0],
] as const)("%s with $%d of income gets $%d for $2,000 or more", (status, income, credit) => {
  expect(saversCredit(law, status, income, 2_000)).toBe(credit);
  expect(saversCredit(law, status, income, 9_000)).toBe(credit);
  expect(saversCredit(law, status, income, 500)).toBe(credit / 4);
});
