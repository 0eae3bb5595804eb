import { ageAboveLimit, planByYear } from "@/lib/calc/investment-retirement/401k/arithmetic/raises";

const lawBalances = (salaryGrowth: number) =>
  planByYear(
    {
      ...{ currentBalance: 0, annualSalary: 400_000, contribution: 24_000, annualMatch: 12_000 },
      ...{ employerMatch: 50, matchLimit: 6, annualReturn: 0, salaryGrowth, inflation: 3 },
    },
    2.5,
  ).map(({ lawBalance }) => lawBalance);

test("without raises the match is that of $360,000 in every year, and half of it in half a year", () => {
  // $24,000 + 3% of $360,000 a year.
  expect(lawBalances(0)).toEqual([34_800, 69_600, 87_000]);
});

test("with raises as large as prices the limit on pay rises with them", () => {
  const [first, second, last] = lawBalances(3);
  expect(first).toBe(34_800);
  expect(second).toBeCloseTo(34_800 * 2.03, 6);
  expect(last).toBeCloseTo(34_800 * (2.03 + 1.0609 / 2), 6);
});

// Of 2026: $24,500, and $32,500 from the year of one's 50th birthday.
test.each([
  ["$20,000 and 10% a year are $26,620 after three raises", 20_000, 10, 0, 30, 33],
  ["what the law just allows is above it a raise later", 24_500, 5, 3, 30, 31],
  ["what rises with the limit stays at it", 24_500, 3, 3, 30, undefined],
  ["what is above it at first does not come above it", 25_000, 10, 0, 30, undefined],
  ["$24,000 pass $32,500 after seven raises of 5%", 24_000, 5, 0, 49, 56],
])("%s", (_, contribution, salaryGrowth, inflation, age, expected) => {
  expect(ageAboveLimit({ contribution, salaryGrowth, inflation }, age, 15)).toBe(expected);
});
