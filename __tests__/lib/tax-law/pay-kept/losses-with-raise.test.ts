/** Where a raise leaves less: what is found is what trying every dollar finds, and no more. */
import "@/lib/tax-law/states/keep-every-state";

import type { Fall } from "@/lib/tax-law/pay-kept/falls-of";
import { fallsWithRaise } from "@/lib/tax-law/pay-kept/falls-with-raise";
import { farthestWages } from "@/lib/tax-law/pay-kept/farthest-wages";
import { keptOf } from "@/lib/tax-law/pay-kept/kept-of";
import { lossesWithRaise } from "@/lib/tax-law/pay-kept/losses-with-raise";

import { raisedHouseholds } from "./raised-households";

/** Dollar by dollar. */
const dollarsOf = ({ at, times, lost }: Fall) =>
  Array.from({ length: times }, (_, place) => ({ at: at + place, lost }));

const isAlike = (one: number, other: number | undefined) => Math.abs(one - (other ?? NaN)) < 0.005;

describe.each(raisedHouseholds)("$name", ({ household, year, options, from, to, losses }) => {
  const kept = Array.from(
    { length: to - from + 1 },
    (_, place) => keptOf({ ...household, wages: from + place }, year, options).kept,
  );
  const keptAt = (wages: number) => kept[wages - from] ?? NaN;
  const { falls } = fallsWithRaise(household, year, options);
  const runs = lossesWithRaise(household, year, options);

  test("as trying every dollar", () => {
    const tried: { at: number; lost: number }[] = [];
    for (let at = from; at < to; at++) {
      const lost = keptAt(at) - keptAt(at + 1);
      if (lost > 0.005) tried.push({ at, lost });
    }
    const found = falls.flatMap(dollarsOf).filter(({ at }) => at >= from && at < to);
    expect(tried).toHaveLength(losses);
    expect(found.map(({ at }) => at)).toEqual(tried.map(({ at }) => at));
    expect(found.filter(({ lost }, place) => !isAlike(lost, tried[place]?.lost))).toEqual([]);
  });

  test("each in one run that is alike", () => {
    const inRuns = falls.map((fall) =>
      runs.filter((run) => {
        const isWithin = fall.at >= run.from && fall.at + fall.times - 1 <= run.to;
        return isWithin && isAlike(fall.lost, run.lost);
      }),
    );
    expect(inRuns.filter((one) => one.length !== 1)).toEqual([]);
    const times = (all: readonly { times: number }[]) =>
      all.reduce((sum, one) => sum + one.times, 0);
    expect(times(runs)).toBe(times(falls));
    expect(runs.filter(({ causes }) => causes.length === 0)).toEqual([]);
  });

  const begun = runs.filter((run) => run.from >= from && run.from < to);
  const ofWages = (wages: number) => keptOf({ ...household, wages }, year, options).kept;

  if (begun.length > 0)
    test.each(begun)("with which wages as much is left as before $from", (run) => {
      const before = falls.filter(({ at }) => at >= run.from && at <= run.to);
      const most = Math.max(...before.map(({ at }) => ofWages(at)));
      let first = run.to + 1;
      while (ofWages(first) < most - 1e-6) first += 1;
      expect(run.back).toBe(first);
    });
});

const runsOf = (name: string) => {
  const one = raisedHouseholds.find((raised) => raised.name === name);
  if (!one) throw new Error(name);
  return lossesWithRaise(one.household, one.year, one.options);
};

