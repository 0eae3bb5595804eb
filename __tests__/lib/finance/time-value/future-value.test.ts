import fc from "fast-check";

import { futureValue } from "@/lib/finance/time-value/future-value";

import { amounts, monthly, rates, terms, timings } from "../arbitraries";
import { hazard, hazardNumbers } from "../hazards";
import { exactFutureValue, relativeError } from "../oracle";

test("adds the payments up when there is no interest", () => {
  expect(futureValue(0, 12, -100, -1000)).toBe(2200);
  expect(futureValue(0, 12, 0)).toBe(0);
});

test.each(["HZ48", "HZ49", "HZ50"])("%s", (id) => {
  const [each = NaN, ratePct = NaN, years = NaN] = hazardNumbers(id, "monthly", "ratePct", "years");
  const { correct } = hazard(id);
  expect(Math.abs(futureValue(monthly(ratePct), years * 12, -each) / correct - 1)).toBeLessThan(
    1e-14,
  );
});

test("HZ51, HZ52: beyond the range of a double it is Infinity, never NaN", () => {
  expect(futureValue(1, 12_000, 0, -1000)).toBe(Infinity);
  expect(futureValue(0.01, 1_000_000, -100)).toBe(Infinity);
  expect(futureValue(1, 12_000, -1, 1000)).toBe(-Infinity);
  expect(futureValue(1, 12_000, 0, 0)).toBe(0);
});

test("agrees with its equation at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(rates, terms, amounts, amounts, timings, (rate, months, each, now, type) => {
      const exact = exactFutureValue(rate, months, -each, -now, type);
      expect(relativeError(futureValue(rate, months, -each, -now, type), exact)).toBeLessThan(
        1e-12,
      );
    }),
  );
});

test("where amounts cancel, agrees to 1e-12 of what cancels", () => {
  fc.assert(
    fc.property(rates, terms, amounts, amounts, timings, (rate, months, each, now, type) => {
      const scale = exactFutureValue(rate, months, -each, -now, type);
      fc.pre(scale.lt("1e300"));
      const exact = exactFutureValue(rate, months, -each, now, type);
      const error = relativeError(futureValue(rate, months, -each, now, type), exact, scale);
      expect(error).toBeLessThan(1e-12);
    }),
  );
});

test("a falling rate is as exact, and cannot overflow", () => {
  const falling = fc.double({ min: -0.9, max: -1e-15, noNaN: true });
  fc.assert(
    fc.property(
      falling,
      fc.integer({ min: 1, max: 600 }),
      amounts,
      amounts,
      timings,
      (rate, months, each, now, type) => {
        const exact = exactFutureValue(rate, months, -each, -now, type);
        expect(relativeError(futureValue(rate, months, -each, -now, type), exact)).toBeLessThan(
          1e-12,
        );
      },
    ),
  );
});
