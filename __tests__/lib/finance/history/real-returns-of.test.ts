import { marketHistory } from "@/lib/finance/history/market-history";
import { realReturnsOf } from "@/lib/finance/history/real-returns-of";

test("all in stocks or none has the returns of one of them", () => {
  const fractions = (returns: readonly number[]) => returns.map((one) => one / 10_000);
  expect(realReturnsOf(100)).toEqual(fractions(marketHistory.stocks));
  expect(realReturnsOf(0)).toEqual(fractions(marketHistory.bonds));
});

test.each([12.5, 50, 60, 75])(
  "%d%% of stocks is a dollar in two parts, each year anew",
  (stocks) => {
    const onlyStocks = realReturnsOf(100);
    const onlyBonds = realReturnsOf(0);
    for (const [year, mixed] of realReturnsOf(stocks).entries()) {
      const inStocks = (stocks / 100) * (1 + (onlyStocks[year] ?? NaN));
      const inBonds = (1 - stocks / 100) * (1 + (onlyBonds[year] ?? NaN));
      expect(mixed).toBeCloseTo(inStocks + inBonds - 1, 14);
    }
  },
);

test.each([-1e-9, 100.000001, NaN, Infinity])("there is no mix with %d%% of stocks", (stocks) => {
  expect(() => realReturnsOf(stocks)).toThrow(
    new RangeError(`stocks must be from 0 to 100 percent. It is ${stocks}.`),
  );
});