describe("by hand", () => {
  test("the saver’s credit of one person: 50% of $2,000, then 20%, 10% and nothing", () => {
    const saver = { filingStatus: "single", retirementSavings: 2_000 } as const;
    const [first, second, third, ...others] = lossesWithRaise(saver, 2026);
    expect(others).toEqual([]);
    // At 24,250 the tax of 10% of 8,150 is 815, all of it taken by the credit of 1,000. A dollar later 400 are.
    expect(first).toMatchObject({ from: 24_250, to: 24_250, times: 1 });
    expect(first?.causes).toEqual(["the saver’s credit falls"]);
    expect(first?.lost).toBeCloseTo(815 + 0.1 - 400 - (1 - 0.0765), 9);
    // Of each dollar 82.35 cents are left: 415.1 − 0.0765 more are needed after the first of them.
    expect(first?.back).toBe(24_250 + Math.ceil(415 / 0.8235));
    expect(second?.lost).toBeCloseTo(200 - (1 - 0.1 - 0.0765), 9);
    expect(third?.lost).toBeCloseTo(200 - (1 - 0.12 - 0.0765), 9);
    expect([second?.from, third?.from]).toEqual([26_250, 40_250]);
  });

  test("the end of the premium credit: all that was paid ahead, and what was not", () => {
    const [end, ...others] = runsOf("the end of the premium credit of 2026");
    expect(others).toEqual([]);
    // Four lines of two people: 4 × (15,650 + 5,500) = 84,600, of which 9.96% is expected of them.
    const credit = Math.min(22_000, 23_000 - 0.0996 * 84_600);
    expect(end).toMatchObject({ from: 84_600, times: 1, causes: ["the premium tax credit falls"] });
    expect(end?.lost).toBeCloseTo(credit - (1 - 0.12 - 0.0765), 6);
    // 80.35 cents of each dollar are left in the bracket of 12%, which ends with 133,000.
    expect(end?.back).toBe(84_600 + Math.ceil(credit / 0.8035));
  });

  test("$50 of the child credit for each $1,000 are one run as long as the bracket is the same", () => {
    const runs = runsOf("a couple with three children at $400,000");
    // 6,600 ÷ 50 steps, of which each is a loss.
    expect(runs.reduce((sum, { times }) => sum + times, 0)).toBe(132);
    expect(runs[0]).toMatchObject({ from: 240_000, causes: ["the child credit falls"] });
    // 24%, 1.45% and, above 250,000 together, 0.9% of the dollar are gone.
    expect(runs[0]?.lost).toBeCloseTo(50 - (1 - 0.24 - 0.0145 - 0.009), 6);
  });

  test("a stretch in which every dollar loses is one run", () => {
    const [stretch, ...others] = runsOf("five students, whose credits fall faster than pay rises");
    expect(others).toEqual([]);
    expect(stretch).toMatchObject({ from: 80_000, to: 89_999, times: 10_000 });
    // 12,500 of credits over 10,000 of income, beside 22% and 7.65%.
    expect(stretch?.lost).toBeCloseTo(1.25 + 0.22 + 0.0765 - 1, 9);
    expect(stretch?.causes).toEqual(["the education credits fall"]);
    expect(stretch?.back).toBe(90_000 + Math.ceil(5_465 / (1 - 0.22 - 0.0765)));
  });

  test("what takes it is named, of a state as its form does", () => {
    const causesOf = (name: string) => [...new Set(runsOf(name).flatMap(({ causes }) => causes))];
    expect(causesOf("New York with a city")).toEqual([
      "New York: less “Empire State child credit”",
    ]);
    expect(causesOf("California")).toEqual([
      "the child credit falls",
      "California: less “Personal exemptions”",
      "California: less “Dependents”",
    ]);
    expect(causesOf("tips, overtime and a car loan")).toEqual([
      "the car loan deduction falls",
      "the tip deduction falls",
      "the overtime deduction falls",
    ]);
    expect(causesOf("seniors with Social Security and Medicare")).toEqual([
      "the Medicare premiums rise",
    ]);
    expect(causesOf("a borrower under RAP, with a 401(k)")).toEqual([
      "the student loan payments rise",
    ]);
    expect(causesOf("mortgage insurance")).toEqual(["the mortgage insurance deduction falls"]);
    expect(causesOf("the steps of the credit for care")).toEqual(["the care credit falls"]);
  });

  test("none is found beyond the farthest wages, and what is not made up for below them is not", () => {
    const saver = { filingStatus: "single", retirementSavings: 2_000 } as const;
    const found = lossesWithRaise(saver, 2026, { farthest: 26_300 });
    expect(found.map(({ from, back }) => [from, back])).toEqual([
      [24_250, 24_754],
      [26_250, null],
    ]);
    expect(lossesWithRaise(saver, 2026, { farthest: 24_250 })).toEqual([]);
  });
});

test("the farthest wages are twice those of the household, within limits", () => {
  const of = (wages?: number) => farthestWages({ filingStatus: "single", wages });
  expect([of(), of(75_000), of(75_001), of(200_000), of(600_000)]).toEqual([
    150_000, 150_000, 150_002, 400_000, 1_000_000,
  ]);
});
