import shiller from "@/__tests__/fixtures/shiller_consumer_prices.json";
import { consumerPrices } from "@/lib/finance/consumer-prices/consumer-prices";
import { priceIndex } from "@/lib/finance/consumer-prices/price-index";

test("has every month from the first to the newest, and October 2025 without prices", () => {
  const { firstYear, newest, index } = consumerPrices;
  const [year = 0, month = 0] = newest.split("-").map(Number);
  expect(index).toHaveLength((year - firstYear) * 12 + month);
  const without = index.flatMap((value, place) => (value > 0 ? [] : [place]));
  expect(without).toEqual([(2025 - firstYear) * 12 + 9]);
});

test("is what somebody else read of the Bureau, month by month to March 2026", () => {
  expect(shiller.firstYear).toBe(consumerPrices.firstYear);
  expect(shiller.index).toHaveLength(113 * 12 + 3);
  const published = shiller.index.map((value, place) =>
    consumerPrices.index[place] === 0 ? 0 : value,
  );
  expect(consumerPrices.index.slice(0, published.length)).toEqual(published);
});

// The Bureau’s table as loaders of two other projects are tested with it.
test("goes on to August 2026", () => {
  const months = [4, 5, 6, 7, 8].map((month) => priceIndex({ year: 2026, month }));
  expect(months).toEqual([333.02, 335.123, 333.952, 333.918, 334.98]);
});

test("a month without prices is not one beyond the data", () => {
  expect(priceIndex({ year: 2025, month: 10 })).toBeNull();
  expect(priceIndex({ year: 1912, month: 12 })).toBeUndefined();
  expect(priceIndex({ year: 2026, month: 9 })).toBeUndefined();
  expect(priceIndex({ year: 1913, month: 1 })).toBe(9.8);
});
