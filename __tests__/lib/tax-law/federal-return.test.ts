/** The whole return, held to a tax model that others wrote, and to what no return may do. */
import fc from "fast-check";

import { federalReturn as inModelNames } from "@/lib/engine/return-of";
import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { lawYears, type KnownYear } from "@/lib/tax-law/years/law-years";

import depth from "../../fixtures/depth_cases.json";
import itemized from "../../fixtures/itemized_deductions.json";
import { differencesOf, households } from "./household-cases";
import { statuses } from "./tax-tables";

const single: Household = { filingStatus: "single" };
const couple: Household = { filingStatus: "marriedFilingJointly" };

test("360 households have the return of their model, to five cents in every answer", () => {
  expect(households).toHaveLength(360);
  expect(differencesOf(0.05)).toEqual([]);
});

test("the reduction of itemized deductions counts the income after the business deduction", () => {
  const separate = {
    filingStatus: "marriedFilingSeparately",
    wages: 374_181,
    selfEmployment: 136_988,
    mortgageInterest: 341_795,
  } as const;
  const answer = federalReturn(separate, 2026);
  const income = answer.adjustedGrossIncome - answer.businessDeduction;
  expect(answer.businessDeduction).toBeGreaterThan(20_000);
  // 26 U.S.C. 68(a): the highest bracket of a separate return begins at $384,350.
  expect(answer.itemizedReduction).toBeCloseTo((2 / 37) * (income - 384_350), 6);
});

test("a gain above its 0% rate costs no more than wages in the 12% bracket", () => {
  const { capitalGainsTax } = federalReturn({ ...single, wages: 65_550, longTermGains: 500 }, 2026);
  expect(capitalGainsTax).toBeCloseTo(60, 9);
});

test("losses do not save an earned income credit that too much interest ends", () => {
  const parent: Household = { filingStatus: "headOfHousehold", wages: 20_000, children: 3 };
  const interest = 13_000;
  expect(
    federalReturn({ ...parent, interest, longTermGains: -20_000 }, 2026).earnedIncomeCredit,
  ).toBe(0);
  expect(
    federalReturn({ ...parent, longTermGains: -20_000 }, 2026).earnedIncomeCredit,
  ).toBeGreaterThan(8_000);
});

/** The depth cases name their households in words. */
const named: Record<string, [Household, KnownYear]> = {
  "2026 joint 60k two kids": [{ ...couple, wages: 60_000, children: 2 }, 2026],
  "2026 joint 180k two kids": [{ ...couple, wages: 180_000, children: 2 }, 2026],
  "2026 joint 450k two kids": [{ ...couple, wages: 450_000, children: 2 }, 2026],
  "2026 hoh 30k one kid": [{ filingStatus: "headOfHousehold", wages: 30_000, children: 1 }, 2026],
  "2026 single 18k no kid": [{ ...single, age: 40, wages: 18_000 }, 2026],
  "2026 single 68 SS24k pension30k": [
    { ...single, age: 68, socialSecurity: 24_000, pension: 30_000 },
    2026,
  ],
  "2026 single 92k 401k 10k": [{ ...single, wages: 92_000, preTax401k: 10_000 }, 2026],
  "2025 joint 180k two kids": [{ ...couple, wages: 180_000, children: 2 }, 2025],
  "2025 single 68 SS24k pension30k": [
    { ...single, age: 68, socialSecurity: 24_000, pension: 30_000 },
    2025,
  ],
  "2026 single SE 80k": [{ ...single, selfEmployment: 80_000 }, 2026],
  "2025 single SE 80k": [{ ...single, selfEmployment: 80_000 }, 2025],
  "2026 single 60k + LTCG 40k": [{ ...single, wages: 60_000, longTermGains: 40_000 }, 2026],
  "2026 single 600k + LTCG 50k": [{ ...single, wages: 600_000, longTermGains: 50_000 }, 2026],
};

