/** The yearly step-up, and contributions that stop at the limits of the law. */
import {
  retirement401k,
  type Retirement401kInput,
} from "@/lib/calc/investment-retirement/401k/calculation";
import { form } from "@/lib/calc/investment-retirement/401k/form";
import { report } from "@/lib/calc/investment-retirement/401k/report";
import { viewOf } from "@/lib/calculator/report/view";

const world = { today: { year: 2026, month: 11, day: 29 } };
const { example } = report;
const answer = (changes: Partial<Retirement401kInput>) =>
  retirement401k({ ...example, ...changes }, world);
const view = (changes: Partial<Retirement401kInput>) => {
  const input = { ...example, ...changes };
  return viewOf({ ...form, ...report }, input, report.calculate(input, world));
};
const errors = (changes: Partial<Retirement401kInput>) =>
  report.errors?.(answer(changes), { ...example, ...changes });

test("a step-up of a point a year takes 6% to 15% in nine years, and holds it there", () => {
  const { contributionsByYear = [], lastContributionPercent } = answer({
    contributionPercent: 6,
    stepUp: 1,
  });
  const shares = contributionsByYear.map(({ own, pay }) => (own / pay) * 100);
  expect(shares.slice(0, 11)).toEqual(
    [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 15].map((share) => expect.closeTo(share, 9)),
  );
  expect(lastContributionPercent).toBeCloseTo(15, 9);
  const { sections } = view({ contributionPercent: 6, stepUp: 1 });
  expect(sections[0]?.text).toBe(
    "Your contribution steps up from 6% of your salary, by 1 point after each year, to 15%. The match and the limits shown are those of the first year.",
  );
});

test("a match that is missed until it steps up is missed in the first year", () => {
  expect(view({ contributionPercent: 5, stepUp: 1 }).verdict).toMatch(
    /^In the first year, you miss \$320 of your employer’s match: \$640 more gets it\. /,
  );
});

test("where it steps up to is the visitor’s, and a part of a step ends there", () => {
  const { contributionsByYear = [] } = answer({ contributionPercent: 6, stepUp: 3, stepUpTo: 10 });
  expect(contributionsByYear.slice(0, 4).map(({ own }) => own)).toEqual([
    3_840, 5_760, 6_400, 6_400,
  ]);
});

test("what cannot step up is said at its field, and nothing is stepped", () => {
  expect(errors({ stepUp: 1 })).toEqual({
    contributionPercent:
      "Enter your contribution in percent of salary: the step-up adds points to it.",
  });
  expect(errors({ contributionPercent: 10, stepUp: 1, stepUpTo: 8 })).toEqual({
    stepUpTo: "Enter a percentage above 10%: you contribute that much from the start.",
  });
  expect(errors({ contributionPercent: 20, stepUp: 1 })).toEqual({
    stepUpTo: "Enter a percentage above 20%: you contribute that much from the start.",
  });
  expect(errors({ contributionPercent: 6, stepUpTo: 10 })).toEqual({
    stepUp: "Enter how many points it steps up each year.",
  });
  expect(errors({ contributionPercent: 6, stepUp: 1 })).toEqual({});
  expect(answer({ contributionPercent: 10, stepUp: 1, stepUpTo: 8 })).toEqual(
    answer({ contributionPercent: 10 }),
  );
});

test("limits that are kept stop a contribution, and say in which years and how much", () => {
  // $30,000 is above $24,500 until 49, and below $32,500 from 50 on; 16 × $5,500.
  const rich = { annualContribution: 30_000, employerMatch: 0, limits: "kept" } as const;
  const result = answer(rich);
  expect(result).toMatchObject({
    yearlyContribution: 24_500,
    contributionCut: 88_000,
    matchCut: 0,
  });
  expect(result.law).toMatchObject({ aboveLimit: null, aboveTotalLimit: null });
  expect(result.totalUserContributions).toBe(30_000 * 33 - 88_000);
  expect(view(rich).verdict).toContain(
    "From 34 to 49, the legal limits cut what goes in: $88,000 less from you in all.",
  );
});

test("a contribution within the limits is the same with and without them", () => {
  const { contributionCut, matchCut, contributionsByYear, lastContribution, ...kept } = answer({
    limits: "kept",
  });
  const entered = answer({ limits: "entered" });
  expect([contributionCut, matchCut]).toEqual([0, 0]);
  expect(contributionsByYear).toHaveLength(33);
  expect(lastContribution).toBe(3_200);
  expect(kept.estimatedBalance).toBeCloseTo(entered.estimatedBalance, 6);
  expect(kept.law.estimatedBalance).toBe(kept.estimatedBalance);
  expect(view({ limits: "kept" }).verdict).toBe(view({}).verdict);
});

test("the pay that counts for the match is that of the law, and nothing warns of it any more", () => {
  const paid = { annualSalary: 400_000, annualContribution: 24_500, inflation: 0 };
  const kept = answer({ ...paid, limits: "kept" });
  expect(kept.annualMatch).toBe(10_800);
  expect(kept.estimatedBalance).toBeCloseTo(answer(paid).law.estimatedBalance, 6);
  expect(view({ ...paid, limits: "kept" }).remarks).toEqual([]);
  expect(view({ ...paid, limits: "kept" }).verdict).toContain(
    "In every year, the legal limits cut what goes in: $39,600 less from your employer in all.",
  );
});

test("contribution and match stop where both together do, with the catch-up on top", () => {
  const both = {
    ...{ currentAge: 58, retirementAge: 66, annualSalary: 500_000, annualContribution: 40_000 },
    ...{ employerMatch: 300, matchLimit: 10, inflation: 0 },
    limits: "kept",
  } as const;
  const { contributionsByYear = [] } = answer(both);
  expect(contributionsByYear.map(({ own, match }) => own + match)).toEqual([
    80_000, 80_000, 83_250, 83_250, 83_250, 83_250, 80_000, 80_000,
  ]);
});

test("a warning of the limit offers to stop at it", () => {
  const rising = { annualContribution: 20_000, salaryGrowth: 5, inflation: 3 };
  const [remark] = view(rising).remarks;
  expect(remark?.text).toMatch(/^At 45, your contribution passes the legal limit/);
  expect(remark?.offer).toEqual({ text: "Stop at the legal limit", boxes: { limits: "kept" } });
  expect(view({ ...rising, limits: "kept" }).remarks).toEqual([]);
});
