import { historicalRange } from "@/lib/finance/history/historical-range";
import { marketHistory } from "@/lib/finance/history/market-history";

/** Years of a plan that pays in $1,200 in each. */
const saving = (years: number) =>
  Array.from({ length: years }, (_, before) => ({ year: before + 1, contributed: 1_200 }));

/** What a plan of two years comes to, worked out from the returns themselves. */
const after = (start: number, [first = 0, second = 0]: number[], opening: number) => {
  const [one, two] = [0, 1].map(
    (year) => 1 + (marketHistory.stocks[start - marketHistory.firstYear + year] ?? NaN) / 10_000,
  ) as [number, number];
  // Twelve payments at the ends of months that grow alike: m, m², … up to the whole year’s growth.
  const paid = (amount: number, growth: number) =>
    Array.from({ length: 12 }, (_, month) => (amount / 12) * growth ** ((11 - month) / 12)).reduce(
      (sum, one) => sum + one,
    );
  return (opening * one + paid(first, one)) * two + paid(second, two);
};

test("each period is that of its returns, contributions less the inflation of the years before", () => {
  const { inHistory = [] } = historicalRange(saving(2), 5_000, 100, 10) ?? {};
  expect(inHistory).toHaveLength(154);
  for (const { start, value } of inHistory)
    expect(value).toBeCloseTo(after(start, [1_200, 1_200 / 1.1], 5_000), 6);
});

test("without inflation contributions rise with prices", () => {
  const { inHistory = [] } = historicalRange(saving(2), 0, 100) ?? {};
  expect(inHistory[3]?.value).toBeCloseTo(after(1874, [1_200, 1_200], 0), 6);
});

test("the range is that of its periods, and each knows how many gave less", () => {
  const range = historicalRange(saving(30), 1_000, 60, 3);
  const values = range?.inHistory.map(({ value }) => value) ?? [];
  expect(range?.historicalPeriods).toBe(126);
  expect(range?.historicalLowest).toBe(Math.min(...values));
  expect(range?.historicalHighest).toBe(Math.max(...values));
  expect(values.filter((value) => value >= (range?.historicalMiddle ?? NaN))).toHaveLength(63);
  for (const { value, rank } of range?.inHistory ?? [])
    expect(values.filter((other) => other < value)).toHaveLength(rank);
});

test("a last part of a year counts for nothing", () => {
  const half = [...saving(2), { year: 2.5, contributed: 600 }];
  expect(historicalRange(half, 0, 60)).toEqual(historicalRange(saving(2), 0, 60));
});

test("there is none of no mix, of no whole year, and of more years than the history has", () => {
  expect(historicalRange(saving(2), 0, null)).toBeUndefined();
  expect(historicalRange([{ year: 0.5, contributed: 600 }], 0, 60)).toBeUndefined();
  expect(historicalRange(saving(155), 0, 60)?.historicalPeriods).toBe(1);
  expect(historicalRange(saving(156), 0, 60)).toBeUndefined();
});