/** Answers that are not a return’s own: the half of another, and sums that a page makes. */
const notOfReturn = ["selfEmploymentTaxAld", "total", "quarter"];

test.each(Object.entries(named))("%s", (name, [household, year]) => {
  const found = depth.find(({ inputs }) => "case" in inputs && inputs.case === name);
  const expected = Object.entries((found?.expected ?? {}) as Record<string, number>);
  expect(expected.length).toBeGreaterThan(0);
  const answers = inModelNames(household, year) as unknown as Record<string, number>;
  for (const [key, value] of expected) {
    const answer = key.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    if (!notOfReturn.includes(answer))
      expect([answer, answers[answer]]).toEqual([answer, near(value)]);
  }
});

const near = (value: number): number => expect.closeTo(value, 2) as number;

test("high incomes lose a part of their itemized deductions", () => {
  const [first] = itemized.cases;
  const { grossIncome: wages = 0, itemizedDeductions = 0, tax } = first ?? {};
  expect(federalReturn({ ...single, wages, itemizedDeductions }, 2026).tax).toBe(tax);
});

test("a year without law is refused", () => {
  expect(() => federalReturn(single, 2023 as never)).toThrow(RangeError);
});

test("a refund is what was paid less all taxes, with what employers withhold for Medicare", () => {
  const paid = federalReturn({ ...single, wages: 450_000, withheld: 120_000 }, 2026);
  expect(paid.additionalMedicareTax).toBeCloseTo(2_250, 9);
  expect(paid.payments).toBeCloseTo(122_250, 9);
  expect(paid.refund).toBeCloseTo(122_250 - paid.tax - 2_250, 9);
});

test("a spouse is on a joint return only", () => {
  const spouse = { spouseWages: 50_000, spouseAge: 70, spouseSelfEmployment: 9_000 };
  for (const filingStatus of statuses) {
    const alone = federalReturn({ filingStatus, wages: 80_000 }, 2026);
    const both = federalReturn({ filingStatus, wages: 80_000, ...spouse }, 2026);
    if (filingStatus === "marriedFilingJointly")
      expect(both.totalTax).toBeGreaterThan(alone.totalTax);
    else expect(both).toEqual(alone);
  }
});

test("a separate return has no earned income credit, and of the deductions only that of a car loan", () => {
  const deductions = { tips: 5_000, overtime: 5_000, carLoanInterest: 900, age: 66 };
  const family = { filingStatus: "marriedFilingSeparately", children: 2, wages: 25_000 } as const;
  expect(federalReturn({ ...family, ...deductions }, 2026)).toMatchObject({
    earnedIncomeCredit: 0,
    seniorDeduction: 0,
    tipDeduction: 0,
    overtimeDeduction: 0,
    carLoanDeduction: 900,
  });
});

test("the deductions of 2025 to 2028 are not of 2024", () => {
  const household = { ...single, age: 70, wages: 50_000, tips: 1, overtime: 1, carLoanInterest: 1 };
  expect(federalReturn(household, 2024)).toMatchObject({
    seniorDeduction: 0,
    tipDeduction: 0,
    overtimeDeduction: 0,
    carLoanDeduction: 0,
    taxableIncome: 50_000 - 14_600 - 1_950,
  });
});

test("gifts are deducted beside the standard deduction from 2026 on, and not beside itemized ones", () => {
  const giving = { ...couple, wages: 100_000, charity: 5_000 };
  expect(federalReturn(giving, 2025).deductions).toBe(31_500);
  expect(federalReturn(giving, 2026).deductions).toBe(34_200);
  const itemizing = federalReturn({ ...giving, mortgageInterest: 40_000 }, 2026);
  expect(itemizing.itemizes).toBe(true);
  expect(itemizing.deductions).toBe(40_000 + 5_000 - 500);
  expect(itemizing.deductionUsed).toBe(itemizing.itemizedTotal);
});

