import { creditCardPayoff } from "@/lib/calc/loans-credit/credit-card-payoff/calculation";
import { sumBy } from "@/lib/finance/sum-by";

const world = { today: { year: 2026, month: 1, day: 31 } };
const card = { balance: 5_000, apr: 22, monthlyPayment: 200 };

test("counts the smaller last payment as a month and not as a whole payment", () => {
  const { totalMonths, years, months, totalPayment, schedule } = creditCardPayoff(card, world);
  expect([totalMonths, years, months]).toEqual([34, 2, 10]);
  expect(totalPayment).toBeLessThan(34 * 200);
  expect(schedule.at(-1)?.payment).toBeCloseTo(totalPayment - 33 * 200, 9);
});

test("the rows sum to the totals", () => {
  const { totalPayment, totalInterest, schedule } = creditCardPayoff(card, world);
  expect(sumBy(schedule, (row) => row.payment)).toBeCloseTo(totalPayment, 8);
  expect(sumBy(schedule, (row) => row.interest)).toBeCloseTo(totalInterest, 8);
});

test("the last payment falls as many months from today as there are payments, clamped to the month", () => {
  const { lastPayment } = creditCardPayoff({ balance: 100, apr: 0, monthlyPayment: 100 }, world);
  expect(lastPayment).toEqual({ year: 2026, month: 2, day: 28 });
});

test("$50 more a month saves what lies between the two payments", () => {
  const slow = creditCardPayoff(card, world);
  const quick = creditCardPayoff({ ...card, monthlyPayment: 250 }, world);
  expect([slow.totalMonths, quick.totalMonths]).toEqual([34, 26]);
  expect(slow.monthsSavedWithMore).toBe(8);
  expect(slow.interestSavedWithMore).toBeCloseTo(slow.totalInterest - quick.totalInterest, 8);
});

test("a payoff of more than 1,000 years has totals, but no list and no date", () => {
  const result = creditCardPayoff({ balance: 1e12, apr: 0, monthlyPayment: 0.01 }, world);
  expect(result.totalMonths).toBe(1e14);
  expect(result.totalPayment).toBeCloseTo(1e12, 0);
  expect(result.schedule).toEqual([]);
  expect(result.lastPayment).toBeNull();
});
