import fc from "fast-check";

import { presentValue } from "@/lib/finance/time-value/present-value";

import { amounts, monthly, rates, terms, timings } from "../arbitraries";
import { hazard, hazardNumbers } from "../hazards";
import { exactPresentValue, relativeError } from "../oracle";

test("adds the payments up when there is no interest", () => {
  expect(presentValue(0, 24, 1000, 10_000)).toBe(-34_000);
  expect(presentValue(0, 24, 0)).toBe(0);
});

test("stays finite over a thousand years at 1000%", () => {
  expect(presentValue(monthly(1000), 12_000, -1)).toBeCloseTo(1.2, 12);
});

test.each(["HZ53", "HZ54"])("%s", (id) => {
  // The hazard's rate is per period, in percent.
  const [each = NaN, ratePct = NaN, count = NaN] = hazardNumbers(
    id,
    "payment",
    "ratePct",
    "periods",
  );
  const { correct } = hazard(id);
  expect(Math.abs(presentValue(ratePct / 100, count, -each) / correct - 1)).toBeLessThan(1e-14);
});

test("agrees with its equation at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(rates, terms, amounts, amounts, timings, (rate, months, each, later, type) => {
      const exact = exactPresentValue(rate, months, each, later, type);
      expect(relativeError(presentValue(rate, months, each, later, type), exact)).toBeLessThan(
        1e-12,
      );
    }),
  );
});

test("where amounts cancel, agrees to 1e-12 of what cancels", () => {
  fc.assert(
    fc.property(rates, terms, amounts, amounts, timings, (rate, months, each, later, type) => {
      const exact = exactPresentValue(rate, months, each, -later, type);
      const scale = exactPresentValue(rate, months, each, later, type);
      const error = relativeError(presentValue(rate, months, each, -later, type), exact, scale);
      expect(error).toBeLessThan(1e-12);
    }),
  );
});
