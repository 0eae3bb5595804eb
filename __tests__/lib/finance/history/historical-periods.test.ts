import { historicalPeriods } from "@/lib/finance/history/historical-periods";
import { realReturnsOf } from "@/lib/finance/history/real-returns-of";

test("one year needs its withdrawal, and leaves the rest to grow", () => {
  const periods = historicalPeriods([40], 100, 60);
  expect(periods).toHaveLength(155);
  for (const [year, { start, needed, path }] of periods.entries())
    expect([start, needed, path]).toEqual([
      1871 + year,
      40,
      [100, 60 * (1 + (realReturnsOf(60)[year] ?? NaN))],
    ]);
});

test("the whole history is one period", () => {
  const [period, ...others] = historicalPeriods(Array<number>(155).fill(40_000), 1_000_000, 100);
  expect(others).toEqual([]);
  expect(period).toMatchObject({ start: 1871 });
  expect(period?.path).toHaveLength(156);
});

test.each([0, 100])("%d%% of stocks has the returns of one of the two alone", (stocks) => {
  const [first] = historicalPeriods([0, 0], 1, stocks);
  const [one = NaN, other = NaN] = realReturnsOf(stocks);
  expect(first?.path).toEqual([1, 1 + one, (1 + one) * (1 + other)]);
});

test("what is saved on the way counts from its year on", () => {
  // 1871 and 1872 gave 13.91% and 8.78%: after 100 in and 50 out.
  const [first] = historicalPeriods([-100, 50, 0], 0, 100);
  expect(first?.needed).toBe(0);
  expect(first?.path[2]).toBeCloseTo((113.91 - 50) * 1.0878, 12);
});

test.each([0, 156])("a plan of %d years is refused", (years) => {
  expect(() => historicalPeriods(Array<number>(years).fill(1), 1, 60)).toThrow(
    new RangeError(
      `years must be a whole number from 1 to 155, as many as the history has. It is ${years}.`,
    ),
  );
});

test.each([-1, 101])("so is a mix with %d%% of stocks", (stocks) => {
  expect(() => historicalPeriods([1], 1, stocks)).toThrow(
    new RangeError(`stocks must be from 0 to 100 percent. It is ${stocks}.`),
  );
});
