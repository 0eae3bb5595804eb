import Decimal from "decimal.js";
import fc from "fast-check";

import { payoffMonths } from "@/lib/finance/loan/payoff-months";
import { payment } from "@/lib/finance/time-value/payment";

import { amounts, monthly, ordinaryRates } from "../arbitraries";
import { hazard, hazardNumbers } from "../hazards";

test("is 0 when nothing is owed, Infinity when the payment does not cover the interest", () => {
  expect(payoffMonths(0.01, 100, 0)).toBe(0);
  expect(payoffMonths(0.01, 100, 10_000)).toBe(Infinity);
  expect(payoffMonths(0.01, 0, 10_000)).toBe(Infinity);
  expect(payoffMonths(0, 0, 10_000)).toBe(Infinity);
});

test("is 1 when the first payment is enough", () => {
  expect(payoffMonths(0.01, 101, 100)).toBe(1);
  expect(payoffMonths(0.01, 1e9, 0.01)).toBe(1);
});

test.each(["HZ10", "HZ11", "HZ12", "HZ13", "HZ14", "HZ15", "HZ16", "HZ17"])("%s", (id) => {
  const [debt = NaN, apr = NaN, each = NaN] = hazardNumbers(id, "debt", "aprPct", "payment");
  expect(payoffMonths(monthly(apr), each, debt)).toBe(hazard(id).correct);
});

test.each(["HZ18", "HZ19", "HZ20", "HZ22"])("%s: never, not thousands of months", (id) => {
  const [debt = NaN, apr = NaN, each = NaN] = hazardNumbers(id, "balance", "aprPct", "payment");
  expect(payoffMonths(monthly(apr), each, debt)).toBe(Infinity);
});

test("HZ21", () => {
  expect(payoffMonths(monthly(12), 100.01, 10_000)).toBe(926);
});

test("HZ23: 5 years, 0 months", () => {
  expect(payoffMonths(0, 100, 5970)).toBe(60);
});

test.each(["HZ24", "HZ25", "HZ26", "HZ27", "HZ29"])(
  "%s: the loan's own payment takes its term",
  (id) => {
    const [debt = NaN, apr = NaN, years = NaN] = hazardNumbers(id, "balance", "ratePct", "years");
    const own = payment(monthly(apr), years * 12, -debt);
    expect(payoffMonths(monthly(apr), own, debt)).toBe(hazard(id).correct);
  },
);

test("HZ28: an own payment within a billionth of the interest counts as never", () => {
  // The calculator answers the term itself, without asking here (decisions.md, "Whole counts").
  const own = payment(monthly(60), 480, -1000);
  expect(own / 50 - 1).toBeLessThan(1e-9);
  expect(payoffMonths(monthly(60), own, 1000)).toBe(Infinity);
});

test("months and payment are inverse", () => {
  fc.assert(
    fc.property(ordinaryRates, fc.integer({ min: 1, max: 600 }), amounts, (rate, term, amount) => {
      // Beyond, a billionth part of the payment decides: see coversInterest.
      fc.pre((1 + rate) ** -term > 2e-9);
      expect(payoffMonths(rate, payment(rate, term, -amount), amount)).toBe(term);
    }),
    { numRuns: 1000 },
  );
});

test("is inverse for rates down to 1e-15% a year", () => {
  const tiny = fc.double({ min: -15, max: -2, noNaN: true }).map((power) => monthly(10 ** power));
  fc.assert(
    fc.property(tiny, fc.integer({ min: 1, max: 6000 }), amounts, (rate, term, amount) => {
      expect(payoffMonths(rate, payment(rate, term, -amount), amount)).toBe(term);
    }),
  );
});

/** Month by month in decimals, with the rate as it was written: percent a year, in hundredths. */
function lenderMonths(aprHundredths: number, payCents: number, balanceCents: number): number {
  const Exact = Decimal.clone({ precision: 50 });
  const growth = new Exact(aprHundredths).div(120_000).plus(1);
  let owed = new Exact(balanceCents);
  let months = 0;
  for (; owed.gt(0); months++) owed = owed.times(growth).minus(payCents);
  return months;
}

test("counts as a lender does in decimals, for amounts in cents", () => {
  const apr = fc.integer({ min: 0, max: 4000 });
  const above = fc.double({ min: 0.002, max: 3, noNaN: true });
  fc.assert(
    fc.property(apr, fc.integer({ min: 100, max: 1e8 }), above, (hundredths, balance, share) => {
      const interest = (balance * hundredths) / 120_000;
      const pay = Math.ceil(interest * (1 + share) + balance * 0.002);
      const months = payoffMonths(monthly(hundredths / 100), pay / 100, balance / 100);
      expect(months).toBe(lenderMonths(hundredths, pay, balance));
    }),
    { numRuns: 300 },
  );
});

test("adds no month to a debt that ends on an exact cent", () => {
  // Built backwards from a number of payments, as HZ10 is: rates that leave whole numbers of cents.
  const exact = fc.constantFrom<[apr: number, most: number]>(
    [12, 4],
    [6, 3],
    [120, 6],
    [60, 5],
    [0, 50],
  );
  fc.assert(
    fc.property(exact, fc.nat(49), fc.integer({ min: 1, max: 9 }), ([apr, most], count, unit) => {
      const months = 1 + (count % most);
      const r = new Decimal(apr).div(1200);
      const growth = r.plus(1).pow(months);
      const size = new Decimal(10).pow(8).times(unit).div(100);
      const debt = apr === 0 ? size.times(months) : growth.minus(1).div(r).times(size);
      const pay = growth.times(size);
      expect(payoffMonths(monthly(apr), pay.toNumber(), debt.toNumber())).toBe(months);
    }),
  );
});