const dollars = fc.integer({ min: 0, max: 1_500_000 });
const anyHousehold: fc.Arbitrary<Household> = fc.record(
  {
    filingStatus: fc.constantFrom(...statuses, "qualifyingSurvivingSpouse" as const),
    livedApart: fc.constantFrom("lastSixMonths", "allYear"),
    isDependent: fc.boolean(),
    age: fc.integer({ min: 18, max: 95 }),
    children: fc.integer({ min: 0, max: 6 }),
    otherDependents: fc.integer({ min: 0, max: 4 }),
    wages: dollars,
    spouseWages: dollars,
    selfEmployment: fc.integer({ min: -100_000, max: 600_000 }),
    interest: dollars,
    qualifiedDividends: dollars,
    longTermGains: fc.integer({ min: -500_000, max: 900_000 }),
    shortTermGains: fc.integer({ min: -500_000, max: 900_000 }),
    pension: dollars,
    socialSecurity: fc.integer({ min: 0, max: 90_000 }),
    stateTaxes: dollars,
    selfEmployedPlan: fc.integer({ min: 0, max: 60_000 }),
    mortgageInterest: fc.integer({ min: 0, max: 80_000 }),
    mortgageInsurance: fc.integer({ min: 0, max: 5_000 }),
    charity: dollars,
    tips: fc.integer({ min: 0, max: 60_000 }),
    overtime: fc.integer({ min: 0, max: 60_000 }),
    overtimeTimes: fc.constantFrom(1.5, 2),
    carLoanInterest: fc.integer({ min: 0, max: 20_000 }),
  },
  { requiredKeys: ["filingStatus"] },
);
const anyYear = fc.constantFrom(...lawYears);

/** What a loss or a credit can take below zero. */
const signed = [
  ...["wages", "netGain", "totalIncome", "investmentIncome", "businessIncome"],
  ...["incomeBeforeBenefits", "combinedIncome", "adjustedGrossIncome"],
  ...["minimumTaxBase", "minimumTaxIncome", "tax", "totalTax", "refund"],
];

test("every answer is finite, and only income, tax and refund may be negative", () => {
  fc.assert(
    fc.property(anyHousehold, anyYear, (household, year) => {
      for (const [name, value] of Object.entries(federalReturn(household, year))) {
        if (typeof value === "boolean") continue;
        expect([name, Number.isFinite(value)]).toEqual([name, true]);
        if (!signed.includes(name)) expect([name, value >= -1e-9]).toEqual([name, true]);
      }
    }),
  );
});

test("another dollar of gifts, interest or savings never costs tax, and of wages never pays more than it", () => {
  fc.assert(
    fc.property(anyHousehold, anyYear, (household, year) => {
      const before = federalReturn(household, year);
      for (const name of ["charity", "mortgageInterest", "tips", "carLoanInterest"] as const) {
        const more = { ...household, [name]: (household[name] ?? 0) + 1_000 };
        const after = federalReturn(more, year);
        // The larger deductions are taken. Where the minimum tax takes the standard one back, others may be worth
        // more.
        if (before.itemizes !== after.itemizes && after.alternativeMinimumTax > 0) continue;
        expect(after.totalTax).toBeLessThanOrEqual(before.totalTax + 1e-6);
      }
      const earned = { ...household, wages: (household.wages ?? 0) + 100 };
      expect(federalReturn(earned, year).totalTax).toBeGreaterThanOrEqual(before.totalTax - 100);
    }),
  );
});

test("what a page shows of the deductions adds up to what is taken off", () => {
  fc.assert(
    fc.property(anyHousehold, anyYear, (household, year) => {
      const answer = federalReturn(household, year);
      const parts =
        (answer.itemizes
          ? answer.itemizedTotal - answer.itemizedReduction
          : answer.standardDeduction + answer.giftDeduction) +
        answer.seniorDeduction +
        answer.tipDeduction +
        answer.overtimeDeduction +
        answer.carLoanDeduction +
        answer.businessDeduction;
      expect(parts).toBeCloseTo(answer.deductions, 6);
    }),
  );
});

