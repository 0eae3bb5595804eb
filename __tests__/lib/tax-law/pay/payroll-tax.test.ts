import fc from "fast-check";

import { payrollTax, type PayrollTax } from "@/lib/tax-law/pay/payroll-tax";
import { laws } from "@/lib/tax-law/years/laws";

const payrolls = laws.map(({ payroll }) => payroll);
const none: PayrollTax = { socialSecurity: 0, medicare: 0, additionalMedicare: 0 };

test.each(payrolls)("$year: Social Security ends at the wage base", (payroll) => {
  const { wageBase } = payroll;
  const most = 0.062 * wageBase;
  expect(payrollTax(payroll, wageBase - 100).socialSecurity).toBeCloseTo(most - 6.2, 7);
  expect(payrollTax(payroll, wageBase).socialSecurity).toBe(most);
  expect(payrollTax(payroll, wageBase + 100).socialSecurity).toBeCloseTo(most, 7);
  expect(payrollTax(payroll, 5_000, wageBase - 1_000).socialSecurity).toBeCloseTo(62, 7);
  expect(payrollTax(payroll, 5_000, wageBase).socialSecurity).toBe(0);
  expect(payrollTax(payroll, 5_000, wageBase + 1).socialSecurity).toBe(0);
});

test.each(payrolls)(
  "$year: the additional tax begins at $200,000, paid before or now",
  (payroll) => {
    expect(payrollTax(payroll, 200_000).additionalMedicare).toBe(0);
    expect(payrollTax(payroll, 201_000).additionalMedicare).toBeCloseTo(9, 9);
    expect(payrollTax(payroll, 5_000, 194_999).additionalMedicare).toBe(0);
    expect(payrollTax(payroll, 5_000, 196_000).additionalMedicare).toBeCloseTo(9, 9);
    expect(payrollTax(payroll, 5_000, 200_000).additionalMedicare).toBeCloseTo(45, 9);
    expect(payrollTax(payroll, 5_000, 900_000).additionalMedicare).toBeCloseTo(45, 9);
  },
);

test("the pay periods of a year come to what the year comes to", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...payrolls),
      fc.constantFrom(12, 24, 26, 52),
      fc.integer({ min: 0, max: 5_000_000 }),
      (payroll, periods, cents) => {
        const pay = cents / 100;
        const sum = Array.from({ length: periods }, (_, before) =>
          payrollTax(payroll, pay, before * pay),
        ).reduce(
          (total, period) => ({
            socialSecurity: total.socialSecurity + period.socialSecurity,
            medicare: total.medicare + period.medicare,
            additionalMedicare: total.additionalMedicare + period.additionalMedicare,
          }),
          none,
        );
        const year = payrollTax(payroll, pay * periods);
        for (const name of ["socialSecurity", "medicare", "additionalMedicare"] as const)
          expect(sum[name]).toBeCloseTo(year[name], 6);
        expect(year.socialSecurity).toBeLessThanOrEqual(0.062 * payroll.wageBase + 1e-9);
      },
    ),
  );
});
