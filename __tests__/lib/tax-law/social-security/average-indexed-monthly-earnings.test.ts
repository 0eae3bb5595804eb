import { averageIndexedMonthlyEarnings } from "@/lib/tax-law/social-security/average-indexed-monthly-earnings";

import cases from "../../../fixtures/social_security_cases.json";
import { maximumEarningsOf } from "./maximum-earner";

test.each(cases.examples2026.cases)(
  "SSA’s example: $case",
  ({ earnings, workedFrom, birthYear, aime }) => {
    expect(averageIndexedMonthlyEarnings(earnings, workedFrom, birthYear)).toBe(aime);
  },
);

test.each(cases.maximumEarners.rows)("the maximum earner of %d at %d", (year, age, aime) => {
  const birthYear = (year ?? 0) - (age ?? 0);
  expect(averageIndexedMonthlyEarnings(...maximumEarningsOf(birthYear, year ?? 0))).toBe(aime);
});

test("a career with gaps and low years, as ssa.tools figures it", () => {
  const { earnings, workedFrom, birthYear, aime } = cases.averageEarner;
  expect(averageIndexedMonthlyEarnings(earnings, workedFrom, birthYear)).toBe(aime);
});

test("35 years count: with 34 one is zero, of 36 the lowest is left out", () => {
  // From the year of age 60 on earnings stand as they are: born in 1930, 1990 to 2025.
  const averageOf = (years: number[]) => averageIndexedMonthlyEarnings(years, 1990, 1930);
  const level = (count: number) => Array.from({ length: count }, () => 42_000);
  expect(averageOf(level(35))).toBe(3_500);
  expect(averageOf(level(34))).toBe(3_400);
  expect(averageOf([...level(35), 1_000])).toBe(3_500);
  expect(averageOf([1_000, ...level(35)])).toBe(3_500);
  expect(averageOf([...level(34), 41_999])).toBe(3_499);
  expect(averageOf([])).toBe(0);
  expect(averageOf([0, 0])).toBe(0);
});

test("an indexed year is rounded to the nearest cent", () => {
  // × 20,099.55 ÷ 8,630.92: $419.9962 and $419.9729, of which the 420th part is counted.
  expect(averageIndexedMonthlyEarnings([180.35], 1975, 1929)).toBe(1);
  expect(averageIndexedMonthlyEarnings([180.34], 1975, 1929)).toBe(0);
});

test.each([
  [[1], 1990, 1928, "birthYear must be from 1929 to 1964. It is 1928."],
  [[1], 1990, 1965, "birthYear must be from 1929 to 1964. It is 1965."],
  [[1], 1959, 1960, "workedFrom must be 1960 or later. It is 1959."],
  [[1], 1950, 1929, "workedFrom must be 1951 or later. It is 1950."],
  [[1, 1], 2026, 1960, "earnings must end by 2026. They end in 2027."],
])("%j from %d, born in %d: refused", (earnings, workedFrom, birthYear, sentence) => {
  expect(() => averageIndexedMonthlyEarnings(earnings, workedFrom, birthYear)).toThrow(
    new RangeError(sentence),
  );
});

test.each([
  [1929, 1951],
  [1964, 2026],
])("born in %d, working in %d: the last that are accepted", (birthYear, workedFrom) => {
  expect(averageIndexedMonthlyEarnings([3_600], workedFrom, birthYear)).toBeGreaterThan(0);
});
