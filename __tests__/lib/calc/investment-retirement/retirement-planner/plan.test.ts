import fc from "fast-check";

import {
  retirementPlanner,
  type RetirementPlannerInput,
} from "@/lib/calc/investment-retirement/retirement-planner/calculation";
import { historicalReturns } from "@/lib/finance/history/historical-returns";

const lived = (input: RetirementPlannerInput) =>
  retirementPlanner(input, { today: { year: 2026 } });

/** 58, $640,000, stopping at 63 with $58,000 a year, and $2,870 a month from 67. */
const stopping: RetirementPlannerInput = {
  currentAge: 58,
  retirementAge: 63,
  currentSavings: 640_000,
  monthlyContribution: 0,
  investmentReturn: 5,
  inflation: 3,
  desiredAnnualIncome: 58_000,
  withdrawalRate: 4,
  benefitAtFullAge: 2_870,
  claimAge: 67,
  planTo: 95,
};

/**
 * The age at which the money runs out, month by month in the dollars of each month, as somebody would do it who has never
 * heard of a real return. Benefits and rising incomes are those of the first month of each year of life.
 */
function runsOutAt(input: RetirementPlannerInput, until = 120): number | null {
  const { currentAge, retirementAge, otherIncome = [], claimAge } = input;
  let balance = input.currentSavings;
  for (let month = 0; month < (retirementAge - currentAge) * 12; month++)
    balance = balance * (1 + input.investmentReturn / 1200) + input.monthlyContribution;
  for (let month = 0; month < (until - retirementAge) * 12; month++) {
    const age = retirementAge + Math.floor(month / 12);
    const exact = retirementAge + month / 12;
    const prices = (1 + input.inflation / 100) ** (retirementAge - currentAge + (month + 1) / 12);
    // What does not rise is fixed in dollars of the year in which it is paid.
    const fixed = (1 + input.inflation / 100) ** (age - currentAge);
    const monthOf = (fromAge: number, toAge: number) =>
      exact >= fromAge - 1e-9 && exact < toAge - 1e-9;
    const benefit = claimAge && monthOf(claimAge, 999) ? (input.benefitAtFullAge ?? 0) : 0;
    const other = otherIncome.reduce(
      (sum, one) =>
        sum +
        (monthOf(one.fromAge, one.toAge) ? one.monthly / (one.rises === "fixed" ? fixed : 1) : 0),
      0,
    );
    balance =
      balance * (1 + input.investmentReturn / 1200) -
      (input.desiredAnnualIncome / 12 - benefit - other) * prices;
    if (balance < -1e-6) return exact;
  }
  return null;
}

test("58, $640,000, stopping at 63: the money lasts to about 97, and not to 77 or 109", () => {
  const { lastsToAge } = lived(stopping);
  expect(lastsToAge).toBeCloseTo(96 + 10 / 12, 9);
  expect(lastsToAge).toBeCloseTo(runsOutAt(stopping) ?? NaN, 9);
});

const plans = fc.record({
  retirementAge: fc.integer({ min: 59, max: 72 }),
  currentSavings: fc.integer({ min: 100_000, max: 900_000 }),
  monthlyContribution: fc.integer({ min: 0, max: 2_000 }),
  investmentReturn: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
  inflation: fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
  desiredAnnualIncome: fc.integer({ min: 40_000, max: 90_000 }),
  otherIncome: fc.array(
    fc.record({
      name: fc.constant("Rent"),
      monthly: fc.integer({ min: 100, max: 1_000 }),
      fromAge: fc.integer({ min: 60, max: 75 }),
      toAge: fc.constantFrom(80, 85, 120),
      rises: fc.constantFrom("rising" as const, "fixed" as const),
    }),
    { maxLength: 2 },
  ),
});

