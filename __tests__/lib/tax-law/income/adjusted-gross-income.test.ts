import { adjustedGrossIncome } from "@/lib/tax-law/income/adjusted-gross-income";
import type { Household } from "@/lib/tax-law/household";
import { lawOf } from "@/lib/tax-law/years/law-of";

const law = lawOf("2026");

// 20,000 × 92.35% × 15.3% is 2,825.91 of self-employment tax: 26 U.S.C. 1401 and 1402(a)(12).
test("half the self-employment tax, the IRA, the HSA and student loan interest come off", () => {
  const result = adjustedGrossIncome(
    {
      filingStatus: "single",
      wages: 50_000,
      selfEmployment: 20_000,
      traditionalIra: 3_000,
      hsa: 2_000,
      studentLoanInterest: 1_500,
    },
    law,
  );
  expect(result.selfEmploymentTax).toBeCloseTo(2_825.91, 9);
  expect(result.selfEmploymentBase).toBeCloseTo(18_470, 9);
  expect(result.adjustments).toBeCloseTo(1_412.955 + 3_000 + 2_000 + 1_500, 9);
  expect(result.adjustedGrossIncome).toBeCloseTo(70_000 - 7_912.955, 9);
});

// 85% of 20,000 is taxed. 92,500 is the middle of 85,000 to 100,000: 26 U.S.C. 86(a)(2) and 221(b)(2).
test("student loan interest fades with the taxed Social Security counted", () => {
  const result = adjustedGrossIncome(
    {
      filingStatus: "single",
      wages: 75_500,
      socialSecurity: 20_000,
      studentLoanInterest: 2_000,
    },
    law,
  );
  expect(result.taxableSocialSecurity).toBe(17_000);
  expect(result.studentLoanDeduction).toBeCloseTo(1_000, 9);
  expect(result.adjustedGrossIncome).toBeCloseTo(91_500, 9);
});

test("net earnings below $400 bear no tax, and have no base of it: 26 U.S.C. 1402(b)(2)", () => {
  const little = adjustedGrossIncome({ filingStatus: "single", selfEmployment: 430 }, law);
  expect([little.selfEmploymentTax, little.selfEmploymentBase]).toEqual([0, 0]);
});

// Half of $20,000 and the pension are $30,000, between the $25,000 of one person and the $32,000 of a couple.
test("a couple that lived apart and files together has the thresholds of a joint return: 26 U.S.C. 86(c)", () => {
  const together = { livedApart: "allYear", pension: 20_000, socialSecurity: 20_000 } as const;
  const taxed = (filingStatus: "marriedFilingJointly" | "marriedFilingSeparately") =>
    adjustedGrossIncome({ filingStatus, ...together }, law).taxableSocialSecurity;
  expect([taxed("marriedFilingJointly"), taxed("marriedFilingSeparately")]).toEqual([0, 2_500]);
});

const grossOf = (household: Partial<Household>) =>
  adjustedGrossIncome({ filingStatus: "single", ...household }, law);

test("what else comes in counts in the income, each in its kind", () => {
  const others = {
    unemployment: 1_000,
    rents: 2_000,
    passThroughIncome: 4_000,
    passiveIncome: 8_000,
    alimonyReceived: 16_000,
    otherIncome: 32_000,
  };
  const income = grossOf(others);
  expect(income.adjustedGrossIncome).toBe(63_000);
  expect(income.totalIncome).toBe(63_000);
  // 26 U.S.C. 1411(c): rents, and what one does not work for.
  expect(income.investmentIncome).toBe(10_000);
  expect(income.earnedIncome).toBe(0);
  expect(income.businessIncome).toBe(12_000);
  expect(grossOf({ ...others, businessRents: 500 })).toMatchObject({
    businessIncome: 12_500,
    investmentIncome: 10_500,
    adjustedGrossIncome: 63_500,
  });
});

test("a loss of rents does not save the earned income credit, and tax-exempt interest counts against it", () => {
  const income = grossOf({ interest: 500, rents: -3_000, passiveIncome: -1_000 });
  expect(income.adjustedGrossIncome).toBe(-3_500);
  expect(income.disqualifiedIncome).toBe(500);
  expect(grossOf({ taxExemptInterest: 700, rents: 300 }).disqualifiedIncome).toBe(1_000);
});

test("tax-exempt interest is no income, but makes more of the benefits taxed: 26 U.S.C. 86(b)(2)(B)", () => {
  const benefits = { pension: 20_000, socialSecurity: 20_000 };
  const more = grossOf({ ...benefits, taxExemptInterest: 2_000 });
  const { adjustedGrossIncome: before } = grossOf(benefits);
  expect(more.adjustedGrossIncome - before).toBe(1_000);
  expect(more.totalIncome).toBe(40_000);
});

test("what comes off before the adjusted gross income: Schedule 1, Part II", () => {
  const { adjustments, adjustedGrossIncome: income } = grossOf({
    wages: 60_000,
    educatorExpenses: 400,
    alimonyPaid: 2_000,
    earlyWithdrawalPenalty: 40,
    movingExpenses: 1_000,
  });
  expect(adjustments).toBe(350 + 2_000 + 40 + 1_000);
  expect(income).toBe(60_000 - adjustments);
});

test("each of a couple who teaches has a limit, on a joint return", () => {
  const paid = { educatorExpenses: 400, spouseEducatorExpenses: 300 };
  expect(grossOf({ ...paid, filingStatus: "marriedFilingJointly" }).educatorDeduction).toBe(650);
  expect(grossOf(paid).educatorDeduction).toBe(350);
});

test("health insurance of the self-employed comes off, up to what the business leaves", () => {
  const insured = grossOf({ selfEmployment: 20_000, selfEmployedHealthInsurance: 6_000 });
  expect(insured.selfEmployedHealthDeduction).toBe(6_000);
  expect(insured.businessIncome).toBeCloseTo(20_000 - 1_412.955 - 6_000, 6);
  const little = grossOf({
    selfEmployment: 5_000,
    selfEmployedPlan: 1_000,
    selfEmployedHealthInsurance: 6_000,
  });
  expect(little.selfEmployedHealthDeduction).toBeCloseTo(5_000 - 353.23875 - 1_000, 6);
  expect(little.businessIncome).toBeCloseTo(0, 9);
  expect(grossOf({ selfEmployedHealthInsurance: 500 }).selfEmployedHealthDeduction).toBe(0);
});

test("of a couple the one who earned less is known, and alone there is one", () => {
  const couple = { filingStatus: "marriedFilingJointly", wages: 40_000 } as const;
  expect(grossOf({ ...couple, spouseWages: 9_000 }).lowerEarnedIncome).toBe(9_000);
  expect(grossOf({ ...couple, spouseSelfEmployment: 1_000 }).lowerEarnedIncome).toBeCloseTo(
    929.3522,
    3,
  );
  expect(grossOf({ ...couple, spouseSelfEmployment: -1_000 }).lowerEarnedIncome).toBe(0);
  expect(grossOf({ wages: 40_000, preTax401k: 5_000 }).lowerEarnedIncome).toBe(35_000);
});
