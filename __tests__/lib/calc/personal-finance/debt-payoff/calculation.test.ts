import { debtPayoff } from "@/lib/calc/personal-finance/debt-payoff/calculation";

import { hazard, hazardNumbers } from "../../../finance/hazards";

const world = { today: { year: 2026, month: 1, day: 31 } };
const debt = { debtAmount: 12_000, annualRate: 11, monthlyPayment: 350 };

test.each(["HZ10", "HZ11", "HZ12", "HZ13", "HZ14", "HZ15", "HZ16", "HZ17"])(
  "%s: float noise adds no month and loses none",
  (id) => {
    const [debtAmount = NaN, annualRate = NaN, monthlyPayment = NaN] = hazardNumbers(
      id,
      "debt",
      "aprPct",
      "payment",
    );
    const { totalMonths } = debtPayoff({ debtAmount, annualRate, monthlyPayment }, world);
    expect(totalMonths).toBe(hazard(id).correct);
  },
);

// NPER(11%/12, 350, -12000) = 41.347… and NPER(11%/12, 400, -12000) = 35.242…, rounded up.
test("$50 more a month saves the months and the interest between the two debts", () => {
  const slow = debtPayoff(debt, world);
  const quick = debtPayoff({ ...debt, monthlyPayment: 400 }, world);
  expect([slow.totalMonths, quick.totalMonths]).toEqual([42, 36]);
  expect(slow.monthsSavedWithMore).toBe(6);
  expect(slow.interestSavedWithMore).toBeCloseTo(slow.totalInterest - quick.totalInterest, 8);
  expect(slow.interestSavedWithMore).toBeCloseTo(374.7738920445863, 8);
});

test("the last payment is as many months from today as there are payments", () => {
  // 42 months from 31 January 2026 is July 2029.
  expect(debtPayoff(debt, world).lastPayment).toEqual({ year: 2029, month: 7, day: 31 });
});

test("a debt below one payment takes one month, and more a month saves nothing", () => {
  const result = debtPayoff({ debtAmount: 100, annualRate: 12, monthlyPayment: 350 }, world);
  expect(result).toMatchObject({ totalMonths: 1, years: 0, months: 1, monthsSavedWithMore: 0 });
  expect(result.totalPayment).toBeCloseTo(101, 10);
  expect(result.interestSavedWithMore).toBe(0);
});

test("several debts cost their balances and the interest, and have no figure of one debt", () => {
  const others = [{ name: "Car", balance: 4_000, apr: 6, minimum: 100 }];
  const result = debtPayoff({ ...debt, otherDebts: others }, world);
  expect(result.totalPayment).toBeCloseTo(16_000 + (result.avalancheInterest as number), 8);
  const alone = Object.keys(debtPayoff(debt, world));
  expect(alone.filter((name) => !(name in result))).toEqual([
    "finalAmount",
    "monthsWithMore",
    "finalAmountWithMore",
    "monthsSavedWithMore",
    "interestSavedWithMore",
    "schedule",
  ]);
});

test("payments that never pay the debts off have no months", () => {
  const result = debtPayoff({ ...debt, monthlyPayment: 50, extra: 50 }, world);
  expect(result.totalMonths).toBe(Infinity);
  for (const name of ["budget", "payoffs"]) expect(result).not.toHaveProperty(name);
});
