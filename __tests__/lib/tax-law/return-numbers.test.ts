import type { Household } from "@/lib/tax-law/household";
import { returnNumbers } from "@/lib/tax-law/return-numbers";
import { lawOf } from "@/lib/tax-law/years/law-of";

const numbersOf = (household: Household, year: "2025" | "2026" = "2026") =>
  returnNumbers(household, lawOf(year));

const one: Household = { filingStatus: "single" };
const couple: Household = { filingStatus: "marriedFilingJointly" };
const separate: Household = { filingStatus: "marriedFilingSeparately" };

/**
 * 26 U.S.C. 32(c)(1)(A)(ii) and (d)(2): without a child somebody on the return is from 25 to 64 and nobody’s
 * dependent; a separate return needs a child and a home apart from the spouse. The most of 2026 is $664
 * without children, and $4,427 with one.
 */
test.each<[number, Household]>([
  [0, one],
  [0, { ...one, age: 24 }],
  [664, { ...one, age: 25 }],
  [664, { ...one, age: 64 }],
  [0, { ...one, age: 65 }],
  [0, { ...one, age: 30, isDependent: true }],
  [4_427, { ...one, age: 20, children: 1 }],
  [664, { ...couple, age: 24, spouseAge: 25 }],
  [0, { ...couple, age: 24, spouseAge: 65 }],
  [0, { ...one, age: 24, spouseAge: 25 }],
  [0, { ...separate, age: 30, children: 1 }],
  [4_427, { ...separate, age: 30, children: 1, livedApart: "lastSixMonths" }],
  [4_427, { ...separate, age: 30, children: 1, livedApart: "allYear" }],
  [0, { ...separate, age: 30, livedApart: "allYear" }],
])("the earned income credit is at most $%d for %j", (most, household) => {
  expect(numbersOf(household).earnedIncomeLimit).toBe(most);
});

test("beyond three children the earned income credit is that of three, 45% up to $8,231", () => {
  for (const children of [3, 4])
    expect(numbersOf({ ...couple, children })).toMatchObject({
      earnedIncomeRate: 45,
      earnedIncomeLimit: 8_231,
      earnedIncomePhaseOutRate: expect.closeTo(21.06, 12) as number,
      earnedIncomePhaseOutFrom: 31_160,
    });
});

// 26 U.S.C. 86(c)(1)(C)(ii).
test("only spouses who lived apart all year have the thresholds of one person for benefits", () => {
  const thresholdsOf = (household: Household) => {
    const { benefitThreshold, upperBenefitThreshold } = numbersOf(household);
    return [benefitThreshold, upperBenefitThreshold];
  };
  expect(thresholdsOf(separate)).toEqual([0, 0]);
  expect(thresholdsOf({ ...separate, livedApart: "lastSixMonths" })).toEqual([0, 0]);
  expect(thresholdsOf({ ...separate, livedApart: "allYear" })).toEqual([25_000, 34_000]);
  expect(thresholdsOf({ ...couple, livedApart: "allYear" })).toEqual([32_000, 44_000]);
});

test("who is 65 at the end of the year is a senior, and a spouse is one on a joint return only", () => {
  const seniors = (household: Household) => numbersOf(household).seniors;
  expect(seniors(one)).toBe(0);
  expect(seniors({ ...one, age: 64 })).toBe(0);
  expect(seniors({ ...one, age: 65 })).toBe(1);
  expect(seniors({ ...one, age: 65, spouseAge: 70 })).toBe(1);
  expect(seniors({ ...couple, age: 65, spouseAge: 70 })).toBe(2);
});

// 26 U.S.C. 163(h)(3)(E): from 2026 on.
test("premiums of mortgage insurance count in full, and before 2026 not at all", () => {
  expect(numbersOf(one).mortgageInsuranceShare).toBe(100);
  expect(numbersOf(one, "2025").mortgageInsuranceShare).toBe(0);
});
