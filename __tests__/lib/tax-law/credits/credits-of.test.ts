import { educationCredits } from "@/lib/tax-law/credits/education-credits";
import { elderlyCredit } from "@/lib/tax-law/credits/elderly-credit";
import { adoptionCredit } from "@/lib/tax-law/credits/adoption-credit";
import { dependentCareCredit } from "@/lib/tax-law/credits/dependent-care-credit";
import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import * as law2025 from "@/lib/tax-law/years/2025";
import * as law from "@/lib/tax-law/years/newest-law";

const single: Household = { filingStatus: "single", age: 40 };
const couple: Household = { filingStatus: "marriedFilingJointly", age: 40, spouseAge: 40 };
const returnOf = (household: Household) => federalReturn(household, 2026);

describe("each credit alone", () => {
  const care = {
    expenses: 10_000,
    persons: 2,
    benefits: 0,
    adjustedGrossIncome: 60_000,
    lowerEarnedIncome: 30_000,
  };
  const careOf = (change: Partial<typeof care>) =>
    dependentCareCredit(law.dependentCare, "single", { ...care, ...change });

  test("care counts up to $3,000 for one and $6,000 for more, less what an employer paid", () => {
    expect(careOf({})).toBe(2_100);
    expect(careOf({ persons: 1 })).toBe(1_050);
    expect(careOf({ persons: 0 })).toBe(0);
    expect(careOf({ benefits: 5_000 })).toBe(350);
    expect(careOf({ benefits: 7_500 })).toBe(0);
    expect(careOf({ lowerEarnedIncome: 1_000 })).toBe(350);
    expect(careOf({ lowerEarnedIncome: -1_000 })).toBe(0);
  });

  test("its rate falls twice from 2026, each step with the first dollar in it", () => {
    const rateAt = (adjustedGrossIncome: number, status: "single" | "marriedFilingJointly") =>
      dependentCareCredit(law.dependentCare, status, { ...care, adjustedGrossIncome }) / 6_000;
    const single = [15_000, 15_001, 17_000, 17_001, 75_000, 75_001, 105_000, 900_000];
    expect(single.map((income) => rateAt(income, "single"))).toEqual(
      [0.5, 0.49, 0.49, 0.48, 0.35, 0.34, 0.2, 0.2].map((rate) => expect.closeTo(rate, 9)),
    );
    expect(rateAt(154_001, "marriedFilingJointly")).toBeCloseTo(0.33, 9);
    expect(
      dependentCareCredit(law2025.dependentCare, "single", {
        ...care,
        adjustedGrossIncome: 90_000,
      }),
    ).toBe(1_200);
  });

  test("college pays 100% of $2,000 and 25% of $2,000 for each student, two fifths of it out", () => {
    const of = (paid: readonly number[], tuition = 0) =>
      educationCredits(law.education, "single", 50_000, paid, tuition);
    expect(of([4_000])).toEqual({ refundable: 1_000, nonRefundable: 1_500 });
    expect(of([3_000])).toEqual({ refundable: 900, nonRefundable: 1_350 });
    expect(of([9_000, 1_000])).toEqual({ refundable: 1_400, nonRefundable: 2_100 });
    expect(of([], 12_000)).toEqual({ refundable: 0, nonRefundable: 2_000 });
    expect(of([])).toEqual({ refundable: 0, nonRefundable: 0 });
  });

  test("education fades from $80,000 to $90,000, twice that on a joint return", () => {
    const at = (income: number, status: Household["filingStatus"] = "single") =>
      educationCredits(law.education, status, income, [4_000], 0).refundable;
    expect([80_000, 85_000, 90_000].map((income) => at(income))).toEqual([1_000, 500, 0]);
    expect(at(170_000, "marriedFilingJointly")).toBe(500);
    expect(at(85_000, "qualifyingSurvivingSpouse")).toBe(500);
    expect(at(20_000, "marriedFilingSeparately")).toBe(0);
  });

  test("seniors with little income: $5,000, $7,500 for two, less benefits and half of the income above", () => {
    expect(elderlyCredit("single", 1, 12_000, 0)).toBeCloseTo(412.5, 9);
    expect(elderlyCredit("single", 1, 12_000, 1_000)).toBeCloseTo(262.5, 9);
    expect(elderlyCredit("single", 0, 5_000, 0)).toBe(0);
    expect(elderlyCredit("marriedFilingJointly", 2, 12_000, 0)).toBeCloseTo(975, 9);
    expect(elderlyCredit("marriedFilingJointly", 1, 12_000, 0)).toBeCloseTo(600, 9);
    expect(elderlyCredit("marriedFilingSeparately", 1, 5_000, 0)).toBeCloseTo(562.5, 9);
    expect(elderlyCredit("single", 1, 17_500, 0)).toBe(0);
  });

  test("an adoption: the most for each child, faded by income, and a part of it paid out", () => {
    const of = (expenses: readonly number[], income: number) =>
      adoptionCredit(law.adoption, expenses, income);
    expect(of([30_000], 100_000)).toEqual({ refundable: 5_120, nonRefundable: 12_550 });
    expect(of([3_000], 100_000)).toEqual({ refundable: 3_000, nonRefundable: 0 });
    expect(of([30_000, 3_000], 100_000)).toEqual({ refundable: 8_120, nonRefundable: 12_550 });
    expect(of([17_670], 285_080).nonRefundable).toBeCloseTo(17_670 / 2 - 5_120, 9);
    expect(of([17_670], 305_080)).toEqual({ refundable: 0, nonRefundable: 0 });
    expect(of([], 0)).toEqual({ refundable: 0, nonRefundable: 0 });
  });
});

