import Decimal from "decimal.js";
import fc from "fast-check";

import { debtsPayoff } from "@/lib/finance/loan/debts-payoff";
import { payoffMonths } from "@/lib/finance/loan/payoff-months";
import { payoffOrder, type Debt, type PayoffMethod } from "@/lib/finance/loan/payoff-order";
import { payoffTotal } from "@/lib/finance/loan/payoff-total";
import { sumBy } from "@/lib/finance/sum-by";

import cases from "../../../fixtures/depth_cases.json";

const interestOf = (plan: ReturnType<typeof debtsPayoff>) =>
  sumBy(plan?.schedule ?? [], ({ interest }) => interest);

type Case = {
  inputs: { debts: (Debt & { name: string })[]; extra: number };
  expected: Record<string, number>;
  note: string;
};
const published = cases.filter(({ upgrade }) => upgrade.startsWith("2 ")) as unknown as Case[];

test.each(published)("$note", ({ inputs, expected, note }) => {
  expect(published).toHaveLength(2);
  const { debts, extra } = inputs;
  for (const method of ["avalanche", "snowball"] as const) {
    const plan = debtsPayoff(method, debts, extra);
    expect(plan?.schedule).toHaveLength(expected[`${method}Months`] as number);
    expect(interestOf(plan)).toBeCloseTo(expected[`${method}Interest`] as number, 7);
    for (const [position, { name }] of debts.entries())
      expect(note.split(method)[1]).toContain(`'${name}': ${plan?.paidOffIn[position]}`);
  }
});

// Computed with 40 digits by a program of its own: Python's decimal, one debt after the other.
test("the highest rate first takes 36 months, the smallest balance first 37", () => {
  const debts = [
    { balance: 9_000, apr: 24.99, minimum: 225 },
    { balance: 2_500, apr: 12.99, minimum: 60 },
    { balance: 14_000, apr: 6.9, minimum: 320 },
  ];
  const avalanche = debtsPayoff("avalanche", debts, 250);
  const snowball = debtsPayoff("snowball", debts, 250);
  expect(avalanche?.paidOffIn).toEqual([25, 28, 36]);
  expect(snowball?.paidOffIn).toEqual([29, 9, 37]);
  expect(interestOf(avalanche)).toBeCloseTo(5018.49426292539, 8);
  expect(interestOf(snowball)).toBeCloseTo(5598.76835487522, 8);
});

const debt = fc
  .record({
    balance: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 })),
    apr: fc.oneof(fc.constantFrom(0, 1_000), fc.integer({ min: 0, max: 4_000 })),
    minimum: fc.integer({ min: 0, max: 60_000 }),
  })
  .map(({ balance, apr, minimum }) => ({
    balance: balance / 100,
    apr: apr === 1_000 ? apr : apr / 100,
    minimum: minimum / 100,
  }));
const debts = fc.array(debt, { minLength: 1, maxLength: 8 });
const extras = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const methods = fc.constantFrom<PayoffMethod>("avalanche", "snowball");

/** The same, one debt after the other in exact decimals. */
function slowly(method: PayoffMethod, list: readonly Debt[], extra: number, months: number) {
  const Exact = Decimal.clone({ precision: 60 });
  const owed = list.map(({ balance }) => new Exact(balance));
  const rates = list.map(({ apr }) => new Exact(apr).div(1200));
  const order = payoffOrder(method, list);
  let interest = new Exact(0);
  for (let month = 1; month <= months; month += 1) {
    let left = list.reduce((sum, { minimum }) => sum.plus(minimum), new Exact(extra));
    const pay = (position: number, most: Decimal) => {
      const paid = Decimal.min(most, owed[position] as Decimal);
      owed[position] = (owed[position] as Decimal).minus(paid);
      left = left.minus(paid);
    };
    for (const [position, balance] of owed.entries()) {
      const charged = balance.times(rates[position] as Decimal);
      interest = interest.plus(charged);
      owed[position] = balance.plus(charged);
    }
    list.forEach(({ minimum }, position) => pay(position, new Exact(minimum)));
    for (const position of order) pay(position, left);
  }
  return { interest: Number(interest), left: Number(owed.reduce((sum, one) => sum.plus(one))) };
}

