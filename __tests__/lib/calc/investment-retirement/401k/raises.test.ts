/** Raises, a contribution in percent of salary, and the pay limit of section 401(a)(17) on the way. */
import Decimal from "decimal.js";
import fc from "fast-check";

import {
  retirement401k,
  type Retirement401kInput,
} from "@/lib/calc/investment-retirement/401k/calculation";
import { form } from "@/lib/calc/investment-retirement/401k/form";
import { report } from "@/lib/calc/investment-retirement/401k/report";
import { viewOf } from "@/lib/calculator/report/view";

import compensation from "../../../../fixtures/compensation_limits.json";
import depthCases from "../../../../fixtures/depth_cases.json";

const world = { today: { year: 2026, month: 11, day: 27 } };
const { example } = report;
const answer = (changes: Partial<Retirement401kInput>) =>
  retirement401k({ ...example, ...changes }, world);
const view = (changes: Partial<Retirement401kInput>) => {
  const input = { ...example, ...changes };
  return viewOf({ ...form, ...report }, input, report.calculate(input, world));
};

type Worked = {
  inputs: Record<
    | "balance"
    | "salary"
    | "salaryGrowth"
    | "contributionPercent"
    | "match"
    | "matchLimit"
    | "return"
    | "years",
    number
  >;
  expected: { estimatedBalance: number; own: number; employer: number };
};
const worked = depthCases.filter(({ upgrade }) => upgrade.startsWith("16 ")) as unknown as Worked[];

const inputOf = (inputs: Worked["inputs"]): Retirement401kInput => ({
  currentBalance: inputs.balance,
  annualSalary: inputs.salary,
  annualContribution: null,
  contributionPercent: inputs.contributionPercent,
  salaryGrowth: inputs.salaryGrowth,
  employerMatch: inputs.match,
  matchLimit: inputs.matchLimit,
  annualReturn: inputs.return,
  currentAge: 34,
  retirementAge: 34 + inputs.years,
});

test.each(worked)("the worked case of $inputs.salary with raises", ({ inputs, expected }) => {
  const result = retirement401k(inputOf(inputs), world);
  expect(Math.abs(result.estimatedBalance - expected.estimatedBalance)).toBeLessThan(1e-6);
  expect(Math.abs(result.totalUserContributions - expected.own)).toBeLessThan(1e-6);
  expect(Math.abs(result.totalEmployerContributions - expected.employer)).toBeLessThan(1e-6);
});

test("there are two worked cases", () => expect(worked).toHaveLength(2));

const limit = compensation.limits[2026].value;

/** Month by month in 40 digits, with the pay that a plan may count rising with prices. */
function monthByMonth(input: Retirement401kInput, payLimit: number) {
  const D = Decimal.clone({ precision: 40 });
  const { salaryGrowth = 0, inflation = 0, contributionPercent } = input;
  let balance = new D(input.currentBalance);
  for (let month = 0; month < (input.retirementAge - input.currentAge) * 12; month += 1) {
    const year = Math.floor(month / 12);
    const pay = new D(salaryGrowth).div(100).add(1).pow(year).mul(input.annualSalary);
    const prices = salaryGrowth > 0 ? new D(inflation).div(100).add(1).pow(year) : new D(1);
    const counted = D.min(pay, prices.mul(payLimit));
    const own = pay.mul(contributionPercent ?? 0).div(100);
    const matchable = input.matchLimit > 0 ? counted.mul(input.matchLimit).div(100) : own;
    const match = D.min(own, matchable).mul(input.employerMatch).div(100);
    balance = balance.mul(new D(input.annualReturn).div(1200).add(1)).add(own.add(match).div(12));
  }
  return balance.toNumber();
}

