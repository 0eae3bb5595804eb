import { deductionsOf } from "@/lib/tax-law/deductions/deductions-of";
import type { Household } from "@/lib/tax-law/household";
import { lawOf } from "@/lib/tax-law/years/law-of";

const of = (household: Partial<Household>, agi: number) =>
  deductionsOf({ filingStatus: "single", ...household }, lawOf("2026"), {
    adjustedGrossIncome: agi,
    businessIncome: 0,
    earnedIncome: agi,
    gainsAtOwnRates: 0,
  });

// The standard deduction of 2026 is $16,100: 26 U.S.C. 63(b) and (e).
test("deductions are itemized where they are larger than the standard one, not where they equal it", () => {
  expect(of({ mortgageInterest: 16_100 }, 82_000).itemizes).toBe(false);
  expect(of({ mortgageInterest: 16_101 }, 82_000)).toMatchObject({
    itemizes: true,
    deductions: 16_101,
    taxableIncome: 65_899,
  });
});

// 26 U.S.C. 68(a): 2/37 of $16,500 is $891.89, so that $15,608.11 are left, less than $16,100.
test("what counts of itemized deductions is what the overall limitation leaves of them", () => {
  const rich = of({ mortgageInterest: 16_500 }, 1_000_000);
  expect(rich.itemizedReduction).toBeCloseTo(891.891892, 6);
  expect(rich.itemizes).toBe(false);
  expect(rich.deductions).toBe(16_100);
  expect(of({ mortgageInterest: 16_500 }, 600_000).itemizes).toBe(true);
});

// 26 U.S.C. 56(b)(1)(D): neither the standard deduction nor one of section 151. $6,000 − 6% of $5,000 are $5,700.
test("the minimum tax leaves the deduction for tips, and not the one for seniors", () => {
  const retired = of({ age: 70, tips: 1_000 }, 80_000);
  expect(retired.seniorDeduction).toBe(5_700);
  expect(retired.deductions).toBe(16_100 + 2_050 + 5_700 + 1_000);
  expect(retired.deductionsOfMinimumTax).toBe(1_000);
});

test("medical expenses and gifts of property are itemized with the others", () => {
  const listed = of({ medicalExpenses: 17_500, propertyGifts: 6_500 }, 100_000);
  expect(listed).toMatchObject({
    medicalDeduction: 10_000,
    charityDeduction: 6_000,
    itemizedTotal: 16_000,
    itemizes: false,
  });
  // Cash alone is deducted beside the standard deduction: 26 U.S.C. 170(p).
  expect(listed.giftDeduction).toBe(0);
});

// 26 U.S.C. 63(c)(6)(A).
test("a spouse who itemizes leaves no standard deduction, however little there is to itemize", () => {
  const must = { filingStatus: "marriedFilingSeparately", mustItemize: true } as const;
  expect(of({ ...must, charity: 700 }, 40_000)).toMatchObject({
    itemizes: true,
    deductions: 500,
    taxableIncome: 39_500,
  });
  expect(of(must, 40_000).deductions).toBe(0);
});

// The same section: one who does not itemize leaves the spouse the standard deduction.
test("a spouse may take the standard deduction with more to itemize", () => {
  const standard = {
    filingStatus: "marriedFilingSeparately",
    takesStandardDeduction: true,
  } as const;
  expect(of({ ...standard, mortgageInterest: 30_000 }, 40_000)).toMatchObject({
    itemizes: false,
    deductions: 16_100,
    taxableIncome: 23_900,
  });
});
