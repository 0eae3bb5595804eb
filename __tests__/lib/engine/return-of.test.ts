import type { rates } from "@/lib/engine";
import {
  adjustedGrossIncome,
  deductionsOf,
  federalReturn,
  returnUnder,
} from "@/lib/engine/return-of";
import type { Household } from "@/lib/tax-law/household";
import { lawOf } from "@/lib/tax-law/years/law-of";

const retired: Household = {
  filingStatus: "single",
  age: 68,
  pension: 30_000,
  socialSecurity: 24_000,
  studentLoanInterest: 500,
  charity: 800,
};

test("the parts of a return have their lines by the names of tax models too", () => {
  const income: rates.AdjustedGrossIncome = adjustedGrossIncome(retired, lawOf("2026"));
  expect(income).toMatchObject({
    taxUnitTaxableSocialSecurity: income.taxableSocialSecurity,
    studentLoanInterestDeduction: 500,
  });
  expect(income.taxableSocialSecurity).toBe(11_300);

  const deductions: rates.Deductions = deductionsOf(retired, lawOf("2026"), income);
  expect(deductions).toMatchObject({
    additionalSeniorDeduction: 6_000,
    itemizedBeforeReduction: deductions.itemizedTotal,
    charityWithoutItemizing: 800,
  });
  expect(deductions).not.toHaveProperty("eitc");
});

test("what is not paid out of a child credit, and gifts beside itemized deductions, are told as before", () => {
  const parent: Household = { filingStatus: "headOfHousehold", wages: 30_000, children: 1 };
  const answer: rates.FederalReturn = federalReturn(parent, 2026);
  expect(answer).toMatchObject({
    ctcValue: answer.childCredit,
    refundableCtc: answer.refundedChildCredit,
    nonRefundableCtc: 2_200 - answer.refundedChildCredit,
    eitc: answer.earnedIncomeCredit,
    incomeTax: answer.tax,
  });
  expect(answer.refundedChildCredit).toBe(1_615);

  const itemizing = { ...retired, mortgageInterest: 30_000 };
  expect(federalReturn(itemizing, 2026).charityWithoutItemizing).toBe(0);
  expect(federalReturn(itemizing, 2026).giftDeduction).toBe(800);
});

test("under the law of a year, a return is that of the year", () => {
  expect(returnUnder(retired, lawOf("2026"))).toEqual(federalReturn(retired, 2026));
});
