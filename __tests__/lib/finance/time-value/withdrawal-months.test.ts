import fc from "fast-check";

import { withdrawalMonths } from "@/lib/finance/time-value/withdrawal-months";

import { exactFutureValue, exactPresentValue } from "../oracle";

/** What is left after so many withdrawals, in decimals and with nothing rearranged. */
const left = (rate: number, withdrawal: number, balance: number, months: number) =>
  exactFutureValue(rate, months, withdrawal, -balance).toNumber();

test("pays for every month that it counts, and not for the next", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -200, max: 800 }).map((hundredths) => hundredths / 100 / 1200),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 0, max: 3_000_000 }),
      (rate, withdrawal, balance) => {
        const months = withdrawalMonths(rate, withdrawal, balance);
        if (months === Infinity) {
          expect(balance * rate).toBeGreaterThanOrEqual(withdrawal * (1 - 1e-8));
          return;
        }
        fc.pre(months < 3_000);
        const growth = (1 + rate) ** months;
        const dust = 1e-6 * withdrawal + 1e-13 * balance * growth;
        expect(left(rate, withdrawal, balance, months)).toBeGreaterThanOrEqual(-dust);
        expect(left(rate, withdrawal, balance, months + 1)).toBeLessThan(dust);
      },
    ),
  );
});

test("an exact count is not a month short for float noise", () => {
  expect(withdrawalMonths(0, 0.1, 0.3)).toBe(3);
  expect(withdrawalMonths(0.01, 102.01, 201)).toBe(2);
});

test.each([-0.003, 0, 0.005, 0.01])(
  "a balance that is a billionth of the last withdrawal short pays for it: rate %d",
  (rate) => {
    const balance = exactPresentValue(rate, 240, -1_000).toNumber();
    const short = (part: number) => balance - part * 1_000 * (1 + rate) ** -240;
    expect(withdrawalMonths(rate, 1_000, short(5e-10))).toBe(240);
    expect(withdrawalMonths(rate, 1_000, short(5e-9))).toBe(239);
  },
);

test("the last digits of a balance are no withdrawal less", () => {
  const balance = exactPresentValue(0.01, 2_000, -1).toNumber();
  expect(withdrawalMonths(0.01, 1, balance - 1e-13)).toBe(2_000);
});

test("an empty balance, or less than a withdrawal, pays for nothing", () => {
  expect(withdrawalMonths(0.01, 100, 0)).toBe(0);
  expect(withdrawalMonths(-0.01, 100, 0)).toBe(0);
  expect(withdrawalMonths(0.01, 100, 98)).toBe(0);
  expect(withdrawalMonths(0.01, 100, 99.02)).toBe(1);
});

test("never ends when the interest pays for it, or when nothing is drawn", () => {
  expect(withdrawalMonths(0.01, 100, 10_000)).toBe(Infinity);
  expect(withdrawalMonths(-0.01, 0, 10_000)).toBe(Infinity);
  expect(withdrawalMonths(0.01, 100.01, 10_000)).toBe(925);
});