test("the balance, and that under the pay limit, are those of the months", () => {
  const some = (most: number) =>
    fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      fc.record({
        currentBalance: fc.integer({ min: 0, max: 500_000 }),
        annualSalary: fc.integer({ min: 0, max: 900_000 }),
        contributionPercent: some(100),
        salaryGrowth: some(12),
        employerMatch: some(200),
        matchLimit: some(12),
        annualReturn: some(15),
        inflation: some(8),
        years: fc.integer({ min: 1, max: 30 }),
      }),
      ({ years, ...rest }) => {
        const input = {
          ...rest,
          annualContribution: null,
          currentAge: 30,
          retirementAge: 30 + years,
        };
        const result = retirement401k(input, world);
        const close = (value: number, exact: number) =>
          expect(Math.abs(value - exact)).toBeLessThanOrEqual(1e-10 * Math.max(1, exact));
        close(result.estimatedBalance, monthByMonth(input, Infinity));
        close(result.law.estimatedBalance, monthByMonth(input, limit));
        expect(result.growthByYear.at(-1)?.balance).toBe(result.estimatedBalance);
      },
    ),
    { numRuns: 60 },
  );
});

test("a percentage of salary is the same as its dollars, and stands in their place", () => {
  const inDollars = answer({ annualContribution: 3_840 });
  expect(answer({ annualContribution: null, contributionPercent: 6 })).toEqual(inDollars);
  expect(answer({ annualContribution: 1, contributionPercent: 6 })).toEqual(inDollars);
  expect(answer({ contributionPercent: null, salaryGrowth: 0 })).toEqual(answer({}));
});

test("dollars rise with the raises as well", () => {
  const { lastContribution, lastSalary, totalUserContributions } = answer({
    annualContribution: 3_840,
    salaryGrowth: 3,
  });
  expect(lastContribution).toBeCloseTo(3_840 * 1.03 ** 32, 6);
  expect(lastSalary).toBeCloseTo(64_000 * 1.03 ** 32, 6);
  expect(totalUserContributions).toBeCloseTo(211_498.91050952, 6);
  expect(answer({ salaryGrowth: 3, annualSalary: 0, employerMatch: 0 }).lastSalary).toBeUndefined();
});

test("raises that outrun prices take the pay above the limit, and the match is that of the limit", () => {
  const rising = {
    annualSalary: 300_000,
    annualContribution: 24_000,
    salaryGrowth: 5,
    inflation: 3,
  };
  const result = answer(rising);
  // This year's match is whole: the salary is below $360,000.
  expect(result.law.annualMatch).toBe(result.annualMatch);
  expect(result.law.estimatedBalance).toBeLessThan(result.estimatedBalance);
  expect(view(rising).remarks.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^In 2026, a plan may count no more than \$360,000 .*raises take your pay above it/,
    ),
    "At 36, your contribution passes the legal limit, even if the limit rises with inflation. The projection counts all of it.",
  ]);
  // As fast as prices it never is.
  expect(view({ ...rising, salaryGrowth: 3 }).remarks).toEqual([]);
});

test("raises and distributions have headings of their own, only when used", () => {
  expect(view({}).sections).toEqual([]);
  expect(view({ salaryGrowth: 3, birthYear: 1992 }).sections.map(({ title }) => title)).toEqual([
    "Raises and savings rate",
    "Required distributions",
  ]);
});

test("the first required distribution is figured on the balance at 75, or at a later retirement", () => {
  const at67 = answer({ birthYear: 1992 });
  expect(at67.distributionAge).toBe(75);
  expect(at67.distributionYear).toBe(2067);
  expect(at67.distributionBalance).toBeCloseTo(at67.estimatedBalance * 1.005 ** 96, 4);
  expect(at67.requiredDistribution).toBeCloseTo(Number(at67.distributionBalance) / 24.6, 8);
  const at78 = answer({ birthYear: 1992, retirementAge: 78 });
  expect(at78.distributionBalance).toBe(at78.estimatedBalance);
  expect(at78.divisor).toBe(22);
});

test("a birth year that does not go with the age is said, and nothing is figured", () => {
  const input = { ...example, birthYear: 1980 };
  const result = retirement401k(input, world);
  expect(result.requiredDistribution).toBeUndefined();
  expect(report.errors?.(result, input)).toEqual({
    birthYear: "Someone born in 1980 is not 34 today. Check the year or your current age.",
  });
  expect(report.errors?.(answer({ birthYear: 1991 }), { ...input, birthYear: 1991 })).toEqual({});
});

test("a percentage needs a salary", () => {
  const input = { ...example, annualSalary: 0, employerMatch: 0, contributionPercent: 6 };
  expect(report.validate?.(input)?.errors).toEqual({
    annualSalary: "Enter your salary: you contribute 6% of it.",
  });
});
