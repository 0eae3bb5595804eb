import { studentLoan } from "@/lib/calc/loans-credit/student-loan/calculation";

import { exactPayment } from "../../../finance/oracle";

test("repays $30,000 at 5.05% in ten years, as the equation has it at 60 digits", () => {
  const { monthlyPayment } = studentLoan({ balance: 30_000, annualRate: 5.05, years: 10 });
  expect(monthlyPayment).toBeCloseTo(-exactPayment(5.05 / 1200, 120, 30_000).toNumber(), 9);
});

test("no balance needs no payment: zeros, none of them negative", () => {
  const result = studentLoan({ balance: 0, annualRate: 5, years: 10 });
  expect(result).toMatchObject({ monthlyPayment: 0, totalPayment: 0, totalInterest: 0 });
});

test("extra payments end it sooner, and a fee of the loan makes its APR", () => {
  const loan = { balance: 30_000, annualRate: 5.05, years: 10 };
  const result = studentLoan({ ...loan, extraMonthly: 100, fees: 317.1 });
  expect(result.months).toBe(86);
  expect(result.interestSaved).toBeCloseTo(2_496.155345, 6);
  expect(result.apr).toBeGreaterThan(5.05);
  expect(studentLoan({ ...loan, balance: 0, extraMonthly: 100, fees: 500 })).toMatchObject({
    ...{ months: null, amountReceived: null, apr: 5.05 },
  });
});
