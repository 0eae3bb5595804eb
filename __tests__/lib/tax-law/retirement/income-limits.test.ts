import { incomeLimits, type Saver } from "@/lib/tax-law/retirement/income-limits";
import { savingByIncome as law } from "@/lib/tax-law/years/2026";

const saver: Saver = { age: 30, income: 0, status: "single", coverage: "yes" };
const limitsOf = (changes: Partial<Saver>, contribution = 3_000) =>
  incomeLimits(law, { ...saver, ...changes }, 7_500, contribution);

test("between the two incomes, each limit shrinks, and its incomes are told", () => {
  expect(limitsOf({ income: 86_000 })).toEqual({
    rothFrom: 153_000,
    rothTo: 168_000,
    rothLimit: 7_500,
    deductionFrom: 81_000,
    deductionTo: 91_000,
    deductionLimit: 3_750,
    saversRate: 0,
    saversCredit: 0,
  });
  expect(limitsOf({ income: 160_500 })).toMatchObject({ rothLimit: 3_750, deductionLimit: 0 });
});

test("where no plan covers the saver, the income does not count for the deduction", () => {
  expect(limitsOf({ income: 500_000, coverage: "no" })).toMatchObject({
    deductionFrom: null,
    deductionTo: null,
    deductionLimit: 7_500,
    rothLimit: 0,
  });
});

test("a spouse’s plan counts for the married alone", () => {
  const income = 247_000;
  expect(limitsOf({ income, status: "marriedFilingJointly", coverage: "spouse" })).toMatchObject({
    deductionFrom: 242_000,
    deductionLimit: 3_750,
  });
  for (const status of ["single", "headOfHousehold"] as const)
    expect(limitsOf({ income, status, coverage: "spouse" }).deductionLimit).toBe(7_500);
  expect(limitsOf({ income, status: "marriedFilingJointly", coverage: "no" }).deductionLimit).toBe(
    7_500,
  );
});

test("the saver’s credit is for those of 18 or older", () => {
  expect(limitsOf({ income: 25_000 })).toMatchObject({ saversRate: 20, saversCredit: 400 });
  expect(limitsOf({ income: 25_000 }, 500)).toMatchObject({ saversRate: 20, saversCredit: 100 });
  expect(limitsOf({ income: 25_000, age: 18 })).toMatchObject({ saversRate: 20 });
  expect(limitsOf({ income: 25_000, age: 17 })).toMatchObject({ saversRate: 0, saversCredit: 0 });
});
