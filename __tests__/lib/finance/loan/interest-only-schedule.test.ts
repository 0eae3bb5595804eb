import fc from "fast-check";

import { interestOnlySchedule } from "@/lib/finance/loan/interest-only-schedule";
import { sumBy } from "@/lib/finance/sum-by";

import { amounts, rates } from "../arbitraries";

const terms = fc.integer({ min: 0, max: 480 }).map((quarters) => quarters / 4);

test("month by month the interest is paid and the extra taken off, until nothing is owed", () => {
  fc.assert(
    fc.property(
      rates,
      terms,
      amounts,
      fc.oneof(fc.constant(0), amounts),
      (rate, n, owed, extra) => {
        const rows = interestOnlySchedule(rate, n, owed, extra);
        expect(rows.length).toBeLessThanOrEqual(Math.ceil(n));
        let balance = owed;
        for (const [index, row] of rows.entries()) {
          const part = Math.min(1, n - index);
          const repaid = Math.min(balance, extra * part);
          expect(Math.abs(row.interest - balance * rate * part)).toBeLessThanOrEqual(1e-9 * owed);
          expect(Math.abs(row.principal - repaid)).toBeLessThanOrEqual(1e-9 * owed);
          expect(row.payment).toBe(row.interest + row.principal);
          balance -= repaid;
          expect(Math.abs(row.balance - balance)).toBeLessThanOrEqual(1e-9 * owed);
        }
        expect(rows.length === Math.ceil(n) || rows.at(-1)?.balance === 0).toBe(true);
        const repaid = sumBy(rows, ({ principal }) => principal);
        expect(Math.abs(repaid - Math.min(owed, extra * n))).toBeLessThanOrEqual(1e-9 * owed);
      },
    ),
  );
});

test("an extra that is an exact share of the loan leaves no dust to pay", () => {
  const rows = interestOnlySchedule(0.01, 120, 0.3, 0.1);
  expect(rows).toHaveLength(3);
  expect(rows.at(-1)?.balance).toBe(0);
});

test("nothing is paid in no time", () => {
  expect(interestOnlySchedule(0.01, 0, 1_000, 50)).toEqual([]);
});
