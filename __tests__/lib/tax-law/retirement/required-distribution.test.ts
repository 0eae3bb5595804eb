import { distributionPeriod } from "@/lib/tax-law/retirement/distribution-period";
import { firstDistributionAge } from "@/lib/tax-law/retirement/first-distribution-age";
import { nextDistribution } from "@/lib/tax-law/retirement/next-distribution";
import { requiredDistribution } from "@/lib/tax-law/retirement/required-distribution";

import depthCases from "../../../fixtures/depth_cases.json";
import saving from "../../../fixtures/saving_by_income.json";

const { rows } = saving.uniformLifetimeTable;

test("the table runs from 72 to 120, and every row has the printed period and percentage", () => {
  expect(rows.map(([age]) => age)).toEqual(Array.from({ length: 49 }, (_, index) => 72 + index));
  for (const [age = 0, period = 0, percent = 0] of rows) {
    expect(distributionPeriod(age)).toBe(period);
    expect(distributionPeriod(age + 0.99)).toBe(period);
    // In percent to two digits: $100 of balance.
    expect(Math.abs(requiredDistribution(100, age) - percent)).toBeLessThan(0.0051);
  }
});

test("beyond the table the last period holds, and before it nothing is required", () => {
  expect(distributionPeriod(149)).toBe(2);
  expect(distributionPeriod(71.99)).toBeNull();
  expect(requiredDistribution(500_000, 71.99)).toBe(0);
});

test("the worked case of the specification", () => {
  const cases = depthCases.filter(({ upgrade }) => upgrade.startsWith("25 "));
  expect(cases).toHaveLength(1);
  for (const { inputs, expected } of cases as unknown as Worked[]) {
    expect(distributionPeriod(inputs.age)).toBe(expected.divisor);
    expect(requiredDistribution(inputs.balance, inputs.age)).toBeCloseTo(expected.rmd, 9);
  }
});

type Worked = {
  inputs: { balance: number; age: number };
  expected: { divisor: number; rmd: number };
};

test.each([
  [1948, 72],
  [1950, 72],
  [1951, 73],
  [1959, 73],
  [1960, 75],
  [2001, 75],
])("born in %d, the first distribution is required at %d", (birthYear, age) => {
  expect(firstDistributionAge(birthYear)).toBe(age);
});

test.each([
  // Turned 73 in 2026; turns 75 in 2060; long past it; at work until 78.
  [1953, 0, { distributionAge: 73, distributionYear: 2026, divisor: 26.5 }],
  [1985, 0, { distributionAge: 75, distributionYear: 2060, divisor: 24.6 }],
  [1940, 0, { distributionAge: 86, distributionYear: 2026, divisor: 15.2 }],
  [1985, 78.5, { distributionAge: 78, distributionYear: 2063, divisor: 22 }],
  [1985, 67, { distributionAge: 75, distributionYear: 2060, divisor: 24.6 }],
  [1890, 0, { distributionAge: 136, distributionYear: 2026, divisor: 2 }],
])("born in %d, at work until %d, the next one is %j", (birthYear, workingUntil, expected) => {
  expect(nextDistribution(birthYear, 2026, 500_000, workingUntil)).toEqual({
    ...expected,
    distributionBalance: 500_000,
    requiredDistribution: 500_000 / expected.divisor,
  });
});
