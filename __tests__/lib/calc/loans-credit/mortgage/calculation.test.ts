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
    const result = mortgage({
      ...{ homePrice: 300_000, downPayment, annualRate: 6, years: 30 },
      ...{ extraMonthly: 100, fees: 2_000, points: 1, rateWithoutPoints: 7 },
    });
    const figures = { loanAmount: 0, monthlyPayment: 0, totalPayment: 0, totalInterest: 0 };
    expect(result).toMatchObject({ ...figures, housingCost: 0, pointsCost: 0 });
    expect(result).toMatchObject({ months: null, monthlyPmi: null, amountReceived: null });
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

const insured = {
  homePrice: 400_000,
  downPayment: 20_000,
  annualRate: 6.5,
  years: 30,
  pmiRate: 0.7,
};

test("mortgage insurance is part of the monthly cost until it ends", () => {
  const result = mortgage({ ...insured, monthlyDues: 100 });
  expect(result.monthlyPmi).toBeCloseTo(221.67, 2);
  expect(result).toMatchObject({ loanToValue: 95, pmiRequestMonth: 124, pmiEndMonth: 135 });
  expect(result.housingCost).toBeCloseTo(result.monthlyPayment + 100 + 221.666667, 6);
  expect(result.housingCostWithoutPmi).toBeCloseTo(result.monthlyPayment + 100, 9);
});

test("an appraisal below the price raises the ratio, and one above it changes nothing", () => {
  const home = { ...insured, downPayment: 40_000 };
  expect(mortgage({ ...home, homeValue: 380_000 })).toMatchObject({
    pmiRequestMonth: 122,
    pmiEndMonth: 134,
  });
  expect(mortgage({ ...home, homeValue: 450_000 })).toEqual(mortgage(home));
});

test("fees and points make the APR of the published case, and points are held against a rate without", () => {
  const loan = { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 };
  const result = mortgage({ ...loan, fees: 3_500, points: 1, rateWithoutPoints: 6.75 });
  expect(result.apr).toBeCloseTo(6.704627461138549, 10);
  expect(result).toMatchObject({ pointsCost: 3_200, upfrontCost: 6_700, amountReceived: 313_300 });
  expect(result.pointsBreakEvenMonth).toBe(61);
  expect(mortgage({ ...loan, points: 1, rateWithoutPoints: 6.5 }).pointsBreakEvenMonth).toBeNull();
});

// 12 CFR 1026, Appendix H-24(B), the model Loan Estimate: $162,000 at 3.875% on a home of $180,000, insured in
// years 1 to 7 for $82 a month, with $206 a month of tax and insurance. It prints whole dollars. Read on 2026-11-26
// in copies of the form.
test("the model Loan Estimate of Regulation Z has these figures", () => {
  const result = mortgage({
    ...{ homePrice: 180_000, downPayment: 18_000, annualRate: 3.875, years: 30 },
    ...{ pmiRate: (82 * 1_200) / 162_000, propertyTax: 206 * 12 },
  });
  expect(result.monthlyPayment).toBeCloseTo(761.78, 2);
  expect(Math.round(result.housingCost)).toBe(1_050);
  expect(Math.round(result.housingCostWithoutPmi ?? 0)).toBe(968);
  expect(Math.ceil((result.pmiEndMonth ?? 0) / 12)).toBe(7);
});

test("a rate without points says nothing where none are bought", () => {
  const loan = { homePrice: 400_000, downPayment: 80_000, annualRate: 6.5, years: 30 };
  expect(mortgage({ ...loan, rateWithoutPoints: 6.75 }).pointsBreakEvenMonth).toBeNull();
});

test("a month of extra payments is above the limit until PMI may be asked away", () => {
  const { prepaid, pmiRequestMonth } = mortgage({ ...insured, extraMonthly: 200 });
  const limits = prepaid.map(({ aboveLimit }) => aboveLimit);
  expect(prepaid[85]).toMatchObject({ month: 86, aboveLimit: 1 });
  expect(limits.indexOf(0) + 1).toBe(pmiRequestMonth);
  expect(limits.lastIndexOf(1) + 2).toBe(pmiRequestMonth);
  // $2,000 a month of $120,000 leaves exactly 80% after a year.
  const even = { homePrice: 120_000, downPayment: 0, annualRate: 0, years: 10 };
  const rows = mortgage({ ...even, extraMonthly: 1_000 }).prepaid;
  expect([rows[10]?.aboveLimit, rows[11]?.aboveLimit]).toEqual([1, 0]);
});

// 12 CFR 1026.4(b)(5): the rate at which 360 payments and 135 premiums are worth $372,700, by bisection in Python.
test("required mortgage insurance is part of the APR, by the payments of the contract", () => {
  const result = mortgage({ ...insured, fees: 3_500, points: 1 });
  expect(result.apr).toBeCloseTo(7.244650099425801, 9);
  expect(mortgage({ ...insured, fees: 3_500, points: 1, extraMonthly: 500 }).apr).toBe(result.apr);
  expect(mortgage({ ...insured, pmiRate: 0, fees: 3_500, points: 1 }).apr).toBeCloseTo(6.6875, 4);
});
