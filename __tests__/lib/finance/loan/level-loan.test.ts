import fc from "fast-check";

import { levelLoan } from "@/lib/finance/loan/level-loan";

import { exactPayment } from "../oracle";

test("the example of its comment", () => {
  expect(levelLoan(6.5, 30, 200_000).monthlyPayment).toBeCloseTo(1264.1360469859274, 10);
});

test("what is paid is the principal and the interest, and is the payment times the months", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_600 }),
      fc.integer({ min: 1, max: 480 }),
      fc.integer({ min: 1, max: 1e9 }),
      (hundredths, months, principal) => {
        const loan = levelLoan(hundredths / 100, months / 12, principal);
        const exact = -exactPayment(hundredths / 100 / 1200, months, principal).toNumber();
        expect(Math.abs(loan.monthlyPayment / exact - 1)).toBeLessThan(1e-11);
        expect(loan.totalPayment).toBe(loan.monthlyPayment * ((months / 12) * 12));
        expect(loan.totalInterest).toBeGreaterThanOrEqual(0);
        expect(Math.abs(loan.totalInterest + principal - loan.totalPayment)).toBeLessThanOrEqual(
          1e-11 * loan.totalPayment,
        );
      },
    ),
  );
});

test("no principal costs nothing, and 0% costs no interest", () => {
  expect(Object.values(levelLoan(5, 10, 0))).toEqual([0, 0, 0]);
  expect(levelLoan(0, 7, 9_999.99).totalInterest).toBe(0);
});