test("a large gain brings the alternative minimum tax: 26 U.S.C. 55", () => {
  const answer = federalReturn({ ...single, wages: 120_000, longTermGains: 600_000 }, 2026);
  expect(answer.alternativeMinimumTax).toBeCloseTo(13_630, 6);
  expect(answer.totalTax).toBeCloseTo(148_880, 6);
});

test("the minimum tax takes back state taxes and the standard deduction, and leaves interest and gifts", () => {
  const rich = { ...single, wages: 900_000, longTermGains: 900_000 };
  const listed = { stateTaxes: 30_000, mortgageInterest: 30_000, charity: 50_000 };
  const answer = federalReturn({ ...rich, ...listed }, 2026);
  const { adjustedGrossIncome: income, minimumTaxIncome } = answer;
  expect(answer.itemizes && answer.itemizedReduction > 0).toBe(true);
  expect(minimumTaxIncome).toBeCloseTo(income - 30_000 - answer.charityDeduction, 6);
  const standard = federalReturn(rich, 2026);
  expect(standard.minimumTaxIncome).toBe(standard.adjustedGrossIncome);
});

test("the child credit counts against the minimum tax too: 26 U.S.C. 26(a)", () => {
  const parent: Household = { ...couple, longTermGains: 260_000, stateTaxes: 40_000, children: 6 };
  const { alternativeMinimumTax: minimum, ...answer } = federalReturn(parent, 2026);
  expect(minimum).toBe(0);
  const rich = federalReturn({ ...single, wages: 120_000, longTermGains: 600_000 }, 2026);
  expect(rich.taxBeforeCredits).toBeCloseTo(115_490 + 13_630, 6);
  expect(answer.taxBeforeCredits).toBeGreaterThanOrEqual(0);
});

// 26 U.S.C. 2(a), 32(b)(2)(B), 24(h)(3) and 1411(b): a joint return is one thing, its brackets another.
test("a surviving spouse has the brackets of a couple, and the credits of one person", () => {
  const survivor: Household = { filingStatus: "qualifyingSurvivingSpouse", children: 2 };
  const poor = federalReturn({ ...survivor, wages: 33_000 }, 2026);
  expect(poor.earnedIncomeCredit).toBeCloseTo(5_397.43, 2);
  expect(poor.standardDeduction).toBe(32_200);
  const rich = { ...survivor, wages: 240_000, interest: 20_000 };
  const joint = federalReturn({ ...rich, filingStatus: "marriedFilingJointly" }, 2026);
  const answer = federalReturn(rich, 2026);
  expect(answer.taxableIncome).toBe(joint.taxableIncome);
  expect(answer.netInvestmentIncomeTax).toBe(joint.netInvestmentIncomeTax);
  // $50 for each $1,000 above $200,000, and 0.9% above it.
  expect(joint.childCredit - answer.childCredit).toBe(3_000);
  expect(answer.additionalMedicareTax).toBeCloseTo(360, 9);
});

// 26 U.S.C. 164(b)(6): (40,400 − 30% of what is above 252,500) ÷ 2.
test("a separate return deducts half of what the limit on state taxes leaves", () => {
  const { stateTaxDeduction } = federalReturn(
    { filingStatus: "marriedFilingSeparately", wages: 256_000, stateTaxes: 35_000 },
    2026,
  );
  expect(stateTaxDeduction).toBeCloseTo(19_675, 9);
});

// 26 CFR 1.199A-3(b)(1)(vi).
test("a plan of one's own lowers the business income, an IRA does not", () => {
  const business: Household = { ...single, wages: 60_000, selfEmployment: 100_000 };
  const deductionWith = (saved: Household) => federalReturn(saved, 2026).businessDeduction;
  const ira = deductionWith({ ...business, traditionalIra: 20_000 });
  expect(ira).toBeCloseTo(18_587.05, 2);
  expect(deductionWith({ ...business, selfEmployedPlan: 20_000 })).toBeCloseTo(14_587.05, 2);
});

