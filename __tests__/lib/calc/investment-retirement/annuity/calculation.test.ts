import fc from "fast-check";

import {
  annuity as calculated,
  type AnnuityInput,
  type WithValue,
} from "@/lib/calc/investment-retirement/annuity/calculation";

import { exactFutureValue, exactPresentValue, relativeError } from "../../../finance/oracle";

const annuity = (input: AnnuityInput) => calculated(input) as WithValue;

const pension: AnnuityInput = {
  mode: "presentValue",
  payment: 1_000,
  ratePerPeriod: 0.5,
  periods: 240,
};

const modes = ["presentValue", "futureValue"] as const;
const timings = ["end", "beginning"] as const;
const inputs = fc.record({
  mode: fc.constantFrom(...modes),
  payment: fc.integer({ min: 1, max: 100_000 }),
  ratePerPeriod: fc.oneof(
    fc.constantFrom(0, 1e-13, 1e-6),
    fc.double({ min: 0.001, max: 15, noNaN: true }),
  ),
  periods: fc.integer({ min: 1, max: 1_000 }).map((halves) => halves / 2),
  timing: fc.constantFrom(...timings),
});

test("agrees with the equations at 60 digits", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { mode, payment, ratePerPeriod, periods, timing } = input;
      const exactValue = mode === "presentValue" ? exactPresentValue : exactFutureValue;
      const type = timing === "beginning" ? 1 : 0;
      const exact = exactValue(ratePerPeriod / 100, periods, payment, 0, type).neg();
      expect(relativeError(annuity(input).value, exact)).toBeLessThan(1e-12);
    }),
  );
});

test.each(modes)("%s: without a rate it is the payments added up", (mode) => {
  for (const timing of timings) {
    const { value, interest } = annuity({ ...pension, mode, timing, ratePerPeriod: 0 });
    expect([value, interest]).toEqual([240_000, 0]);
  }
});

test("each kind of value says what it is", () => {
  expect(annuity(pension).type).toBe("Present Value");
  expect(annuity({ ...pension, mode: "futureValue" }).type).toBe("Future Value");
});

test("payments at the beginning are worth one period’s interest more", () => {
  for (const mode of modes) {
    const end = annuity({ ...pension, mode }).value;
    const beginning = annuity({ ...pension, mode, timing: "beginning" }).value;
    expect(beginning / end).toBeCloseTo(1.005, 12);
  }
});

test("the present value, left to grow, is the future value", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const present = annuity({ ...input, mode: "presentValue" }).value;
      const future = annuity({ ...input, mode: "futureValue" }).value;
      const growth = (1 + input.ratePerPeriod / 100) ** input.periods;
      expect((present * growth) / future).toBeCloseTo(1, 9);
    }),
  );
});

test("a higher rate lowers what payments are worth today and raises what they grow to", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      fc.pre(input.timing === "end" && input.periods > 1);
      const raised = { ...input, ratePerPeriod: input.ratePerPeriod + 0.5 };
      const change = annuity(raised).value - annuity(input).value;
      expect(Math.sign(change)).toBe(input.mode === "presentValue" ? -1 : 1);
    }),
  );
});

test.each([
  ["HZ53", 1e-14, 23_999.9999999997],
  ["HZ54", 1e-12, 23_999.9999999711],
])("%s: a rate of %d%% a period loses no dollars", (_, ratePerPeriod, expected) => {
  const { value } = annuity({ mode: "presentValue", payment: 100, ratePerPeriod, periods: 240 });
  expect(value).toBeCloseTo(expected, 9);
});

test("HZ52: a future value beyond any number is not a number of dollars", () => {
  const { value } = annuity({
    mode: "futureValue",
    payment: 100,
    ratePerPeriod: 10,
    periods: 12_000,
  });
  expect(value).toBe(Infinity);
});
