import fc from "fast-check";

import { retirement401k } from "@/lib/calc/investment-retirement/401k/calculation";
import { sumBy } from "@/lib/finance/sum-by";

import compensation from "../../../../fixtures/compensation_limits.json";
import { exactFutureValue, relativeError } from "../../../finance/oracle";

const world = { today: { year: 2026 } };
const plan = {
  currentBalance: 20_000,
  annualSalary: 60_000,
  annualContribution: 6_000,
  employerMatch: 50,
  matchLimit: 6,
  annualReturn: 7,
  currentAge: 30,
  retirementAge: 65,
};

const dollars = fc.integer({ min: 0, max: 1_000_000 });
const percents = fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100);
const inputs = fc
  .record({
    currentBalance: dollars,
    annualSalary: dollars,
    annualContribution: dollars,
    employerMatch: percents,
    matchLimit: percents,
    annualReturn: percents,
    currentAge: fc.integer({ min: 1, max: 80 }),
    years: fc.integer({ min: 1, max: 240 }).map((quarters) => quarters / 4),
  })
  .map(({ years, ...input }) => ({ ...input, retirementAge: input.currentAge + years }));

test("the balance is the exact one, with contribution and match in twelve parts a year", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { estimatedBalance, annualMatch } = retirement401k(input, world);
      const monthly = (input.annualContribution + annualMatch) / 12;
      const months = (input.retirementAge - input.currentAge) * 12;
      const rate = input.annualReturn / 1200;
      const exact = exactFutureValue(rate, months, monthly, input.currentBalance).neg();
      expect(relativeError(estimatedBalance, exact)).toBeLessThan(1e-11);
    }),
  );
});

test("the balance is what was there, was paid in and has grown, and so are the years", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = retirement401k(input, world);
      const { estimatedBalance, totalUserContributions, totalEmployerContributions } = result;
      const paid = totalUserContributions + totalEmployerContributions;
      const dust = 1e-11 * Math.max(1, estimatedBalance);
      expect(
        Math.abs(input.currentBalance + paid + result.growth - estimatedBalance),
      ).toBeLessThanOrEqual(dust);
      expect(
        Math.abs(sumBy(result.growthByYear, ({ contributed }) => contributed) - paid),
      ).toBeLessThanOrEqual(dust);
      expect(result.growthByYear.at(-1)?.balance).toBe(estimatedBalance);
    }),
  );
});

test("more pay, a higher match or a higher return never leaves less", () => {
  fc.assert(
    fc.property(
      inputs,
      fc.constantFrom("annualSalary", "annualContribution", "employerMatch", "annualReturn"),
      fc.integer({ min: 1, max: 10 }),
      (input, name, more) => {
        const before = retirement401k(input, world).estimatedBalance;
        const after = retirement401k({ ...input, [name]: input[name] + more }, world);
        expect(after.estimatedBalance).toBeGreaterThanOrEqual(before * (1 - 1e-12));
      },
    ),
  );
});

test("without a return it holds the plain sum", () => {
  const { estimatedBalance, growth } = retirement401k({ ...plan, annualReturn: 0 }, world);
  expect(estimatedBalance).toBe(20_000 + 35 * (6_000 + 1_800));
  expect(growth).toBe(0);
});

test("the match stops at its limit, and without a limit it does not", () => {
  expect(retirement401k(plan, world).annualMatch).toBe(1_800);
  expect(retirement401k({ ...plan, annualContribution: 12_000 }, world).annualMatch).toBe(1_800);
  expect(retirement401k({ ...plan, matchLimit: 0 }, world).annualMatch).toBe(3_000);
  expect(retirement401k({ ...plan, matchLimit: 0, annualSalary: 0 }, world).annualMatch).toBe(
    3_000,
  );
});

