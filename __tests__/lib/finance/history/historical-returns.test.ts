import { historicalReturns } from "@/lib/finance/history/historical-returns";
import { realReturnsOf } from "@/lib/finance/history/real-returns-of";

test.each([1, 2, 30, 154, 155])(
  "runs of %d years start in every year that has as many",
  (years) => {
    const runs = historicalReturns(60, years);
    expect(runs).toHaveLength(156 - years);
    expect(runs.map(({ start }) => start)).toEqual(runs.map((_, position) => 1871 + position));
    const all = realReturnsOf(60);
    for (const { start, returns } of runs)
      expect(returns).toEqual(all.slice(start - 1871, start - 1871 + years));
  },
);

test.each([0, -1, 1.5, 156, NaN, Infinity])("there is no run of %d years", (years) => {
  expect(() => historicalReturns(60, years)).toThrow(
    new RangeError(
      `years must be a whole number from 1 to 155, as many as the history has. It is ${years}.`,
    ),
  );
});

test.each([-1, 101])("nor one with %d%% of stocks", (stocks) => {
  expect(() => historicalReturns(stocks, 30)).toThrow(RangeError);
});
