/** Where each deduction begins, stops and falls. */
import { carLoanInterestDeduction } from "@/lib/tax-law/deductions/car-loan-interest-deduction";
import { charitableDeduction } from "@/lib/tax-law/deductions/charitable-deduction";
import { medicalExpenseDeduction } from "@/lib/tax-law/deductions/medical-expense-deduction";
import { mortgageInterestDeduction } from "@/lib/tax-law/deductions/mortgage-interest-deduction";
import { overtimeDeduction } from "@/lib/tax-law/deductions/overtime-deduction";
import { qualifiedBusinessIncomeDeduction } from "@/lib/tax-law/deductions/qualified-business-income-deduction";
import { seniorDeduction } from "@/lib/tax-law/deductions/senior-deduction";
import { standardDeduction } from "@/lib/tax-law/deductions/standard-deduction";
import { stateAndLocalTaxDeduction } from "@/lib/tax-law/deductions/state-and-local-tax-deduction";
import { studentLoanInterestDeduction } from "@/lib/tax-law/deductions/student-loan-interest-deduction";
import { tipDeduction } from "@/lib/tax-law/deductions/tip-deduction";
import * as law from "@/lib/tax-law/years/newest-law";
import { lawOf } from "@/lib/tax-law/years/law-of";

import depth from "../../../fixtures/depth_cases.json";

const temporary = law.temporaryDeductions;

test("standard: more for each who is 65 or older or blind, by the status", () => {
  expect(standardDeduction(law, "single", 0)).toBe(16_100);
  expect(standardDeduction(law, "single", 2)).toBe(20_200);
  expect(standardDeduction(law, "marriedFilingJointly", 4)).toBe(38_800);
});

test("state and local taxes: the limit falls by 30% above the threshold, to $10,000 at the least", () => {
  const of = (paid: number, income: number) =>
    stateAndLocalTaxDeduction(law.stateAndLocalTax, "single", paid, income);
  expect(of(12_000, 90_000)).toBe(12_000);
  expect(of(60_000, 505_000)).toBe(40_400);
  expect(of(60_000, 515_000)).toBe(37_400);
  expect(of(60_000, 700_000)).toBe(10_000);
  expect(of(4_000, 700_000)).toBe(4_000);
  const of2024 = lawOf("2024").stateAndLocalTax;
  expect(stateAndLocalTaxDeduction(of2024, "single", 60_000, 50_000)).toBe(10_000);
  expect(stateAndLocalTaxDeduction(of2024, "marriedFilingSeparately", 60_000, 50_000)).toBe(5_000);
});

test("mortgage interest: of a loan above the limit as much as the limit is of it", () => {
  expect(mortgageInterestDeduction("marriedFilingJointly", 45_000, 750_000)).toBe(45_000);
  expect(mortgageInterestDeduction("marriedFilingJointly", 60_000, 1_500_000)).toBe(30_000);
  expect(mortgageInterestDeduction("marriedFilingSeparately", 45_000, 750_000)).toBe(22_500);
  expect(mortgageInterestDeduction("single", 0, 0)).toBe(0);
});

test("gifts: from 2026 on above 0.5% of income, and never above 60% of it", () => {
  expect(charitableDeduction(law.charity, 500, 100_000)).toBe(0);
  expect(charitableDeduction(law.charity, 501, 100_000)).toBe(1);
  expect(charitableDeduction(law.charity, 90_000, 100_000)).toBe(59_500);
  expect(charitableDeduction(law.charity, 90_000, -5_000)).toBe(0);
  expect(charitableDeduction(lawOf("2025").charity, 500, 100_000)).toBe(500);
});

test("seniors: 6% of the income above is lost for each person", () => {
  const found = depth.find(({ expected }) => "seniorDeduction" in expected);
  expect(seniorDeduction(temporary, "single", 1, 100_000)).toBe(
    (found?.expected as { seniorDeduction: number }).seniorDeduction,
  );
  expect(seniorDeduction(temporary, "single", 1, 75_000)).toBe(6_000);
  expect(seniorDeduction(temporary, "single", 1, 175_000)).toBe(0);
  expect(seniorDeduction(temporary, "marriedFilingJointly", 2, 200_000)).toBe(6_000);
  expect(seniorDeduction(temporary, "marriedFilingSeparately", 1, 30_000)).toBe(0);
});

