import { mortgage } from "@/lib/calc/loans-credit/mortgage/calculation";

import { exactPayment } from "../../../finance/oracle";

test("HZ09: totals are unrounded payments, not 360 rounded ones", () => {
  const { monthlyPayment, totalPayment } = mortgage({
    homePrice: 125_000,
    downPayment: 25_000,
    annualRate: 6,
    years: 30,
  });
  expect(monthlyPayment).toBeCloseTo(-exactPayment(0.005, 360, 100_000).toNumber(), 10);
  expect(totalPayment).toBeCloseTo(215_838.189055, 6);
});

test.each([300_000, 300_000.01, 1e12])(
  "a down payment of %d covers a home of $300,000",
  (downPayment) => {
    const result = mortgage({ homePrice: 300_000, downPayment, annualRate: 6, years: 30 });
    for (const figure of Object.values(result)) expect(figure).toBe(0);
  },
);

test("float dust is not a loan", () => {
  const result = mortgage({ homePrice: 0.3, downPayment: 0.1 + 0.2, annualRate: 6, years: 30 });
  expect(result.loanAmount).toBe(0);
});

test("what comes on top of the payment is counted by the month, and leaves the loan as it is", () => {
  const home = { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 };
  const bare = mortgage(home);
  const whole = mortgage({ ...home, propertyTax: 4_800, homeInsurance: 1_800, monthlyDues: 250 });
  expect(bare.housingCost).toBe(bare.monthlyPayment);
  expect(whole.housingCost - whole.monthlyPayment).toBeCloseTo(400 + 150 + 250, 9);
  expect({ ...whole, housingCost: 0 }).toEqual({ ...bare, housingCost: 0 });
});
