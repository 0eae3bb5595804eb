import { childTaxCredit } from "@/lib/tax-law/credits/child-tax-credit";
import { childCredit as law } from "@/lib/tax-law/years/newest-law";

const family = {
  children: 2,
  otherDependents: 0,
  adjustedGrossIncome: 60_000,
  tax: 20_000,
  earnedIncome: 60_000,
  payrollTax: 4_590,
  earnedIncomeCredit: 0,
};
const of = (change: Partial<typeof family>) =>
  childTaxCredit(law, "single", { ...family, ...change });

test("$2,200 for each child and $500 for each other dependent lower the tax", () => {
  expect(of({})).toEqual({
    full: 4_400,
    mostRefundable: 3_400,
    nonRefundable: 4_400,
    refundable: 0,
    value: 4_400,
  });
  expect(of({ otherDependents: 1 }).value).toBe(4_900);
});

test("$50 is lost for each $1,000 above the threshold, or a part of it", () => {
  expect(of({ adjustedGrossIncome: 200_000 }).value).toBe(4_400);
  expect(of({ adjustedGrossIncome: 200_001 }).value).toBe(4_350);
  expect(of({ adjustedGrossIncome: 201_000 }).value).toBe(4_350);
  expect(of({ adjustedGrossIncome: 288_000 }).value).toBe(0);
  expect(of({ adjustedGrossIncome: 900_000 }).value).toBe(0);
});

test("beyond the tax it pays 15% of what is earned above $2,500, to $1,700 for each child", () => {
  expect(of({ tax: 0 })).toEqual({
    full: 4_400,
    mostRefundable: 3_400,
    nonRefundable: 1_000,
    refundable: 3_400,
    value: 3_400,
  });
  expect(of({ tax: 0, earnedIncome: 12_500 }).refundable).toBe(1_500);
  expect(of({ tax: 0, earnedIncome: 2_500 }).refundable).toBe(0);
  expect(of({ tax: 2_840 }).refundable).toBe(1_560);
  expect(of({ tax: 0, children: 0, otherDependents: 2 })).toEqual({
    full: 1_000,
    mostRefundable: 0,
    nonRefundable: 1_000,
    refundable: 0,
    value: 0,
  });
});

test("with three children the payroll taxes count where they are more", () => {
  const many = { tax: 0, earnedIncome: 9_000, payrollTax: 2_000, earnedIncomeCredit: 500 };
  expect(of({ ...many, children: 3 }).refundable).toBe(1_500);
  expect(of({ ...many, children: 2 }).refundable).toBeCloseTo(975, 9);
});