describe("on a return", () => {
  test("they lower the tax in the order of the forms, and never below nothing", () => {
    const student: Household = {
      ...single,
      wages: 30_000,
      foreignTaxCredit: 300,
      dependentCareExpenses: 3_000,
      dependentCarePersons: 1,
      tuition: 10_000,
      retirementSavings: 2_000,
      otherCredits: 5_000,
    };
    const { taxBeforeCredits, ...answer } = returnOf(student);
    expect(taxBeforeCredits).toBe(1_420);
    expect(answer).toMatchObject({
      foreignTaxCredit: 300,
      dependentCareCredit: 1_120,
      educationCredit: 0,
      saversCredit: 0,
      otherCredits: 0,
      nonRefundableCredits: 1_420,
      tax: 0,
    });
    const richer = returnOf({ ...student, wages: 45_000 });
    expect(richer).toMatchObject({
      foreignTaxCredit: 300,
      dependentCareCredit: 1_050,
      educationCredit: 1_870,
      saversCredit: 0,
    });
  });

  test("what is paid out is paid out without tax", () => {
    const answer = returnOf({
      ...single,
      wages: 15_000,
      collegeExpenses: [4_000],
      adoptionExpenses: [20_000],
    });
    expect(answer).toMatchObject({
      taxBeforeCredits: 0,
      refundedEducationCredit: 1_000,
      refundedAdoptionCredit: 5_120,
      adoptionCredit: 0,
    });
    expect(answer.tax).toBeCloseTo(-6_120 - answer.earnedIncomeCredit, 9);
  });

  test("the credit for children leaves room for other credits only as far as none of it is paid out", () => {
    const family: Household = { ...single, filingStatus: "headOfHousehold", children: 2 };
    const plain = returnOf({ ...family, wages: 40_000 });
    expect(plain.childCredit - plain.refundedChildCredit).toBe(plain.taxBeforeCredits);
    // Credits that come first leave less tax, and more of the credit for children is paid out.
    const withCare = returnOf({
      ...family,
      wages: 40_000,
      dependentCareExpenses: 3_000,
      dependentCarePersons: 2,
    });
    expect(withCare.dependentCareCredit).toBe(1_110);
    expect(withCare.refundedChildCredit - plain.refundedChildCredit).toBe(585);
  });

  test("an adoption comes before what of the credit for children is paid out: Worksheet B", () => {
    // The return of the scenario “QW, overwithheld”, by the lines of the worksheet:
    // 6,600 − the smaller of 5,100 and 15% × (100,000 − 2,500) = 1,500, so that 7,640 − 1,500 goes to the adoption.
    const answer = returnOf({
      filingStatus: "qualifyingSurvivingSpouse",
      age: 44,
      wages: 100_000,
      children: 3,
      adoptionExpenses: [14_000, 14_000],
    });
    expect(answer.taxBeforeCredits).toBe(7_640);
    expect(answer).toMatchObject({
      adoptionCredit: 6_140,
      childCredit: 6_600,
      refundedChildCredit: 5_100,
      refundedAdoptionCredit: 10_240,
      tax: -15_340,
    });
  });

  test("children of 17 and students count for the earned income credit, and as other dependents", () => {
    const parent: Household = { ...single, filingStatus: "headOfHousehold", wages: 30_000 };
    const young = returnOf({ ...parent, children: 1 });
    const older = returnOf({ ...parent, olderChildren: 1 });
    expect(older.earnedIncomeCredit).toBe(young.earnedIncomeCredit);
    expect(older.fullChildCredit).toBe(500);
    expect(returnOf({ ...parent, otherDependents: 1 }).earnedIncomeCredit).toBe(0);
  });

  test("without a Social Security number there is no credit for work, and $500 for a child", () => {
    const family: Household = { ...couple, wages: 30_000, children: 2 };
    expect(returnOf({ ...family, withoutNumber: "spouse" })).toMatchObject({
      earnedIncomeCredit: 0,
      fullChildCredit: 4_400,
    });
    expect(returnOf({ ...family, withoutNumber: "both" })).toMatchObject({
      earnedIncomeCredit: 0,
      fullChildCredit: 1_000,
    });
    // Until 2024, the number of the child was enough.
    expect(federalReturn({ ...family, withoutNumber: "both" }, 2024).fullChildCredit).toBe(4_000);
    const alone: Household = { ...single, wages: 30_000, children: 1 };
    expect(returnOf({ ...alone, withoutNumber: "spouse" }).fullChildCredit).toBe(2_200);
    expect(returnOf({ ...alone, withoutNumber: "taxpayer" }).fullChildCredit).toBe(500);
  });

  test("credits for education ask for one number of those who file from 2026 on", () => {
    const student: Household = { ...single, wages: 40_000, collegeExpenses: [4_000] };
    const without = { ...student, withoutNumber: "taxpayer" } as const;
    expect(returnOf(student).refundedEducationCredit).toBe(1_000);
    expect(returnOf(without).refundedEducationCredit).toBe(0);
    expect(federalReturn(without, 2025).refundedEducationCredit).toBe(1_000);
    expect(returnOf({ ...student, isDependent: true }).refundedEducationCredit).toBe(0);
  });

  test("a senior without a number has no deduction for seniors", () => {
    const seniors: Household = { ...couple, age: 70, spouseAge: 70, pension: 60_000 };
    expect(returnOf(seniors).seniorDeduction).toBe(12_000);
    expect(returnOf({ ...seniors, withoutNumber: "taxpayer" }).seniorDeduction).toBe(6_000);
    expect(returnOf({ ...seniors, withoutNumber: "spouse" }).seniorDeduction).toBe(6_000);
    expect(returnOf({ ...seniors, withoutNumber: "both" }).seniorDeduction).toBe(0);
  });

  test("a separate return has no credit for care or for seniors unless the spouses lived apart", () => {
    const apart: Household = {
      filingStatus: "marriedFilingSeparately",
      age: 70,
      wages: 15_000,
      mustItemize: true,
      dependentCareExpenses: 1_000,
      dependentCarePersons: 1,
    };
    const together = returnOf(apart);
    expect([together.dependentCareCredit, together.elderlyCredit]).toEqual([0, 0]);
    const sinceJune = returnOf({ ...apart, livedApart: "lastSixMonths" });
    expect([sinceJune.dependentCareCredit, sinceJune.elderlyCredit]).toEqual([500, 0]);
    expect(returnOf({ ...apart, wages: 6_000, livedApart: "allYear" })).toMatchObject({
      dependentCareCredit: 500,
      elderlyCredit: 100,
    });
  });

  test("each of a couple saves for a credit of their own, dependents for none", () => {
    const savers: Household = { ...couple, wages: 50_000, retirementSavings: 3_000 };
    expect(returnOf(savers).saversCredit).toBe(400);
    expect(returnOf({ ...savers, spouseRetirementSavings: 1_000 }).saversCredit).toBe(600);
    const alone = { ...savers, filingStatus: "single", spouseRetirementSavings: 1_000 } as const;
    expect(returnOf({ ...alone, wages: 30_000 }).saversCredit).toBe(200);
    expect(returnOf({ ...alone, wages: 30_000, isDependent: true }).saversCredit).toBe(0);
  });

  test("the credit for minimum tax of earlier years stops at the tentative minimum tax", () => {
    const household: Household = { ...single, wages: 400_000, stateTaxes: 0 };
    const { taxBeforeCredits, tentativeMinimumTax } = returnOf(household);
    const room = taxBeforeCredits - tentativeMinimumTax;
    expect(room).toBeGreaterThan(1_000);
    expect(returnOf({ ...household, minimumTaxCredit: 500 }).minimumTaxCredit).toBe(500);
    expect(returnOf({ ...household, minimumTaxCredit: 1e6 }).minimumTaxCredit).toBeCloseTo(room, 6);
    const lowered = returnOf({ ...household, minimumTaxCredit: 1e6, foreignTaxCredit: 600 });
    expect(lowered.minimumTaxCredit).toBeCloseTo(room - 600, 6);
  });
});
