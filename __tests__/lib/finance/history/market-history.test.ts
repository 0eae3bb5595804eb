import januaries from "@/__tests__/fixtures/shiller_januaries.json";
import { marketHistory } from "@/lib/finance/history/market-history";

const { firstYear, lastYear, stocks, bonds } = marketHistory;

test("has 155 years, each with a number for stocks and one for bonds", () => {
  expect([firstYear, lastYear]).toEqual([1871, 2025]);
  expect(stocks).toHaveLength(lastYear - firstYear + 1);
  expect(bonds).toHaveLength(stocks.length);
  expect([stocks[0], bonds[0]]).toEqual([1391, 357]);
  expect([stocks.at(-1), bonds.at(-1)]).toEqual([1460, 540]);
});

test("no year lost everything, and none was beyond what there was", () => {
  const all = [...stocks, ...bonds];
  expect(all.every(Number.isInteger)).toBe(true);
  expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([-3803, 5310]);
  expect([Math.min(...bonds), Math.max(...bonds)]).toEqual([-1720, 3807]);
});

test.each(["stocks", "bonds"] as const)("%s are what the levels of two Januaries say", (kind) => {
  const levels = januaries[kind];
  expect(januaries.firstYear).toBe(firstYear);
  expect(levels).toHaveLength(marketHistory[kind].length + 1);
  for (const [year, rounded] of marketHistory[kind].entries()) {
    const exact = 10_000 * ((levels[year + 1] ?? NaN) / (levels[year] ?? NaN) - 1);
    expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(0.5);
  }
});
