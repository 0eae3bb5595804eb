import fc from "fast-check";

import { balanceTransfer, type TransferOffer } from "@/lib/finance/loan/balance-transfer";
import { payoff } from "@/lib/finance/loan/payoff";

import { reader } from "../oracle";

const today = { year: 2026, month: 1, day: 31 };
const offer = (transferFee: number, transferMonths: number, transferRate: number) => ({
  transferFee,
  transferMonths,
  transferRate,
});

// Computed with 40 digits by a program of its own, Python's decimal, month by month.
test.each<[number, number, number, TransferOffer, number, number, number]>([
  [5_000, 22, 200, offer(3, 18, 0), 27, 287.5249379394323, 1550],
  [5_000, 22, 200, offer(5, 12, 4.99), 31, 1027.6508254984103, 3062.392416284433],
  [5_000, 22, 200, offer(3, 60, 0), 26, 150, 0],
  [1_000, 10, 500, offer(5, 12, 0), 3, 50, 0],
])("%p at %p% with %p a month, %p", (balance, apr, payment, offered, payments, cost, left) => {
  const result = balanceTransfer(apr, payment, balance, offered);
  expect(result.transferPayments).toBe(payments);
  expect(result.transferCost).toBeCloseTo(cost, 8);
  expect(result.transferLeft).toBeCloseTo(left, 8);
});

test("an offer at the card's own rate without a fee changes nothing", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 0, max: 4_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 120 }),
      (balance, hundredths, share, months) => {
        const apr = hundredths / 100;
        const payment = balance * (apr / 1200 + share / 1_000);
        const stay = payoff(apr, payment, balance, today);
        const moved = balanceTransfer(apr, payment, balance, offer(0, months, apr));
        expect(moved.transferPayments).toBe(stay.totalMonths);
        expect(Math.abs((moved.transferCost as number) - stay.totalInterest)).toBeLessThanOrEqual(
          1e-9 * stay.totalPayment,
        );
      },
    ),
  );
});

test("month by month in exact decimals it comes to the same", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.integer({ min: 0, max: 4_000 }),
      fc.integer({ min: 10, max: 60 }),
      fc.record({
        transferFee: fc.integer({ min: 0, max: 10 }),
        transferMonths: fc.integer({ min: 1, max: 60 }),
        transferRate: fc.integer({ min: 0, max: 30 }),
      }),
      (balance, hundredths, share, offered) => {
        const apr = hundredths / 100;
        const payment = Math.ceil(balance * (apr / 1200 + share / 1_000));
        const result = balanceTransfer(apr, payment, balance, offered);
        const read = reader();
        let owed = read(balance)
          .times(100 + offered.transferFee)
          .div(100);
        let paid = read(0);
        let months = 0;
        // A rest of less than a billionth of a payment is none.
        while (Number(owed) > 1e-9 * payment && months < 2_000) {
          months += 1;
          const rate = read(months <= offered.transferMonths ? offered.transferRate : apr).div(
            1200,
          );
          const due = owed.times(rate.plus(1));
          const part = Number(due) < payment ? due : read(payment);
          paid = paid.plus(part);
          owed = due.minus(part);
          if (months === offered.transferMonths)
            expect(Math.abs(result.transferLeft - Number(owed))).toBeLessThanOrEqual(
              1e-8 * balance,
            );
        }
        if (months === 2_000) return expect(result.transferPayments).toBeNull();
        expect(result.transferPayments).toBe(months);
        expect(
          Math.abs((result.transferCost as number) - Number(paid) + balance),
        ).toBeLessThanOrEqual(1e-8 * balance);
      },
    ),
    { numRuns: 150 },
  );
});

test("a fee may leave more than the payment ever pays off", () => {
  expect(balanceTransfer(24, 101, 5_000, offer(10, 1, 0))).toEqual({
    transferFeePaid: 500,
    transferLeft: 5_399,
    transferPayments: null,
    transferCost: null,
  });
});
