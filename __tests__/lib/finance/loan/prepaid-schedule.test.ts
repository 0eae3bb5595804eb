import fc from "fast-check";

import { amortizationSchedule } from "@/lib/finance/loan/amortization-schedule";
import { extraPaymentIn, type ExtraPayments } from "@/lib/finance/loan/extra-payments";
import { prepaidSchedule } from "@/lib/finance/loan/prepaid-schedule";
import { sumBy } from "@/lib/finance/sum-by";
import { payment } from "@/lib/finance/time-value/payment";

import cases from "../../../fixtures/depth_cases.json";
import { amounts, monthly, ordinaryRates, rates } from "../arbitraries";
import { reader } from "../oracle";

const interestOf = (rows: readonly { interest: number }[]) =>
  sumBy(rows, ({ interest }) => interest);

type Given = { annualRate: number; years: number; homePrice: number; downPayment: number } & Record<
  string,
  number | string
>;
const published = cases.filter(({ upgrade }) => upgrade.startsWith("1 ")) as unknown as {
  inputs: Given;
  expected: Record<string, number>;
  note: string;
}[];

test.each(published)("$note", ({ inputs, expected }) => {
  const { annualRate, years, homePrice, downPayment } = inputs;
  const principal = homePrice - downPayment;
  const level = payment(monthly(annualRate), years * 12, -principal);
  const amount = (name: string) =>
    inputs[name] === "monthlyPayment/12" ? level / 12 : Number(inputs[name] ?? 0);
  const rows = prepaidSchedule(monthly(annualRate), years * 12, principal, {
    extraMonthly: amount("extraMonthly"),
    extraYearly: amount("extraYearly"),
    onceAmount: amount("onceAmount"),
    onceAfterMonths: amount("onceAfterMonths"),
  });
  expect(rows).toHaveLength(expected.months as number);
  expect(interestOf(rows)).toBeCloseTo(expected.totalInterest as number, 6);
  expect(rows.at(-1)?.payment).toBeCloseTo(expected.lastPayment as number, 6);
});

const extras: fc.Arbitrary<ExtraPayments> = fc.record({
  extraMonthly: fc.oneof(fc.constant(0), amounts),
  extraYearly: fc.oneof(fc.constant(0), amounts),
  onceAmount: fc.oneof(fc.constant(0), amounts),
  onceAfterMonths: fc.integer({ min: 0, max: 400 }),
});
const terms = fc.integer({ min: 1, max: 480 });

test("without an extra it is the plain schedule", () => {
  fc.assert(
    fc.property(ordinaryRates, terms, amounts, (rate, periods, principal) => {
      const plain = amortizationSchedule(rate, periods, principal);
      const rows = prepaidSchedule(rate, periods, principal, {});
      expect(rows).toHaveLength(plain.length);
      rows.forEach((row, index) => {
        const other = plain[index] as (typeof plain)[number];
        expect(Math.abs(row.interest - other.interest)).toBeLessThanOrEqual(1e-9 * principal);
        expect(Math.abs(row.balance - other.balance)).toBeLessThanOrEqual(1e-9 * principal);
      });
    }),
  );
});

test("the principal parts add up to the loan, every balance falls, and the last is 0", () => {
  fc.assert(
    fc.property(rates, terms, amounts, extras, (rate, periods, principal, extra) => {
      const rows = prepaidSchedule(rate, periods, principal, extra);
      expect(rows.length).toBeLessThanOrEqual(periods);
      expect(sumBy(rows, (row) => row.principal)).toBeCloseTo(
        principal,
        Math.max(0, 6 - Math.ceil(Math.log10(principal))),
      );
      expect(rows.at(-1)?.balance).toBe(0);
      for (const [index, { balance, payment, principal: part, interest }] of rows.entries()) {
        expect(balance).toBeLessThanOrEqual(rows[index - 1]?.balance ?? principal);
        expect(Math.abs(payment - part - interest)).toBeLessThanOrEqual(1e-9 * payment);
      }
    }),
  );
});

test("a larger extra never means more months or more interest", () => {
  fc.assert(
    fc.property(
      ordinaryRates,
      terms,
      amounts,
      extras,
      amounts,
      (rate, periods, principal, extra, more) => {
        const rows = prepaidSchedule(rate, periods, principal, extra);
        for (const name of ["extraMonthly", "extraYearly", "onceAmount"] as const) {
          const sooner = prepaidSchedule(rate, periods, principal, {
            ...extra,
            [name]: (extra[name] ?? 0) + more,
          });
          expect(sooner.length).toBeLessThanOrEqual(rows.length);
          expect(interestOf(sooner)).toBeLessThanOrEqual(interestOf(rows) * (1 + 1e-9) + 1e-9);
        }
      },
    ),
  );
});

test("month by month in exact decimals it comes to the same, at rates up to 1,000%", () => {
  fc.assert(
    fc.property(rates, terms, amounts, extras, (rate, periods, principal, extra) => {
      const read = reader(rate, periods);
      const level = read(principal).times(
        rate === 0
          ? read(1).div(periods)
          : read(rate).div(read(1).minus(read(1).plus(rate).pow(-periods))),
      );
      let owed = read(principal);
      const rows = prepaidSchedule(rate, periods, principal, extra);
      for (const { month, balance, interest } of rows.slice(0, -1)) {
        const charged = owed.times(read(rate));
        expect(Math.abs(Number(charged) - interest)).toBeLessThanOrEqual(1e-9 * principal);
        owed = owed
          .plus(charged)
          .minus(level)
          .minus(read(extraPaymentIn(month, extra)));
        expect(Math.abs(Number(owed) - balance)).toBeLessThanOrEqual(1e-9 * principal);
      }
      // The last payment is all that is left, and no more than was planned.
      const due = owed.plus(owed.times(read(rate)));
      const planned = level.plus(read(extraPaymentIn(rows.length, extra)));
      expect(Number(due)).toBeLessThanOrEqual(Number(planned) * (1 + 1e-8) + 1e-9 * principal);
    }),
    { numRuns: 50 },
  );
});

test("a sum once is paid with the payment of its month, and a part of a month is no month more", () => {
  const rows = prepaidSchedule(0.005, 360, 100_000, { onceAmount: 5_000, onceAfterMonths: 12 });
  expect(rows[11]?.payment).toBeCloseTo(5_599.55, 2);
  expect(rows[10]?.payment).toBeCloseTo(599.55, 2);
  expect(prepaidSchedule(0.005, 13.2, 1_000, { extraMonthly: 0.01 })).toHaveLength(14);
});

test("there is nothing to repay of nothing, nor in no time", () => {
  expect(prepaidSchedule(0.005, 360, 0, { extraMonthly: 100 })).toEqual([]);
  expect(prepaidSchedule(0.005, Infinity, 100, {})).toEqual([]);
  expect(prepaidSchedule(0, 12, 1_200, { onceAmount: 9_999 })).toEqual([
    { month: 1, payment: 1_200, principal: 1_200, interest: 0, balance: 0 },
  ]);
});

test("nothing borrowed is no payment, and an exact share leaves no dust to pay", () => {
  expect(prepaidSchedule(0.005, 360, 0, { extraMonthly: 100 })).toEqual([]);
  // Half of $7 twice: in binary fractions the second is a little more than 1.4 + 2.1.
  const halves = prepaidSchedule(0, 5, 7, { extraMonthly: 3.5 - 7 / 5 });
  expect(halves).toHaveLength(2);
  expect(halves[1]?.principal).toBeGreaterThan(7 / 5 + (3.5 - 7 / 5));
});
