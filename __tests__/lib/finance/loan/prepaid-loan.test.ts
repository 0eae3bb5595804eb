import { levelLoan } from "@/lib/finance/loan/level-loan";
import { prepaidLoan } from "@/lib/finance/loan/prepaid-loan";
import { prepaidSchedule } from "@/lib/finance/loan/prepaid-schedule";

const today = { year: 2026, month: 11, day: 27 };
const level = levelLoan(6.5, 30, 320_000);

test("without extra payments it is the level loan, and nothing is saved", () => {
  expect(prepaidLoan(6.5, 30, 320_000, { onceAfterMonths: 12 }, today)).toEqual({
    ...level,
    months: null,
    payoff: null,
    lastPayment: null,
    monthsSaved: null,
    interestSaved: null,
    prepaid: [],
  });
});

test("with them the totals are of what is really paid", () => {
  const extra = { extraMonthly: 200 };
  const rows = prepaidSchedule(6.5 / 1200, 360, 320_000, extra);
  const paid = rows.reduce((sum, { payment }) => sum + payment, 0);
  const loan = prepaidLoan(6.5, 30, 320_000, extra, today);
  expect(loan).toMatchObject({ monthlyPayment: level.monthlyPayment, prepaid: rows });
  expect(loan.totalPayment).toBeCloseTo(paid, 6);
  expect(loan.totalInterest).toBeCloseTo(paid - 320_000, 6);
  expect(loan.interestSaved).toBeCloseTo(level.totalInterest - (paid - 320_000), 6);
  expect(loan.interestSaved).toBeCloseTo(105_428.674, 3);
  expect(loan.months).toBe(rows.length);
  expect(loan.monthsSaved).toBe(360 - rows.length);
  expect(loan.lastPayment).toBe(rows.at(-1)?.payment);
  const last = 10 + rows.length;
  expect(loan.payoff).toEqual({
    year: 2026 + Math.floor(last / 12),
    month: (last % 12) + 1,
    day: 27,
  });
  expect(prepaidLoan(6.5, 30, 320_000, extra).payoff).toBeNull();
});

test("a term that ends within a month counts as a month begun", () => {
  expect(prepaidLoan(6, 2.04, 10_000, { extraMonthly: 1 }).monthsSaved).toBe(
    25 - (prepaidLoan(6, 2.04, 10_000, { extraMonthly: 1 }).months ?? NaN),
  );
});
