import fc from "fast-check";

import { historicalGrowth } from "@/lib/finance/history/historical-growth";
import { realReturnsOf } from "@/lib/finance/history/real-returns-of";

test("each value is what saving month by month comes to", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 40, 100),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 155 }),
      (stocks, opening, contributions) => {
        const all = realReturnsOf(stocks);
        const { periods, values } = historicalGrowth(contributions, opening, stocks);
        expect(periods).toBe(156 - contributions.length);
        for (const [position, { start, value }] of values.entries()) {
          let balance = opening;
          for (const [year, contribution] of contributions.entries()) {
            const monthly = (1 + (all[position + year] ?? NaN)) ** (1 / 12);
            for (let month = 0; month < 12; month += 1)
              balance = balance * monthly + contribution / 12;
          }
          expect(start).toBe(1871 + position);
          expect(Math.abs(value - balance)).toBeLessThanOrEqual(1e-10 * Math.max(1, balance));
        }
      },
    ),
    { numRuns: 20 },
  );
});

test("an opening balance alone grows by each year’s return", () => {
  const { values } = historicalGrowth([0, 0, 0], 1_000, 60);
  const [a = NaN, b = NaN, c = NaN] = realReturnsOf(60);
  expect(values).toHaveLength(153);
  expect(values[0]?.value).toBeCloseTo(1_000 * (1 + a) * (1 + b) * (1 + c), 9);
});

test("a year without any return adds the contribution as it is", () => {
  // Bonds lost nothing and gained nothing in 2006.
  const { values } = historicalGrowth([1_200], 500, 0);
  expect(values[2006 - 1871]?.value).toBe(1_700);
});

test("the range is that of all periods, from the lowest to the highest", () => {
  const { values, ...range } = historicalGrowth(Array<number>(20).fill(6_000), 10_000, 60);
  const sorted = values.map(({ value }) => value).toSorted((one, other) => one - other);
  expect(range).toEqual({
    periods: 136,
    reached: 136,
    lowest: sorted[0],
    lowestTenth: sorted[13],
    middle: sorted[68],
    highest: sorted[135],
  });
});

test("a target is reached by what comes to it or to more", () => {
  const plan = [Array<number>(20).fill(6_000), 10_000, 60] as const;
  const { lowest, lowestTenth, middle, highest } = historicalGrowth(...plan);
  const reachedWith = (target: number) => historicalGrowth(...plan, target).reached;
  expect([lowest, lowestTenth, middle, highest].map(reachedWith)).toEqual([136, 123, 68, 1]);
  expect(reachedWith(highest + 1)).toBe(0);
});

test("nothing saved comes to nothing", () => {
  expect(historicalGrowth([0, 0], 0, 60)).toMatchObject({ lowest: 0, highest: 0, reached: 154 });
});

test("the whole history is one period, and there is none of more years or of none", () => {
  expect(historicalGrowth(Array<number>(155).fill(1), 0, 60).periods).toBe(1);
  for (const years of [0, 156])
    expect(() => historicalGrowth(Array<number>(years).fill(1), 0, 60)).toThrow(
      new RangeError(
        `years must be a whole number from 1 to 155, as many as the history has. It is ${years}.`,
      ),
    );
});

test.each([-1, 101])("a mix with %d%% of stocks is refused", (stocks) => {
  expect(() => historicalGrowth([1], 0, stocks)).toThrow(RangeError);
});
