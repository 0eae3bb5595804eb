import fc from "fast-check";

import { ira } from "@/lib/calc/investment-retirement/ira/calculation";
import { sumBy } from "@/lib/finance/sum-by";

import { exactFutureValue, relativeError } from "../../../finance/oracle";

const world = { today: { year: 2026 } };
const account = {
  currentBalance: 10_000,
  annualContribution: 7_000,
  annualReturn: 7,
  currentAge: 30,
  retirementAge: 65,
};

const dollars = fc.integer({ min: 0, max: 1_000_000 });
const inputs = fc
  .record({
    currentBalance: dollars,
    annualContribution: dollars,
    annualReturn: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100),
    currentAge: fc.integer({ min: 1, max: 80 }),
    years: fc.integer({ min: 1, max: 240 }).map((quarters) => quarters / 4),
  })
  .map(({ years, ...input }) => ({ ...input, retirementAge: input.currentAge + years }));

test("the balance is the exact one, with the contribution in twelve parts a year", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { annualContribution, annualReturn, currentAge, currentBalance, retirementAge } = input;
      const exact = exactFutureValue(
        annualReturn / 1200,
        (retirementAge - currentAge) * 12,
        annualContribution / 12,
        currentBalance,
      ).neg();
      expect(relativeError(ira(input, world).estimatedBalance, exact)).toBeLessThan(1e-11);
    }),
  );
});

test("the balance is what was there, was paid in and has grown, and so are the years", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { estimatedBalance, totalContributions, growth, growthByYear } = ira(input, world);
      const dust = 1e-11 * Math.max(1, estimatedBalance);
      expect(
        Math.abs(input.currentBalance + totalContributions + growth - estimatedBalance),
      ).toBeLessThanOrEqual(dust);
      expect(
        Math.abs(sumBy(growthByYear, ({ contributed }) => contributed) - totalContributions),
      ).toBeLessThanOrEqual(dust);
      expect(growthByYear.at(-1)?.balance).toBe(estimatedBalance);
    }),
  );
});

test("a higher balance, contribution, return or retirement age never leaves less", () => {
  fc.assert(
    fc.property(
      inputs,
      fc.constantFrom("currentBalance", "annualContribution", "annualReturn", "retirementAge"),
      fc.integer({ min: 1, max: 10 }),
      (input, name, more) => {
        const before = ira(input, world).estimatedBalance;
        const after = ira({ ...input, [name]: input[name] + more }, world).estimatedBalance;
        expect(after).toBeGreaterThanOrEqual(before * (1 - 1e-12));
      },
    ),
  );
});

test("without a return it holds the plain sum", () => {
  const { estimatedBalance, growth } = ira({ ...account, annualReturn: 0 }, world);
  expect(estimatedBalance).toBeCloseTo(10_000 + 35 * 7_000, 9);
  expect(growth).toBe(0);
});

test("a contribution above the limit of law is calculated all the same, and noted", () => {
  const at = (currentAge: number, annualContribution: number) =>
    ira({ ...account, currentAge, annualContribution }, world);
  expect(at(49, 7_500).law.aboveLimit).toBeNull();
  expect(at(49, 8_600).law.aboveLimit).toBe(1_100);
  expect(at(49, 8_600).totalContributions).toBe(16 * 8_600);
  expect(at(50, 8_600).law.aboveLimit).toBeNull();
  // The higher catch-up from 60 to 63 is for plans at work only.
  expect(at(60, 8_601).law.aboveLimit).toBe(1);
});

test("the limits say their age once the calendar has passed them", () => {
  expect(ira(account, world).law.yearsBehind).toBeNull();
  expect(ira(account, { today: { year: 2027 } }).law.yearsBehind).toBe(1);
});

test("inflation changes the value in today’s dollars and nothing else", () => {
  const bare = ira(account, world);
  const inflated = ira({ ...account, inflation: 3 }, world);
  expect(bare.todaysBalance).toBe(bare.estimatedBalance);
  expect(inflated.todaysBalance).toBeCloseTo(bare.estimatedBalance / 1.03 ** 35, 6);
  expect({ ...inflated, todaysBalance: 0 }).toEqual({ ...bare, todaysBalance: 0 });
});
