import Decimal from "decimal.js";
import fc from "fast-check";

import { creditLineSchedule, type CreditLine } from "@/lib/finance/loan/credit-line-schedule";
import { sumBy } from "@/lib/finance/sum-by";

import { monthly } from "../arbitraries";

const line: CreditLine = {
  principal: 45_000,
  drawRate: monthly(8),
  drawMonths: 120,
  extra: 100,
  repaymentRate: monthly(10.5),
  repaymentMonths: 180,
};

/** The payment of each month and the balance after it, carried on with 60 digits. */
function slowly({ principal, extra, ...line }: CreditLine) {
  const Exact = Decimal.clone({ precision: 60 });
  let owed = new Exact(principal);
  const rows: { payment: Decimal; balance: Decimal }[] = [];
  for (let month = 1; month <= line.drawMonths && owed.gt(0); month += 1) {
    const repaid = Decimal.min(extra, owed);
    rows.push({ payment: owed.times(line.drawRate).plus(repaid), balance: owed.minus(repaid) });
    owed = owed.minus(repaid);
  }
  const rate = new Exact(line.repaymentRate);
  const months = line.repaymentMonths;
  const level = rate.isZero()
    ? owed.div(months)
    : owed.times(rate).div(new Exact(1).minus(rate.plus(1).pow(-months)));
  for (let month = 1; month <= months && owed.gt(0); month += 1) {
    owed = month === months ? new Exact(0) : owed.times(rate.plus(1)).minus(level);
    rows.push({ payment: level, balance: owed });
  }
  return rows;
}

const lines: fc.Arbitrary<CreditLine> = fc.record({
  principal: fc.integer({ min: 100, max: 500_000 }),
  drawRate: fc.integer({ min: 0, max: 3_600 }).map((cents) => monthly(cents / 100)),
  drawMonths: fc.integer({ min: 0, max: 240 }),
  extra: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
  repaymentRate: fc.integer({ min: 0, max: 3_600 }).map((cents) => monthly(cents / 100)),
  repaymentMonths: fc.integer({ min: 1, max: 360 }),
});

test("each month is that of a balance carried on by hand, at the rate of its time", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const rows = creditLineSchedule(given);
      const exact = slowly(given);
      expect(rows.map(({ month }) => month)).toEqual(exact.map((_, index) => index + 1));
      rows.forEach(({ payment, balance }, index) => {
        const other = exact[index] as (typeof exact)[number];
        expect(Math.abs(payment - other.payment.toNumber())).toBeLessThan(1e-9 * given.principal);
        expect(Math.abs(balance - other.balance.toNumber())).toBeLessThan(1e-9 * given.principal);
      });
    }),
  );
});

test("the principal parts come to what was drawn, and an extra never raises the interest", () => {
  fc.assert(
    fc.property(lines, (given) => {
      const rows = creditLineSchedule(given);
      const principal = sumBy(rows, (row) => row.principal);
      expect(Math.abs(principal - given.principal)).toBeLessThan(1e-9 * given.principal);
      expect(rows.at(-1)?.balance).toBe(0);
      const interestOf = (extra: number) =>
        sumBy(creditLineSchedule({ ...given, extra }), ({ interest }) => interest);
      expect(interestOf(given.extra + 50)).toBeLessThanOrEqual(
        interestOf(given.extra) + 1e-9 * given.principal,
      );
    }),
  );
});

test("the rate steps when repayment begins", () => {
  const rows = creditLineSchedule({ ...line, extra: 0 });
  expect(rows).toHaveLength(300);
  expect(rows[119]?.interest).toBe(45_000 * monthly(8));
  expect(rows[120]?.interest).toBeCloseTo(45_000 * monthly(10.5), 9);
});

test("an extra that repays all leaves nothing to repay later", () => {
  expect(creditLineSchedule({ ...line, extra: 5_000 })).toHaveLength(9);
});
