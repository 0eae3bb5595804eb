import Decimal from "decimal.js";
import fc from "fast-check";

import {
  minimumPayment,
  type CardMinimum,
  type MinimumRule,
} from "@/lib/finance/loan/minimum-payment";
import { minimumPaymentSchedule } from "@/lib/finance/loan/minimum-payment-schedule";
import { sumBy } from "@/lib/finance/sum-by";
import { payment } from "@/lib/finance/time-value/payment";

import cases from "../../../fixtures/depth_cases.json";
import { monthly } from "../arbitraries";

const usual: CardMinimum = {
  minimumPercent: 1,
  minimumFloor: 25,
  minimumRule: "interest+pct",
};
const interestOf = (rows: readonly { interest: number }[]) =>
  sumBy(rows, ({ interest }) => interest);

type Case = {
  inputs: {
    balance: number;
    apr: number;
    minimumPercent: number;
    minimumFloor: number;
    rule: MinimumRule;
  };
  expected: Record<string, number>;
  note: string;
};
const published = cases.filter(({ upgrade }) => upgrade.startsWith("3 ")) as unknown as Case[];

test.each(published)("$inputs.balance at $inputs.apr%", ({ inputs, expected }) => {
  const { balance, apr, rule, ...minimum } = inputs;
  const rate = monthly(apr);
  const card = { ...minimum, minimumRule: rule };
  const rows = minimumPaymentSchedule(rate, balance, card);
  expect(minimumPayment(rate, balance, card)).toBeCloseTo(expected.firstMinimum as number, 9);
  expect(rows).toHaveLength(expected.minimumMonths as number);
  expect(interestOf(rows)).toBeCloseTo(expected.minimumInterest as number, 7);
  const level = payment(rate, 36, -balance);
  expect(level).toBeCloseTo(expected.payment36 as number, 9);
  expect(level * 36 - balance).toBeCloseTo(expected.interest36 as number, 8);
});

// Computed with 40 digits by a program of its own, Python's decimal.
test.each([
  [
    "2% of the balance at 18%",
    5_000,
    18,
    { minimumPercent: 2, minimumRule: "pct" },
    354,
    11688.877346805415,
  ],
  ["no interest", 5_000, 0, {}, 169, 0],
  ["1,000%", 1_000, 1_000, {}, 358, 81017.55803670315],
] as const)("%s", (_, balance, apr, rule, months, interest) => {
  const rows = minimumPaymentSchedule(monthly(apr), balance, { ...usual, ...rule });
  expect(rows).toHaveLength(months);
  expect(interestOf(rows)).toBeCloseTo(interest, 8);
});

const minimums: fc.Arbitrary<CardMinimum> = fc.record({
  minimumPercent: fc.oneof(
    fc.constantFrom(0, 1, 100),
    fc.integer({ min: 0, max: 1_000 }).map((hundredths) => hundredths / 100),
  ),
  minimumFloor: fc.integer({ min: 1, max: 20_000 }).map((cents) => cents / 100),
  minimumRule: fc.constantFrom<MinimumRule>("interest+pct", "pct"),
});
const balances = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100);
const percents = fc.oneof(
  fc.constantFrom(0, 1_000),
  fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
);

test("month by month in exact decimals it comes to the same", () => {
  fc.assert(
    fc.property(balances, percents, minimums, (balance, apr, minimum) => {
      const rows = minimumPaymentSchedule(monthly(apr), balance, minimum);
      const Exact = Decimal.clone({ precision: 60 });
      const rate = new Exact(apr).div(1200);
      const share = new Exact(minimum.minimumPercent).div(100);
      let owed = new Exact(balance);
      let paid = new Exact(0);
      for (const row of rows) {
        const interest = owed.times(rate);
        const due = owed.plus(interest);
        const asked =
          minimum.minimumRule === "pct" ? due.times(share) : interest.plus(owed.times(share));
        const payment = Decimal.min(due, Decimal.max(asked, minimum.minimumFloor));
        owed = due.minus(payment);
        paid = paid.plus(payment);
        expect(Math.abs(row.balance - Number(owed))).toBeLessThanOrEqual(1e-8 * balance);
        expect(Math.abs(row.interest - Number(interest))).toBeLessThanOrEqual(1e-8 * balance);
      }
      const total = sumBy(rows, (row) => row.payment);
      expect(Math.abs(total - Number(paid))).toBeLessThanOrEqual(1e-8 * (balance + total));
    }),
    { numRuns: 150 },
  );
});

test("the payments are what is repaid and the interest; every balance falls, the last to 0 within 100 years", () => {
  fc.assert(
    fc.property(balances, percents, minimums, (balance, apr, minimum) => {
      const rows = minimumPaymentSchedule(monthly(apr), balance, minimum);
      if (rows.length === 0) return;
      const left = rows.at(-1)?.balance as number;
      expect(rows.length).toBeLessThanOrEqual(1_200);
      if (rows.length < 1_200) expect(left).toBe(0);
      const paid = sumBy(rows, ({ payment }) => payment);
      expect(Math.abs(paid + left - balance - interestOf(rows))).toBeLessThanOrEqual(
        1e-9 * paid + 1e-9 * balance,
      );
      rows.forEach((row, index) =>
        expect(row.balance).toBeLessThan(rows[index - 1]?.balance ?? balance),
      );
    }),
  );
});

test("a higher floor or percent never takes longer or costs more", () => {
  fc.assert(
    fc.property(
      balances,
      percents,
      minimums,
      fc.integer({ min: 0, max: 500 }),
      (balance, apr, minimum, more) => {
        const rows = minimumPaymentSchedule(monthly(apr), balance, minimum);
        if (rows.length === 0) return;
        for (const larger of [
          { ...minimum, minimumFloor: minimum.minimumFloor + more },
          { ...minimum, minimumPercent: Math.min(100, minimum.minimumPercent + more / 100) },
        ]) {
          const sooner = minimumPaymentSchedule(monthly(apr), balance, larger);
          expect(sooner.length).toBeLessThanOrEqual(rows.length);
          expect(interestOf(sooner)).toBeLessThanOrEqual(interestOf(rows) * (1 + 1e-9) + 1e-9);
        }
      },
    ),
  );
});

test("a balance below the floor is one payment, with its interest", () => {
  const [only, ...others] = minimumPaymentSchedule(0.01, 20, usual);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ month: 1, principal: 20, balance: 0 });
  expect(only?.payment).toBeCloseTo(20.2, 12);
  expect(minimumPaymentSchedule(0.01, 0, usual)).toEqual([]);
});

test("a minimum that does not cover the interest never ends: there is no schedule", () => {
  const pct = { ...usual, minimumRule: "pct" } as const;
  expect(minimumPayment(0.02, 5_000, pct)).toBeCloseTo(51, 10);
  expect(minimumPaymentSchedule(0.02, 5_000, pct)).toEqual([]);
  // Interest alone leaves the balance as it is.
  expect(minimumPaymentSchedule(0.02, 5_000, { ...usual, minimumPercent: 0 })).toEqual([]);
  // The floor covers it.
  expect(minimumPaymentSchedule(0.02, 1_200, pct)).toHaveLength(163);
});

test("a share of what is left is cut off after 100 years", () => {
  const rows = minimumPaymentSchedule(0.02, 1e9, { ...usual, minimumFloor: 0.01 });
  expect(rows).toHaveLength(1_200);
  expect(rows.at(-1)?.balance).toBeCloseTo(1e9 * 0.99 ** 1_200, 4);
});