test("tips and overtime: $100 less for each whole $1,000 above", () => {
  expect(tipDeduction(temporary, "single", 30_000, 150_999)).toBe(25_000);
  expect(tipDeduction(temporary, "single", 30_000, 151_000)).toBe(24_900);
  expect(tipDeduction(temporary, "marriedFilingJointly", 30_000, 300_999)).toBe(25_000);
  expect(overtimeDeduction(temporary, "single", 30_000, 90_000)).toBe(12_500);
  expect(overtimeDeduction(temporary, "marriedFilingJointly", 30_000, 90_000)).toBe(25_000);
  expect(overtimeDeduction(temporary, "single", 4_000, 191_500)).toBe(0);
});

test("car loans: $200 less for each $1,000 above, or a part of it", () => {
  expect(carLoanInterestDeduction(temporary, "single", 12_000, 100_000)).toBe(10_000);
  expect(carLoanInterestDeduction(temporary, "single", 12_000, 100_001)).toBe(9_800);
  expect(carLoanInterestDeduction(temporary, "single", 12_000, 101_000)).toBe(9_800);
  expect(carLoanInterestDeduction(temporary, "marriedFilingSeparately", 900, 90_000)).toBe(900);
});

test("student loans: $2,500 at most, falling over the range, none on a separate return", () => {
  const of = (income: number, interest = 3_000) =>
    studentLoanInterestDeduction(law.studentLoanInterest, "single", interest, income);
  expect(of(85_000)).toBe(2_500);
  expect(of(92_500)).toBe(1_250);
  expect(of(92_500, 1_000)).toBe(500);
  expect(of(100_000)).toBe(0);
  expect(of(-20_000)).toBe(2_500);
  expect(
    studentLoanInterestDeduction(law.studentLoanInterest, "marriedFilingSeparately", 900, 0),
  ).toBe(0);
});

test("business income: 20%, of no more than the taxable income without gains, and gone above the range", () => {
  const of = (business: number, taxable: number, gains = 0) =>
    qualifiedBusinessIncomeDeduction(law.businessIncome, "single", business, taxable, gains);
  expect(of(50_000, 100_000)).toBe(10_000);
  expect(of(50_000, 30_000)).toBe(6_000);
  expect(of(50_000, 60_000, 40_000)).toBe(4_000);
  expect(of(100_000, 201_750)).toBe(20_000);
  expect(of(100_000, 201_750 + 37_500)).toBe(10_000);
  expect(of(100_000, 276_750)).toBe(400);
  expect(of(-5_000, 90_000)).toBe(0);
});

test("business income: at least $400 from 2026 on, of what is taxable, with $1,000 or more", () => {
  const of = (business: number, taxable: number) =>
    qualifiedBusinessIncomeDeduction(law.businessIncome, "single", business, taxable, 0);
  expect(of(999, 50_000)).toBeCloseTo(199.8, 9);
  expect(of(1_000, 50_000)).toBe(400);
  expect(of(1_000, 300)).toBe(300);
  expect(of(1_000, 0)).toBe(0);
  const of2025 = lawOf("2025").businessIncome;
  expect(qualifiedBusinessIncomeDeduction(of2025, "single", 1_000, 50_000, 0)).toBe(200);
});

test("gifts of property count up to half of the income, and with cash up to 60%", () => {
  const of = (given: number, property: number) =>
    charitableDeduction(law.charity, given, 100_000, property);
  expect(of(0, 20_000)).toBe(19_500);
  expect(of(0, 70_000)).toBe(49_500);
  expect(of(5_000, 70_000)).toBe(54_500);
  expect(of(20_000, 70_000)).toBe(59_500);
  expect(of(300, 100)).toBe(0);
});

test("medical expenses: what is above 7.5% of the income", () => {
  expect(medicalExpenseDeduction(10_000, 100_000)).toBe(2_500);
  expect(medicalExpenseDeduction(7_500, 100_000)).toBe(0);
  expect(medicalExpenseDeduction(1_000, -5_000)).toBe(1_000);
});
