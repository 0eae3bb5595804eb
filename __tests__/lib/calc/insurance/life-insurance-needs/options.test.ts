import { lifeInsuranceNeeds } from "@/lib/calc/insurance/life-insurance-needs/calculation";
import { form } from "@/lib/calc/insurance/life-insurance-needs/form";
import { report } from "@/lib/calc/insurance/life-insurance-needs/report";
import { readingOf } from "@/lib/calculator/report/view";

import { formWith } from "../../../calculator/form-with";

const family = {
  annualIncome: "72000",
  years: "12",
  debts: "18500",
  mortgageBalance: "214000",
  educationCosts: "90000",
  savings: "46000",
  existingInsurance: "144000",
};
const { answered } = formWith({ ...form, ...report }, family);

test("without options, nothing more is said", () => {
  const { result, sections, beside, notice } = answered({});
  expect(Object.keys(result)).not.toContain("countedNeed");
  expect([sections, beside]).toEqual([[], undefined]);
  expect(notice.text).toBe("Estimated life insurance need: $996,500.00.");
});

test("growth and return of 0 are as specified", () => {
  expect(answered({ growth: "0", rate: "0" }).result).toEqual(answered({}).result);
});

test("what is added leads, is in the notice, and the need without it stands beside it", () => {
  const { headline, beside, notice } = answered({ finalExpenses: "9000" });
  expect([headline.name, readingOf(headline)]).toEqual(["countedNeed", "$1,005,500"]);
  expect([beside?.figure.name, beside && readingOf(beside.figure)]).toEqual([
    "estimatedNeed",
    "$996,500.00",
  ]);
  expect(notice.text).toBe("Life insurance need with what you added: $1,005,500.");
});

test("with growth and a return, the income is what it is worth today", () => {
  const { headline, beside, notice } = answered({ growth: "3", rate: "5" });
  expect([headline.name, readingOf(headline)]).toEqual(["estimatedNeed", "$911,493.70"]);
  expect(beside).toBeUndefined();
  expect(notice.text).toBe("Estimated life insurance need: $911,493.70.");
});

test("who is covered reads so in words", () => {
  const { headline, verdict } = answered({ partnerIncome: "72000", survivorBenefit: "9000" });
  expect(readingOf(headline)).toBe("$132,500");
  expect(verdict).toMatch(/insurance would have to cover the rest\.$/);
  expect(answered({ partnerIncome: "72000", savings: "400000" }).verdict).toBe(
    "Your family is already covered: what it has and would get is worth $221,500 more than it needs.",
  );
  expect(answered({ partnerIncome: "72000", savings: "178500" }).verdict).toBe(
    "What your family has and would get is exactly what it needs.",
  );
});

test("what counts only in part, or not at all, is said at its box", () => {
  const { errors } = answered({
    partnerIncome: "80000",
    survivorBenefit: "1500",
    survivorYears: "15",
  });
  expect(errors).toEqual({
    partnerIncome: "Only the $72,000 a year to replace is counted.",
    survivorYears: "Only the 12 years of income to replace are counted.",
  });
  expect(answered({ survivorYears: "9" }).errors).toEqual({
    survivorBenefit: "Enter the benefits for these years.",
  });
});

test("income that is lost and income that stands in for it are worth the same in their years", () => {
  const input = {
    annualIncome: 60_000,
    years: 10,
    debts: 0,
    mortgageBalance: 0,
    educationCosts: 0,
    savings: 0,
    existingInsurance: 0,
    growth: 3,
    rate: 6,
  };
  const { incomeReplacement, survivorsCover, countedNeed } = lifeInsuranceNeeds({
    ...input,
    survivorBenefit: 5_000,
    survivorYears: 10,
  });
  expect(survivorsCover).toBe(incomeReplacement);
  expect(countedNeed).toBe(0);
});

test("what can be added has a button, and what is added is no longer left out", () => {
  const leftOut = (boxes: Record<string, string>) =>
    answered(boxes).notCounted.map(({ adds }) => adds);
  expect(leftOut({})).toEqual(["partnerIncome", "survivorBenefit", "rate", "finalExpenses"]);
  expect(leftOut({ growth: "2", finalExpenses: "9000" })).toEqual([
    "partnerIncome",
    "survivorBenefit",
  ]);
});
