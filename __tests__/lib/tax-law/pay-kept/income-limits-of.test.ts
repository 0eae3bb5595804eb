/** The limits of income are those of the tables, for what the household has. */
import { adjustedGrossIncome } from "@/lib/tax-law/income/adjusted-gross-income";
import type { Household } from "@/lib/tax-law/household";
import { incomeLimitsOf } from "@/lib/tax-law/pay-kept/income-limits-of";
import { wagesAt } from "@/lib/tax-law/pay-kept/wages-at";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

const limitsOf = (household: Partial<Household>, year: LawYearOption = "2026", medicare = 0) =>
  incomeLimitsOf({ filingStatus: "single", ...household }, lawOf(year), { medicare }).map(
    ({ limits }) => limits,
  );
const [first, last] = [0, -1];

test("nothing has no limit", () => {
  expect(limitsOf({})).toEqual([[], [], []]);
});

test("credits", () => {
  const [children = []] = limitsOf({ children: 1, otherDependents: 1 });
  expect([children.length, children.at(first), children.at(last)]).toEqual([54, 200_000, 253_000]);
  // From 50% by a point for each 2,000 to 35%, and again from 75,000 to 20%.
  const [care = []] = limitsOf({ dependentCareExpenses: 1 });
  expect([care.length, care[14], care[15], care.at(last)]).toEqual([30, 43_000, 75_000, 103_000]);
  const [before = []] = limitsOf({ dependentCareExpenses: 1 }, "2025");
  expect([before.length, before.at(last)]).toEqual([15, 43_000]);
  expect(limitsOf({ spouseRetirementSavings: 1 })[0]).toEqual([24_250, 26_250, 40_250]);
});

test("deductions, none in the years without them", () => {
  const household = { tips: 950, carLoanInterest: 20_000, mortgageInsurance: 1 };
  const [limits = []] = limitsOf(household);
  // 10 steps for the insurance, 50 and one for the car, 9.5 and one begun and one for the tips.
  expect(limits).toHaveLength(10 + 51 + 11);
  expect(limits).toEqual(limits.toSorted((one, other) => one - other));
  expect(limitsOf(household, "2024")[0]).toEqual([]);
});

test("premiums", () => {
  const marketplace = { premium: 1, benchmark: 1, advanceCredit: 0 };
  const lines = (year: LawYearOption, line: number) =>
    limitsOf({ marketplace }, year)[1]?.map((limit) => Math.round((limit / line) * 100) / 100);
  expect(lines("2026", 15_650)).toEqual([0, 1, 1.33, 1.5, 2, 2.5, 3, 4]);
  expect(lines("2025", 15_060)).toEqual([0, 1, 1.5, 2, 2.5, 3, 4]);
  expect(limitsOf({}, "2026", 1)[2]?.at(last)).toBe(500_000);
  const apart = { filingStatus: "marriedFilingSeparately", livedApart: "allYear" } as const;
  expect(limitsOf(apart, "2026", 1)[2]?.at(1)).toBe(137_000);
});

test("each is of the income that the rule goes by", () => {
  const household = {
    filingStatus: "single",
    wages: 30_000,
    socialSecurity: 20_000,
    taxExemptInterest: 1_000,
  } as const;
  const income = adjustedGrossIncome(household, lawOf("2026"));
  const agi = 30_000 + income.taxableSocialSecurity;
  const incomes = incomeLimitsOf(household, lawOf("2026"), { medicare: 1 }).map(({ incomeOf }) =>
    incomeOf(income),
  );
  expect(incomes).toEqual([agi, 51_000, agi + 1_000]);
});

test("the wages of a limit, with steps of any height", () => {
  const faster = (wages: number) => 1.85 * wages + 0.5;
  const at = wagesAt(faster, 20_000, 0, 100_000) ?? NaN;
  expect(faster(at)).toBeLessThanOrEqual(20_000);
  expect(faster(at + 1)).toBeGreaterThan(20_000);
  expect(wagesAt(faster, 0.5, 0, 100_000)).toBe(0);
  expect(wagesAt(faster, 0.4, 0, 100_000)).toBeNull();
  expect(wagesAt(faster, 185_000.5, 0, 100_000)).toBeNull();
  expect(wagesAt(faster, 185_000.4, 0, 100_000)).toBe(99_999);
});