test("what contributing up to the match limit would still bring is said, within the law", () => {
  const unclaimed = (changes: Partial<typeof plan>) =>
    retirement401k({ ...plan, ...changes }, world).unclaimedMatch;
  expect(unclaimed({ annualContribution: 3_000 })).toBe(300);
  expect(unclaimed({})).toBeNull();
  expect(unclaimed({ annualContribution: 0.1 + 0.2, annualSalary: 5 })).toBeNull();
  expect(unclaimed({ matchLimit: 0, annualContribution: 0 })).toBeNull();
  expect(unclaimed({ employerMatch: 0, annualContribution: 0 })).toBeNull();
  // 8% of $350,000 is matched, but nobody of 30 may defer more than $24,500.
  const well = { annualSalary: 350_000, matchLimit: 8 };
  expect(unclaimed({ ...well, annualContribution: 20_000 })).toBe(2_250);
  expect(unclaimed({ ...well, annualContribution: 24_500 })).toBeNull();
  // Of $1,000,000 a plan counts $360,000, and 6% of that is $21,600.
  expect(unclaimed({ annualSalary: 1_000_000, annualContribution: 20_000 })).toBe(800);
  expect(unclaimed({ annualSalary: 1_000_000, annualContribution: 21_600 })).toBeNull();
});

test("a contribution above the limit of law is calculated all the same, and noted", () => {
  const at = (currentAge: number, annualContribution: number) =>
    retirement401k({ ...plan, currentAge, annualContribution }, world);
  expect(at(30, 24_500).law.aboveLimit).toBeNull();
  expect(at(30, 25_000).law.aboveLimit).toBe(500);
  expect(at(30, 25_000).totalUserContributions).toBe(35 * 25_000);
  expect(at(50, 32_500).law.aboveLimit).toBeNull();
  expect(at(61, 35_751).law.aboveLimit).toBe(1);
});

test("contribution and match together have a limit too, with the catch-up on top", () => {
  const above = (currentAge: number, annualSalary: number) =>
    retirement401k(
      {
        ...plan,
        currentAge,
        annualSalary,
        employerMatch: 200,
        matchLimit: 10,
        annualContribution: 24_500,
      },
      world,
    ).law.aboveTotalLimit;
  expect(above(30, 230_000)).toBeNull();
  // $24,500 and twice $24,000: $500 above $72,000, and within $80,000.
  expect(above(30, 240_000)).toBe(500);
  expect(above(55, 240_000)).toBeNull();
});

test("under the law a plan counts no more pay than its limit, and the projection stays", () => {
  const at = (annualSalary: number, changes: Partial<typeof plan> = {}) =>
    retirement401k({ ...plan, annualSalary, annualContribution: 24_500, ...changes }, world);
  const { limits, example } = compensation;
  const limit = limits[2026].value;

  expect(at(limit).law.annualMatch).toBe(at(limit).annualMatch);
  const above = at(400_000);
  expect(above.annualMatch).toBe(12_000);
  expect(above.law.annualMatch).toBe(10_800);
  expect(above.law.estimatedBalance).toBe(at(limit).estimatedBalance);
  expect(above.estimatedBalance).toBeGreaterThan(above.law.estimatedBalance);
  // Without a match limit the salary is not in it.
  expect(at(900_000, { matchLimit: 0 }).law.annualMatch).toBe(12_250);

  // A published example of another year: the limit is what its match is the share of.
  const { match, matchWithoutLimit, employerMatch, matchLimit } = example;
  const published = { employerMatch, matchLimit, annualContribution: example.annualContribution };
  expect(at(example.annualSalary, published).annualMatch).toBe(matchWithoutLimit);
  expect(at(example.limit, published).law.annualMatch).toBe(match);
});

test("the limits say their age once the calendar has passed them", () => {
  expect(retirement401k(plan, world).law.yearsBehind).toBeNull();
  expect(retirement401k(plan, { today: { year: 2028 } }).law.yearsBehind).toBe(2);
});

test("inflation changes the value in today’s dollars and nothing else", () => {
  const bare = retirement401k(plan, world);
  const inflated = retirement401k({ ...plan, inflation: 3 }, world);
  expect(bare.todaysBalance).toBe(bare.estimatedBalance);
  expect(inflated.todaysBalance).toBeCloseTo(bare.estimatedBalance / 1.03 ** 35, 6);
  expect({ ...inflated, todaysBalance: 0 }).toEqual({ ...bare, todaysBalance: 0 });
});
