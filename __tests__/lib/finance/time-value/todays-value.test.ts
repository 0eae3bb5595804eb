import Decimal from "decimal.js";
import fc from "fast-check";

import { todaysValue } from "@/lib/finance/time-value/todays-value";

test("agrees with the equation in decimals", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 2_000 }),
      (amount, quarters, hundredths) => {
        const exact = new Decimal(amount).div(
          new Decimal(1).plus(new Decimal(hundredths / 100).div(100)).pow(quarters / 4),
        );
        const ours = todaysValue(amount, quarters / 4, hundredths / 100);
        expect(exact.minus(ours).abs().div(exact).toNumber()).toBeLessThan(1e-12);
      },
    ),
  );
});

test("without inflation a dollar stays a dollar, and today it is one whatever comes", () => {
  expect(todaysValue(123.45, 40, 0)).toBe(123.45);
  expect(todaysValue(123.45, 0, 7)).toBe(123.45);
});
