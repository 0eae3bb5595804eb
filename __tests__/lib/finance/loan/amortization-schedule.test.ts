import fc from "fast-check";

import { amortizationSchedule } from "@/lib/finance/loan/amortization-schedule";
import { sumBy } from "@/lib/finance/sum-by";
import { payment } from "@/lib/finance/time-value/payment";

import { amounts, fractionalTerms, monthly, rates } from "../arbitraries";
import { hazardNumbers } from "../hazards";
import { exactBalance, exactPayment, reader, relativeError } from "../oracle";

const lengths = fc.oneof(
  fc.integer({ min: 1, max: 480 }),
  fractionalTerms.filter((term) => term <= 600),
);

test("divides the principal evenly when there is no interest", () => {
  expect(amortizationSchedule(0, 3, 300)).toEqual([
    { month: 1, payment: 100, principal: 100, interest: 0, balance: 200 },
    { month: 2, payment: 100, principal: 100, interest: 0, balance: 100 },
    { month: 3, payment: 100, principal: 100, interest: 0, balance: 0 },
  ]);
});

test("HZ68: 100,000 at 6% over 30 years ends at exactly 0", () => {
  const schedule = amortizationSchedule(0.005, 360, 100_000);
  expect(schedule).toHaveLength(360);
  expect(schedule[0]?.interest).toBeCloseTo(500, 9);
  expect(schedule.at(-1)?.balance).toBe(0);
  expect(schedule.at(-1)?.payment).toBeCloseTo(599.55, 2);
});

test.each([
  ["HZ66", 14],
  ["HZ67", 50],
])("%s: a part of a month is a row of its own, with that part of the payment", (id, rows) => {
  const [amount = NaN, apr = NaN, years = NaN] = hazardNumbers(id, "amount", "ratePct", "years");
  const schedule = amortizationSchedule(monthly(apr), years * 12, amount);
  expect(schedule).toHaveLength(rows);
  const level = -payment(monthly(apr), years * 12, amount);
  expect(schedule[0]?.payment).toBe(level);
  expect(schedule.at(-1)?.payment).toBeCloseTo(level * 0.2, 9);
  expect(schedule.at(-1)?.interest).toBeGreaterThan(0);
});

test("a term that is whole but for float noise has no row more", () => {
  expect(amortizationSchedule(0.005, 360.00000000000006, 100_000)).toHaveLength(360);
});

test("has no rows without a term, and throws nothing", () => {
  expect(amortizationSchedule(0.005, 0, 100)).toEqual([]);
  expect(amortizationSchedule(0.005, -3, 100)).toEqual([]);
  expect(amortizationSchedule(0.005, NaN, 100)).toEqual([]);
  expect(amortizationSchedule(0.005, Infinity, 100)).toEqual([]);
});

test("a loan of 0 has rows of zeros, none of them −0", () => {
  for (const rate of [0, 0.005]) {
    for (const row of amortizationSchedule(rate, 13.2, 0)) {
      expect(row).toEqual({ month: row.month, payment: 0, principal: 0, interest: 0, balance: 0 });
    }
  }
});

test("stays finite for 1,000 years at 1000%", () => {
  const schedule = amortizationSchedule(monthly(1000), 12_000, 1200);
  expect(schedule).toHaveLength(12_000);
  expect(schedule[0]).toEqual({
    month: 1,
    payment: 1000,
    principal: 0,
    interest: 1000,
    balance: 1200,
  });
  expect(sumBy(schedule, ({ principal }) => principal)).toBeCloseTo(1200, 8);
});

test("the unrounded rows sum to the headline", () => {
  fc.assert(
    fc.property(rates, lengths, amounts, (rate, term, amount) => {
      const schedule = amortizationSchedule(rate, term, amount);
      const headline = -payment(rate, term, amount) * term;
      const paid = sumBy(schedule, (row) => row.payment);
      const principal = sumBy(schedule, (row) => row.principal);
      const interest = sumBy(schedule, (row) => row.interest);
      expect(Math.abs(paid / headline - 1)).toBeLessThan(1e-12);
      expect(Math.abs(principal / amount - 1)).toBeLessThan(1e-12);
      expect(Math.abs((principal + interest) / headline - 1)).toBeLessThan(1e-12);
    }),
  );
});

test("in each row: principal + interest = payment; the balance falls by the principal, to 0", () => {
  fc.assert(
    fc.property(rates, lengths, amounts, (rate, term, amount) => {
      let before = amount;
      for (const row of amortizationSchedule(rate, term, amount)) {
        const { payment, principal, interest, balance } = row;
        if (Math.abs((principal + interest) / payment - 1) > 1e-12)
          throw new Error(`parts: ${row.month}`);
        if (Math.abs(before - principal - balance) > 1e-12 * amount)
          throw new Error(`balance: ${row.month}`);
        if (
          balance > before ||
          Object.values(row).some((value) => !(value >= 0) || Object.is(value, -0))
        ) {
          throw new Error(`range: ${JSON.stringify(row)}`);
        }
        before = balance;
      }
      expect(before).toBe(0);
    }),
  );
});

test("every row agrees with a loan carried forward at 60 digits, to 1e-12", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 2, max: 6000 }),
      amounts,
      part,
      (rate, term, amount, at) => {
        const row = amortizationSchedule(rate, term, amount)[Math.floor(at * (term - 2))];
        if (!row) throw new Error("There is no such row.");
        const before = exactBalance(rate, term, amount, row.month - 1);
        const after = exactBalance(rate, term, amount, row.month);
        const interest = before.times(reader(rate, term)(rate));
        expect(relativeError(row.balance, after)).toBeLessThan(1e-12);
        expect(relativeError(row.interest, interest)).toBeLessThan(1e-12);
        expect(relativeError(row.principal, before.minus(after))).toBeLessThan(1e-12);
        expect(relativeError(row.payment, exactPayment(rate, term, amount).neg())).toBeLessThan(
          1e-12,
        );
      },
    ),
  );
});