test("the money lasts as long as living from it month by month does", () => {
  let compared = 0;
  fc.assert(
    fc.property(plans, (changes) => {
      const input = { ...stopping, ...changes };
      // A year in which more comes in than goes out is saved as it comes, in both.
      const { lastsToAge } = lived(input);
      const expected = runsOutAt(input);
      if (expected === null) expect(lastsToAge).toBeNull();
      else expect(lastsToAge).toBeCloseTo(expected, 6);
      compared += expected === null ? 0 : 1;
    }),
    { seed: 52, numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(150);
});

test("each lever alone closes the gap, and a little less of it does not", () => {
  let closed = 0;
  fc.assert(
    fc.property(plans, (changes) => {
      const input = { ...stopping, ...changes };
      const { missingSavings, ...result } = lived(input);
      if (missingSavings === 0) return;
      const { enoughContribution, enoughSpending, enoughRetirementAge, enoughClaimAge } = result;
      const isShort = (change: Partial<RetirementPlannerInput>) =>
        lived({ ...input, ...change }).missingSavings > 0;
      expect(isShort({ monthlyContribution: (enoughContribution ?? 0) + 0.01 })).toBe(false);
      expect(isShort({ monthlyContribution: (enoughContribution ?? 0) - 0.01 })).toBe(true);
      expect(isShort({ desiredAnnualIncome: (enoughSpending ?? 0) - 0.01 })).toBe(false);
      expect(isShort({ desiredAnnualIncome: (enoughSpending ?? 0) + 0.01 })).toBe(true);
      if (enoughRetirementAge !== null) {
        expect(isShort({ retirementAge: enoughRetirementAge })).toBe(false);
        expect(isShort({ retirementAge: enoughRetirementAge - 1 })).toBe(true);
      }
      if (enoughClaimAge !== null) {
        expect(isShort({ claimAge: enoughClaimAge })).toBe(false);
        expect(isShort({ claimAge: enoughClaimAge - 1 })).toBe(true);
      }
      closed += 1;
    }),
    { seed: 8, numRuns: 100 },
  );
  expect(closed).toBeGreaterThan(30);
});

test("the savings needed are those with which the money just lasts", () => {
  const { neededSavings, todaysSavings } = lived(stopping);
  const after = (factor: number) =>
    lived({
      ...stopping,
      currentSavings: (stopping.currentSavings * neededSavings * factor) / todaysSavings,
    });
  expect(after(1 + 1e-6).missingSavings).toBe(0);
  expect(after(1 - 1e-6).missingSavings).toBeGreaterThan(0);
  expect(after(1 + 1e-6).lastsToAge).toBeCloseTo(95, 9);
});

test("earnings of $68,000 from 22 to 67 bring $2,559 at 67, $1,791 at 62 and $3,173 at 70", () => {
  const earning = {
    ...stopping,
    currentAge: 40,
    retirementAge: 67,
    benefitAtFullAge: null,
    yearlyEarnings: 68_000,
  };
  const { averageEarnings, fullBenefit, socialSecurityMonthly, claims } = lived(earning);
  expect([averageEarnings, fullBenefit, socialSecurityMonthly]).toEqual([5_666, 2_559, 2_559]);
  expect(claims?.map(({ age, benefit }) => [age, benefit]).at(0)).toEqual([62, 1_791]);
  expect(claims?.map(({ age, benefit }) => [age, benefit]).at(-1)).toEqual([70, 3_173]);
  expect(lived({ ...earning, yearlyEarnings: 40_000 }).fullBenefit).toBe(1_812.4);
});

test("a claim catches up with one at 62 when both have paid the same", () => {
  const { claims = [] } = lived(stopping);
  const first = claims[0]?.benefit ?? NaN;
  for (const { age, benefit, catchesUp } of claims.slice(1)) {
    expect((catchesUp - age) * benefit).toBeCloseTo((catchesUp - 62) * first, 6);
  }
  expect(claims[0]?.catchesUp).toBe(0);
});

test("what is past cannot be claimed: at 66 from 66 on, and at 75 it is what is received", () => {
  const at = (currentAge: number) =>
    lived({ ...stopping, currentAge, retirementAge: 78, claimAge: null });
  expect(at(66).claims?.map(({ age }) => age)).toEqual([66, 67, 68, 69, 70]);
  expect(at(75).claims).toEqual([]);
  expect(at(75).socialSecurityMonthly).toBe(2_870);
  expect(at(75).planYears[0]?.socialSecurity).toBe(12 * 2_870);
});

test("the bridge is what pays until the first benefit", () => {
  const waiting = { ...stopping, investmentReturn: 0, inflation: 0 };
  expect(lived(waiting).bridge).toBe(4 * 58_000);
  expect(lived({ ...waiting, claimAge: 63 }).bridge).toBe(0);
  const rent = [{ name: "", monthly: 1_000, fromAge: 60, toAge: 65, rises: "rising" } as const];
  expect(lived({ ...waiting, otherIncome: rent }).bridge).toBe(4 * 58_000 - 2 * 12_000);
});

test("income above the spending is saved, and lasts longer", () => {
  const rich = [{ name: "", monthly: 9_000, fromAge: 63, toAge: 70, rises: "rising" } as const];
  const { planYears, lastsToAge } = lived({ ...stopping, otherIncome: rich });
  expect(planYears[0]?.drawn).toBe(58_000 - 108_000);
  expect(lastsToAge ?? Infinity).toBeGreaterThan(105);
});

/** $900,000 on the day of retirement at 62, for $60,000 a year to 95. */
const retired: RetirementPlannerInput = {
  ...stopping,
  currentAge: 61,
  retirementAge: 62,
  currentSavings: 900_000,
  investmentReturn: 0,
  inflation: 0,
  desiredAnnualIncome: 60_000,
  benefitAtFullAge: null,
  stocks: 60,
};
const pension = [{ name: "", monthly: 2_500, fromAge: 70, toAge: 120, rises: "rising" } as const];

// Source: depth_cases.json, upgrade 8.
test.each<[Partial<RetirementPlannerInput>, number, number]>([
  [{}, 51, 123],
  [{ otherIncome: pension }, 103, 123],
  [{ planTo: 92, desiredAnnualIncome: 36_000, stocks: 75 }, 123, 126],
  [{ planTo: 92, desiredAnnualIncome: 36_000 }, 122, 126],
  [{ planTo: 92, desiredAnnualIncome: 36_000, stocks: 50 }, 120, 126],
  [{ planTo: 92, desiredAnnualIncome: 45_000 }, 96, 126],
])("%j: it lasted in %d of %d periods", (changes, lasted, periods) => {
  const { lastedPeriods, historicalPeriods } = lived({ ...retired, ...changes });
  expect([lastedPeriods, historicalPeriods]).toEqual([lasted, periods]);
});

test("the savings that sufficed in all periods lasted in all, and those of 95% and half in so many", () => {
  const { sufficedInAll, sufficedIn95, sufficedInHalf, worstStart } = lived(retired);
  const lastedWith = (savings = NaN) =>
    lived({ ...retired, currentSavings: savings }).lastedPeriods ?? NaN;
  expect(lastedWith(sufficedInAll)).toBe(123);
  expect(lastedWith((sufficedInAll ?? NaN) * (1 - 1e-9))).toBe(122);
  expect(lastedWith(sufficedIn95)).toBeGreaterThanOrEqual(123 * 0.95);
  expect(lastedWith(sufficedInHalf)).toBe(62);
  expect(worstStart).toBe(1966);
});

test("no history is told of savings that have nothing to pay, nor where no mix is given", () => {
  const covered = pension.map((one) => ({ ...one, monthly: 5_000, fromAge: 62 }));
  expect(lived({ ...retired, otherIncome: covered }).historicalPeriods).toBeUndefined();
  expect(lived({ ...retired, stocks: null }).historicalPeriods).toBeUndefined();
});

test("bonds lost more than half of what they buy from 1941 to 1981", () => {
  const bonds = historicalReturns(0, 41).find(({ start }) => start === 1941);
  const left = bonds?.returns.reduce((value, one) => value * (1 + one), 1);
  expect(left).toBeLessThan(0.5);
});
