import fc from "fast-check";

import { applicablePercentage } from "@/lib/tax-law/health/applicable-percentage";
import { premiumCreditOf } from "@/lib/tax-law/health/premium-credit-of";
import { premiumCreditRows } from "@/lib/tax-law/health/premium-credit-rows";

const premiumCredit = premiumCreditOf(2026);
const line = 15_650;
const reached = (income: number, of = line) =>
  premiumCreditRows(premiumCredit, income, of).map((row) => row.reached);

test("the scale of 2026 as it is printed, from the poverty line on", () => {
  expect(
    premiumCreditRows(premiumCredit, 0, line).map(({ from, to, start, end }) => [
      from,
      to,
      start,
      end,
    ]),
  ).toEqual([
    [100, 133, 2.1, 2.1],
    [133, 150, 3.14, 4.19],
    [150, 200, 4.19, 6.6],
    [200, 250, 6.6, 8.44],
    [250, 300, 8.44, 9.96],
    [300, 400, 9.96, 9.96],
  ]);
});

test.each([
  [0, -1],
  [15_649.99, -1],
  [15_650, 0],
  [20_814.49, 0],
  [20_814.5, 1],
  [23_475, 2],
  [31_300, 3],
  [39_125, 4],
  [46_950, 5],
  [62_600, 5],
  [62_600.01, -1],
])("an income of %p is in row %p and in no other", (income, row) => {
  expect(reached(income).findIndex((percentage) => percentage > 0)).toBe(row);
  expect(reached(income).filter((percentage) => percentage > 0)).toHaveLength(row < 0 ? 0 : 1);
});

test("the rows add up to the applicable percentage", () => {
  const incomes = fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100);
  const lines = fc.integer({ min: 10_000, max: 100_000 });
  fc.assert(
    fc.property(incomes, lines, (income, of) => {
      const sum = reached(income, of).reduce((total, percentage) => total + percentage, 0);
      const percentage = applicablePercentage(premiumCredit, income, of) ?? 0;
      expect(sum).toBeCloseTo(percentage * 100, 9);
    }),
  );
});

test("at an edge the percentage is as printed, without the dust of binary fractions", () => {
  expect(reached(20_814.5)[1]).toBe(3.14);
  expect(reached(31_300)[3]).toBe(6.6);
  expect(reached(62_600)[5]).toBe(9.96);
});

test("a year without an end has a last row without one", () => {
  const rows = premiumCreditRows(premiumCreditOf(2025), 100_000, line);
  expect(rows.at(-1)).toEqual({ from: 400, to: null, start: 8.5, end: 8.5, reached: 8.5 });
  const atFourLines = premiumCreditRows(premiumCreditOf(2025), 62_600, line);
  expect(atFourLines.map((row) => row.reached)).toEqual([0, 0, 0, 0, 0, 8.5]);
});

test("without an income no row is reached", () => {
  expect(premiumCreditRows(premiumCredit).map((row) => row.reached)).toEqual([0, 0, 0, 0, 0, 0]);
});