// 26 U.S.C. 86(c)(1)(C)(ii) and 32(d)(2).
test("spouses who lived apart have the thresholds of one person, and with a child the earned income credit", () => {
  const separate: Household = { filingStatus: "marriedFilingSeparately" };
  const old = { ...separate, age: 70, pension: 15_000, socialSecurity: 20_000 };
  expect(federalReturn(old, 2026).tax).toBeGreaterThan(1_400);
  expect(federalReturn({ ...old, livedApart: "lastSixMonths" }, 2026).tax).toBeGreaterThan(1_400);
  expect(federalReturn({ ...old, livedApart: "allYear" }, 2026).tax).toBe(0);

  const parent = { ...separate, wages: 20_000, children: 1 };
  const apart = federalReturn({ ...parent, livedApart: "lastSixMonths" }, 2026);
  const single = federalReturn({ ...parent, filingStatus: "headOfHousehold" }, 2026);
  expect(federalReturn(parent, 2026).earnedIncomeCredit).toBe(0);
  expect(apart.earnedIncomeCredit).toBe(single.earnedIncomeCredit);
  // Of that age and with those wages anybody else has $664.
  const childless = { ...parent, wages: 9_000, children: 0, age: 30 };
  expect(federalReturn({ ...childless, livedApart: "allYear" }, 2026).earnedIncomeCredit).toBe(0);
});

// $4,427 less 15.98% of what is above $31,160: 26 U.S.C. 32(b).
test("a couple that lived apart and files together has the credit of a joint return", () => {
  const together: Household = { ...couple, wages: 40_000, children: 1, livedApart: "allYear" };
  expect(federalReturn(together, 2026).earnedIncomeCredit).toBeCloseTo(3_014.368, 9);
});

// 26 U.S.C. 63(c)(5), with $1,350 and $450 in 2026: Rev. Proc. 2025-32, section 4.14(2).
test.each([
  [{ interest: 5_000 }, 1_350, 365],
  [{ wages: 5_000 }, 5_450, 0],
  [{ wages: 40_000 }, 16_100, 2_620],
] as const)("somebody whom the parents claim, with %j, deducts $%d", (income, deduction, tax) => {
  const answer = federalReturn({ ...single, age: 20, ...income, isDependent: true }, 2026);
  expect(answer.standardDeduction).toBe(deduction);
  expect(answer.tax).toBeCloseTo(tax, 9);
});

test("a dependent has no earned income credit", () => {
  const young: Household = { ...single, age: 25, wages: 9_000 };
  expect(federalReturn(young, 2026).earnedIncomeCredit).toBeGreaterThan(600);
  expect(federalReturn({ ...young, isDependent: true }, 2026).earnedIncomeCredit).toBe(0);
});

// 26 U.S.C. 163(h)(3)(E)(ii) and (F)(i)(III).
test.each([
  [2026, 99_000, 2_000],
  [2026, 100_001, 1_800],
  [2026, 103_000, 1_400],
  [2026, 109_000.01, 0],
  [2025, 99_000, 0],
] as const)(
  "%d: of $2,000 of mortgage insurance, an income of $%d deducts $%d",
  (year, wages, part) => {
    const answer = federalReturn({ ...single, wages, mortgageInsurance: 2_000 }, year);
    expect(answer.mortgageInsuranceDeduction).toBe(part);
    expect(answer.itemizedTotal).toBe(part);
  },
);

// IRS Notice 2025-69: of double time, what the law on fair labor standards asks for is half the regular rate.
test("of the premium of double time, half counts", () => {
  const worker: Household = { ...single, wages: 60_000, overtime: 8_000 };
  expect(federalReturn(worker, 2026).overtimeDeduction).toBe(8_000);
  expect(federalReturn({ ...worker, overtimeTimes: 2 }, 2026).overtimeDeduction).toBe(4_000);
});
