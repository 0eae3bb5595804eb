import { contributionsByYear } from "@/lib/calc/investment-retirement/401k/arithmetic/contributions-by-year";
import {
  ageAboveLimit,
  agesCut,
  planByYear,
} from "@/lib/calc/investment-retirement/401k/arithmetic/raises";

const plan = {
  ...{ currentBalance: 0, annualSalary: 400_000, contribution: 24_000, annualMatch: 12_000 },
  ...{ employerMatch: 50, matchLimit: 6, annualReturn: 0, currentAge: 30, keepsLimits: false },
};

const lawBalances = (salaryGrowth: number) => {
  const rising = { ...plan, salaryGrowth, inflation: 3 };
  return planByYear(rising, contributionsByYear(rising, 2.5), false).map(
    ({ lawBalance }) => lawBalance,
  );
};

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
])("%s", (_, contribution, salaryGrowth, inflation, currentAge, expected) => {
  const years = contributionsByYear(
    { ...plan, contribution, salaryGrowth, inflation, currentAge },
    15,
  );
  expect(ageAboveLimit(years, currentAge)).toBe(expected);
});

// $27,000 a year is above $24,500 before 50, below $32,500 then, and $33,000 is above that but for 60 to 63.
test("the years that a limit cuts are said as ranges of ages", () => {
  const cut = (contribution: number, currentAge: number, years: number) => {
    const kept = { ...plan, contribution, salaryGrowth: 0, inflation: 0, keepsLimits: true };
    return agesCut(
      contributionsByYear({ ...kept, employerMatch: 0, currentAge }, years),
      currentAge,
    );
  };
  expect(cut(27_000, 47, 20)).toEqual([[47, 49]]);
  expect(cut(33_000, 58, 9)).toEqual([
    [58, 59],
    [64, 66],
  ]);
  expect(cut(24_500, 30, 30)).toEqual([]);
});
