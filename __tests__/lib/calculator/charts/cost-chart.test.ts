/** Where two loans change places, found here by paying them month by month. */
import fc from "fast-check";

import { costChart, crossingMonth, type PaidLoan } from "@/lib/calculator/charts/cost-chart";

const loan = (label: string, payment: number, years: number): PaidLoan => ({
  label,
  payment,
  years,
});

/** Both loans paid month by month, until the one that was ahead no longer is. */
function crossingByHand(kept: PaidLoan, renewed: PaidLoan): number | null {
  const paid = { kept: 0, renewed: 0 };
  let ahead = 0;
  for (let month = 1; month <= 12 * Math.max(kept.years, renewed.years); month += 1) {
    if (month <= 12 * kept.years) paid.kept += kept.payment;
    if (month <= 12 * renewed.years) paid.renewed += renewed.payment;
    const now = Math.sign(paid.kept - paid.renewed);
    if (month === 1) ahead = now;
    else if (now !== 0 && now !== ahead) return month;
  }
  return null;
}

test("the crossing is the first month after which the other loan has cost less", () => {
  const payment = fc.integer({ min: 1, max: 5_000 });
  const years = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(payment, years, payment, years, (one, oneYears, other, otherYears) => {
      const loans = [loan("Kept", one, oneYears), loan("New", other, otherYears)] as const;
      expect(crossingMonth(...loans)).toBe(crossingByHand(...loans));
    }),
  );
});

test.each([
  // 1,000 a month for 10 years; 1,500 for 5 years are 90,000, which 90 months have paid. After 91:
  [
    1_000,
    10,
    1_500,
    5,
    91,
    "After 7 years and 7 months, the new loan has cost less; it costs $30,000 less overall",
  ],
  [
    1_000,
    10,
    500,
    30,
    241,
    "After 20 years and 1 month, the new loan has cost more; it costs $60,000 more overall",
  ],
  [
    1_000,
    10,
    900,
    10,
    null,
    "The new loan is cheaper from the start: it costs $12,000 less overall",
  ],
  [1_000, 10, 1_100, 10, null, "The new loan never becomes cheaper: it costs $12,000 more overall"],
  [1_000, 10, 1_000, 10, null, "Both loans cost the same overall"],
  [
    1_000,
    10,
    1_000,
    9,
    109,
    "After 9 years and 1 month, the new loan has cost less; it costs $12,000 less overall",
  ],
])("%d for %d years against %d for %d years", (kept, keptYears, renewed, years, month, title) => {
  const loans = [loan("Current loan", kept, keptYears), loan("New loan", renewed, years)] as const;
  expect(crossingMonth(...loans)).toBe(month);
  const [chart] = costChart(...loans);
  expect(chart?.title).toBe(title);
  expect(chart?.marks.map(({ x }) => x)).toEqual(month === null ? [] : [month / 12]);
  expect(chart?.series.map(({ values }) => values.at(-1))).toEqual([
    kept * keptYears * 12,
    renewed * years * 12,
  ]);
});

test("the lines bend where a loan ends, between two points too", () => {
  const [chart] = costChart(loan("Current loan", 100, 5), loan("New loan", 100, 2.5));
  expect(chart?.x.values).toEqual([0, 1, 2, 2.5, 3, 4, 5]);
  expect(chart?.series[1]?.values).toEqual([0, 1200, 2400, 3000, 3000, 3000, 3000]);
});

test("there is nothing to compare in a month", () => {
  expect(costChart(loan("Current loan", 100, 1 / 12), loan("New loan", 90, 1 / 12))).toEqual([]);
});
