import { adjustedGrossIncome } from "@/lib/tax-law/income/adjusted-gross-income";
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