test("month by month in exact decimals it comes to the same", () => {
  fc.assert(
    fc.property(methods, debts, extras, (method, list, extra) => {
      const plan = debtsPayoff(method, list, extra);
      if (!plan) return;
      const months = plan.schedule.length;
      const exact = slowly(method, list, extra, months);
      const scale = 1 + exact.interest + sumBy(list, ({ balance }) => balance);
      expect(Math.abs(interestOf(plan) - exact.interest)).toBeLessThanOrEqual(1e-7 * scale);
      expect(exact.left).toBeLessThanOrEqual(1e-7 * scale);
      if (months > 0) expect(slowly(method, list, extra, months - 1).left).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
});

test("the payments are the balances and the interest, and no month pays more than the budget", () => {
  fc.assert(
    fc.property(methods, debts, extras, (method, list, extra) => {
      const plan = debtsPayoff(method, list, extra);
      if (!plan) return;
      const owed = sumBy(list, ({ balance }) => balance);
      const budget = sumBy(list, ({ minimum }) => minimum) + extra;
      const paid = sumBy(plan.schedule, ({ payment }) => payment);
      expect(Math.abs(paid - owed - interestOf(plan))).toBeLessThanOrEqual(1e-9 * (1 + paid));
      expect(sumBy(plan.interest, (dollars) => dollars)).toBeCloseTo(interestOf(plan), 5);
      let before = owed;
      for (const { payment, principal, interest, balance } of plan.schedule) {
        const dust = 1e-12 * (before + interest);
        expect(Math.abs(payment - interest - principal)).toBeLessThanOrEqual(dust);
        expect(Math.abs(before - principal - balance)).toBeLessThanOrEqual(dust);
        before = balance;
        expect(payment).toBeLessThanOrEqual(budget * (1 + 2e-9));
        if (balance > 0) expect(payment).toBeGreaterThanOrEqual(budget * (1 - 1e-9));
      }
      expect(plan.schedule.at(-1)?.balance ?? 0).toBe(0);
      expect(Math.max(0, ...plan.paidOffIn)).toBe(plan.schedule.length);
      list.forEach(({ balance }, position) =>
        expect((plan.paidOffIn[position] as number) > 0).toBe(balance > 0),
      );
    }),
  );
});

test("the avalanche never costs more than the snowball, nor takes longer", () => {
  fc.assert(
    fc.property(debts, extras, (list, extra) => {
      const avalanche = debtsPayoff("avalanche", list, extra);
      const snowball = debtsPayoff("snowball", list, extra);
      if (!snowball) return;
      expect(avalanche).not.toBeNull();
      expect(interestOf(avalanche)).toBeLessThanOrEqual(interestOf(snowball) * (1 + 1e-9) + 1e-7);
      expect(avalanche?.schedule.length).toBeLessThanOrEqual(snowball.schedule.length);
    }),
    { numRuns: 500 },
  );
});

test("one debt is paid off as it is with a fixed payment", () => {
  fc.assert(
    fc.property(methods, debt, extras, (method, one, extra) => {
      const rate = one.apr / 1200;
      const payment = one.minimum + extra;
      const months = payoffMonths(rate, payment, one.balance);
      const plan = debtsPayoff(method, [one], extra);
      if (months > 1_200) return expect(plan).toBeNull();
      expect(plan?.schedule).toHaveLength(months);
      expect(interestOf(plan)).toBeCloseTo(
        payoffTotal(rate, payment, one.balance) - one.balance,
        4,
      );
    }),
  );
});

test("a larger extra never costs more", () => {
  fc.assert(
    fc.property(methods, debts, extras, extras, (method, list, extra, more) => {
      const plan = debtsPayoff(method, list, extra);
      if (!plan || method === "snowball") return;
      const sooner = debtsPayoff(method, list, extra + more);
      expect(interestOf(sooner)).toBeLessThanOrEqual(interestOf(plan) * (1 + 1e-9) + 1e-7);
    }),
  );
});

test("a debt that outgrows the budget at first may still be paid off with the others", () => {
  const debts = [
    { balance: 1_000, apr: 240, minimum: 50 },
    { balance: 10_000, apr: 12, minimum: 50 },
  ];
  // Interest is $300 in the first month and the budget $290.
  expect(debtsPayoff("avalanche", debts, 190)?.paidOffIn).toEqual([10, 56]);
  expect(debtsPayoff("snowball", [{ balance: 100, apr: 1_000, minimum: 83 }], 0)).toBeNull();
});

test("a plan takes a hundred years at most", () => {
  const plan = (balance: number) =>
    debtsPayoff("avalanche", [{ balance, apr: 0, minimum: 1 }], 0)?.schedule.length;
  expect([plan(1_200), plan(1_201)]).toEqual([1_200, undefined]);
});

test.each([
  [3, 3_000.0000005, 1_000],
  [4, 3_000.00001, 1_000],
  [4, 0.300000001, 0.1],
])("a billionth of the budget decides: %i payments for $%d at $%d", (months, balance, minimum) => {
  expect(debtsPayoff("snowball", [{ balance, apr: 0, minimum }], 0)?.schedule).toHaveLength(months);
});

test("a rest of a billionth is no month more, and what is left over in a month goes on", () => {
  expect(
    debtsPayoff("avalanche", [{ balance: 0.7, apr: 0, minimum: 0.1 }], 0)?.schedule,
  ).toHaveLength(7);
  const plan = debtsPayoff(
    "snowball",
    [
      { balance: 100, apr: 0, minimum: 10 },
      { balance: 60, apr: 0, minimum: 10 },
      { balance: 70, apr: 0, minimum: 10 },
    ],
    200,
  );
  // 230 in the first month: 30 of minimums, 50 end the second, 60 the third, and 90 are the first's rest.
  expect(plan?.paidOffIn).toEqual([1, 1, 1]);
});

test("nothing owed is no month, and its minimum is in the budget", () => {
  expect(debtsPayoff("avalanche", [], 100)?.schedule).toEqual([]);
  const idle = { balance: 0, apr: 20, minimum: 50 };
  const plan = debtsPayoff("avalanche", [idle, { balance: 100, apr: 0, minimum: 50 }], 0);
  expect(plan?.paidOffIn).toEqual([0, 1]);
});

test("ten thousand debts are paid off like ten", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    balance: 500 + ((index * 7_919) % 9_000),
    apr: (index * 31) % 30,
    minimum: 60 + (index % 7) * 10,
  }));
  const avalanche = debtsPayoff("avalanche", many, 1_000);
  const snowball = debtsPayoff("snowball", many, 1_000);
  expect(avalanche?.schedule.length).toBe(97);
  expect(interestOf(avalanche)).toBeLessThan(interestOf(snowball));
});
