import fc from "fast-check";

import { growthChart } from "@/lib/calculator/charts/growth-chart";
import { growthByYear } from "@/lib/finance/time-value/growth-by-year";

const chartOf = (annualRate: number, years: number, monthly: number, opening: number) =>
  growthChart({ opening, years: growthByYear(annualRate, years, monthly, opening) })[0];

test("the title says how much of the end is growth", () => {
  const chart = chartOf(7, 20, 200, 10_000);
  expect(chart?.title).toBe("Growth makes up $86,573 of the $144,573");
  expect(chart?.series[0]?.values.at(-1)).toBeCloseTo(58_000, 8);
  expect(chart?.series[1]?.values.at(-1)).toBeCloseTo(86_572.72045492439, 8);
});

test("without growth there is one series, and the title says so", () => {
  const chart = chartOf(0, 20, 200, 10_000);
  expect(chart?.title).toBe("All of the $58,000 is money you paid in: there is no growth");
  expect(chart?.series.map(({ label }) => label)).toEqual(["Paid in"]);
});

test("the parts of every bar make up its balance, the short last year included", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.integer({ min: 5, max: 240 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 0, max: 1e6 }),
      (annualRate, quarters, monthly, opening) => {
        const rows = growthByYear(annualRate, quarters / 4, monthly, opening);
        const [chart] = growthChart({ opening, years: rows });
        expect(chart?.x.values).toEqual(rows.map(({ year }) => year));
        // Growth of less than half a dollar is no series.
        const undrawn = chart?.series.length === 1 ? 0.5 : 0;
        for (const [index, { balance }] of rows.entries()) {
          const parts = chart?.series.map(({ values }) => values[index] ?? NaN) ?? [];
          const missing = balance - parts.reduce((sum, part) => sum + part);
          expect(Math.abs(missing)).toBeLessThanOrEqual(undrawn + 1e-9 * balance);
        }
      },
    ),
  );
});

test("a long term is drawn by several years and to its end", () => {
  const chart = chartOf(3, 130.5, 100, 0);
  expect(chart?.x.values.slice(0, 2)).toEqual([3, 6]);
  expect(chart?.x.values.at(-1)).toBe(130.5);
  expect(chart?.subject).toBe("Money paid in and growth so far, after each 3 years");
});

test("nothing is drawn of a year or less, nor of less than a dollar", () => {
  expect(chartOf(5, 1, 100, 1000)).toBeUndefined();
  expect(chartOf(5, 10, 0, 0.1)).toBeUndefined();
});

test("a loss is drawn as what is left and what is lost of the money paid in", () => {
  const rows = growthByYear(-3, 5, 100, 1000);
  const [chart] = growthChart({ opening: 1000, years: rows });
  const balance = rows.at(-1)?.balance ?? NaN;
  expect(chart?.title).toBe("Of the $7,000 paid in, $6,439 is left");
  expect(chart?.series.map(({ label }) => label)).toEqual(["Left", "Lost"]);
  expect(chart?.series[0]?.values.at(-1)).toBe(balance);
  expect(chart?.series[1]?.values.at(-1)).toBeCloseTo(7000 - balance, 9);
});
