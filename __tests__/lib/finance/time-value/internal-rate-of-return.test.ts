import Decimal from "decimal.js";
import fc from "fast-check";

import { internalRateOfReturn } from "@/lib/finance/time-value/internal-rate-of-return";
import { netPresentValue } from "@/lib/finance/time-value/net-present-value";
import { ratePerPeriod } from "@/lib/finance/time-value/rate-per-period";
import { signChanges } from "@/lib/finance/time-value/sign-changes";

/** The sum of the equation, each amount by itself. */
const worth = (rate: Decimal.Value, flows: readonly number[]) => {
  const Exact = Decimal.clone({ precision: 60 });
  const growth = new Exact(rate).plus(1);
  return flows.reduce((sum, flow, k) => sum.plus(new Exact(flow).div(growth.pow(k))), new Exact(0));
};

/** As many digits as the source gives. */
test.each([
  ["numpy-financial, irr", [-100, 39, 59, 55, 20], 0.2809484211599611, 15],
  ["numpy-financial, irr", [-100, 0, 0, 74], -0.0955, 5],
  ["numpy-financial, irr", [-100, 100, 0, -7], -0.0833, 5],
  ["numpy-financial, irr", [-100, 100, 0, 7], 0.06206, 5],
  ["numpy-financial, irr", [-5, 10.5, 1, -8, 1], 0.0886, 5],
  ["Excel, IRR after four years", [-70_000, 12_000, 15_000, 18_000, 21_000], -0.021, 3],
  ["Excel, IRR after five years", [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000], 0.087, 3],
  ["Excel, IRR after two years", [-70_000, 12_000, 15_000], -0.444, 3],
  ["SUNY Oswego, chapter 4", [-1_800, 500, 500, 500, 500, 500], 0.1205, 4],
])("%s: %j", (_, flows, expected, digits) => {
  expect(internalRateOfReturn(flows)).toBeCloseTo(expected, digits);
});

const amounts = fc.integer({ min: 1, max: 1e8 }).map((cents) => cents / 100);

test("at it the amounts are worth nothing, and it is the only such rate where they turn once", () => {
  fc.assert(
    fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 30 }), (cost, earned) => {
      const flows = [-cost, ...earned];
      const rate = internalRateOfReturn(flows) ?? NaN;
      expect(worth(rate, flows).abs().toNumber()).toBeLessThanOrEqual(1e-9 * cost * flows.length);
      expect(netPresentValue(rate + 0.01 * (1 + rate), flows)).toBeLessThan(0);
      expect(netPresentValue(rate - 0.01 * (1 + rate), flows)).toBeGreaterThan(0);
    }),
  );
});

test("it is found wherever a rate is planted", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.9, max: 20, noNaN: true }),
      fc.array(amounts, { minLength: 1, maxLength: 12 }),
      (rate, earned) => {
        const cost = worth(rate, [0, ...earned]).toNumber();
        expect(internalRateOfReturn([-cost, ...earned])).toBeCloseTo(rate, 8);
      },
    ),
  );
});

test("a loan read from the other side has the same rate", () => {
  const flows = [-100, 39, 59, 55, 20];
  expect(internalRateOfReturn(flows.map((flow) => -flow))).toBe(internalRateOfReturn(flows));
});

test("what comes back to the dollar returns exactly nothing", () => {
  expect(internalRateOfReturn([-100, 60, 40])).toBe(0);
});

test("amounts of one sign have no rate, nor have some that turn twice", () => {
  expect(internalRateOfReturn([-100, -50])).toBeNull();
  expect(internalRateOfReturn([-100, 0])).toBeNull();
  expect(internalRateOfReturn([])).toBeNull();
  expect(internalRateOfReturn([-100, 200, -150])).toBeNull();
});

test("of two rates the one near 0 is found: 10% and 20% here", () => {
  expect(internalRateOfReturn([-100, 230, -132])).toBeCloseTo(0.1, 10);
});

test("10,000 amounts, and a cent that becomes a trillion", () => {
  const long = internalRateOfReturn([-1_000, ...Array<number>(9_999).fill(50)]);
  expect(long).toBeCloseTo(0.05, 12);
  expect(internalRateOfReturn([-1, 1e12])).toBeCloseTo(1e12 - 1, -3);
  const lost = internalRateOfReturn([-1e12, 0, 1]);
  expect(lost).toBeCloseTo(-1 + 1e-6, 12);
});

test("signs turn where amounts do, and zeros are no turn", () => {
  expect(
    [[], [0, 0], [-1, 0, -1], [-1, 0, 1], [-1, 1, 0, -1], [1, -1, 1, -1]].map(signChanges),
  ).toEqual([0, 0, 0, 1, 2, 3]);
});

test("of level payments it is the rate of the annuity", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 360 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 100, max: 100_000 }),
      (periods, payment, owed) => {
        const rate = internalRateOfReturn([-owed, ...Array<number>(periods).fill(payment)]);
        const other = ratePerPeriod(periods, payment, -owed);
        expect(Math.abs((rate as number) - other)).toBeLessThan(1e-9 * (1 + Math.abs(other)));
      },
    ),
  );
});

test("years without an amount at either end change nothing", () => {
  const rate = internalRateOfReturn([-100, 0, 121]);
  expect(rate).toBeCloseTo(0.1, 14);
  expect(internalRateOfReturn([0, 0, -100, 0, 121, 0])).toBeCloseTo(rate as number, 14);
});

test("of several rates, that of a gain is above 0", () => {
  // 400% and −50%: $200 more comes back than was put in.
  expect(internalRateOfReturn([-100, 550, -250])).toBeCloseTo(4, 12);
  expect(internalRateOfReturn([0, -100, 550, -250])).toBeCloseTo(4, 12);
  const flows = fc.array(fc.integer({ min: -100_000, max: 100_000 }), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), flows, (invested, later) => {
      const sum = later.reduce((total, flow) => total + flow, -invested);
      if (sum > 0) expect(internalRateOfReturn([-invested, ...later])).toBeGreaterThan(0);
    }),
  );
});
