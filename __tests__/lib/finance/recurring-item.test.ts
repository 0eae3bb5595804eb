import Decimal from "decimal.js";
import fc from "fast-check";

import {
  isMonthly,
  monthlyAmount,
  monthlyTotal,
  timesAYear,
  type Frequency,
  type RecurringItem,
} from "@/lib/finance/recurring-item";

const frequencies = fc.constantFrom(...(Object.keys(timesAYear) as Frequency[]));
const items: fc.Arbitrary<RecurringItem[]> = fc.array(
  fc.record({
    description: fc.constant(""),
    amount: fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
    frequency: fc.option(frequencies, { nil: undefined }),
  }),
);

test.each([
  ["week", 866.6666666666666],
  ["twoWeeks", 433.3333333333333],
  ["twiceAMonth", 400],
  ["month", 200],
  ["quarter", 66.66666666666667],
  ["halfYear", 33.333333333333336],
  ["year", 16.666666666666668],
] as const)("$200 by the %s is $%d a month", (frequency, expected) => {
  expect(monthlyAmount({ description: "", amount: 200, frequency })).toBeCloseTo(expected, 12);
});

test("twelve months are as many times a year, in decimals", () => {
  fc.assert(
    fc.property(items, (list) => {
      const yearly = list.reduce(
        (sum, { amount, frequency = "month" }) =>
          sum.plus(new Decimal(amount).times(timesAYear[frequency])),
        new Decimal(0),
      );
      expect(
        yearly
          .minus(12 * monthlyTotal(list))
          .abs()
          .toNumber(),
      ).toBeLessThanOrEqual(1e-9 * (1 + yearly.toNumber()));
    }),
  );
});

test("of all frequencies one is monthly", () => {
  const names = Object.keys(timesAYear) as Frequency[];
  const monthly = names.filter((frequency) => isMonthly({ description: "", amount: 1, frequency }));
  expect(monthly).toEqual(["month"]);
});

test("monthly amounts stay as they are, to the last digit", () => {
  fc.assert(
    fc.property(items, (list) => {
      const monthly = list.map(({ description, amount }) => ({ description, amount }));
      expect(monthly.every(isMonthly)).toBe(true);
      expect(monthly.map(monthlyAmount)).toEqual(monthly.map(({ amount }) => amount));
    }),
  );
  const dimes = Array<RecurringItem>(10).fill({ description: "", amount: 0.1 });
  expect(monthlyTotal(dimes)).toBe(1);
});
