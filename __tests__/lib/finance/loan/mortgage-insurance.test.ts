import Decimal from "decimal.js";

import { mortgageInsurance } from "@/lib/finance/loan/mortgage-insurance";
import { prepaidSchedule } from "@/lib/finance/loan/prepaid-schedule";

const insured = {
  annualRate: 6.5,
  years: 30,
  principal: 380_000,
  originalValue: 400_000,
  pmiRate: 0.7,
};

/** The months in which a balance, carried on with 60 digits, first reaches 80% and 78% of the value. */
function slowly({ annualRate, years, principal, originalValue }: typeof insured) {
  const exact = Decimal.clone({ precision: 60 });
  const rate = new exact(annualRate).div(1_200);
  const level = rate.isZero()
    ? new exact(principal).div(years * 12)
    : rate.times(principal).div(new exact(1).minus(rate.plus(1).pow(-years * 12)));
  let balance = new exact(principal);
  const firstBelow = [80, 78].map(() => 0);
  for (let month = 1; month <= years * 12; month += 1) {
    balance = balance.times(rate.plus(1)).minus(level);
    [80, 78].forEach((percent, index) => {
      if (firstBelow[index] === 0 && balance.lte(new exact(originalValue).times(percent).div(100)))
        firstBelow[index] = month;
    });
  }
  return firstBelow;
}

test.each([
  insured,
  { ...insured, annualRate: 0 },
  { ...insured, annualRate: 0, principal: 360_000 },
  { ...insured, annualRate: 7.25, principal: 270_000, originalValue: 300_000 },
  { ...insured, annualRate: 3, years: 15, principal: 291_000, originalValue: 300_000 },
  { ...insured, annualRate: 5.875, years: 20, principal: 425_000, originalValue: 500_000 },
])("its months are those of a balance carried on month by month: %j", (loan) => {
  const { pmiRequestMonth, pmiEndMonth } = mortgageInsurance(loan);
  expect([pmiRequestMonth, pmiEndMonth]).toEqual(slowly(loan));
});

test("5% down on $400,000: the premium, the two months, and what asking saves", () => {
  const result = mortgageInsurance(insured, { year: 2026, month: 11, day: 26 });
  expect(result.monthlyPmi).toBeCloseTo(221.6667, 4);
  expect(result).toMatchObject({
    loanToValue: 95,
    pmiRequestMonth: 124,
    pmiRequestDate: { year: 2037, month: 3, day: 26 },
    pmiEndMonth: 135,
    pmiEndDate: { year: 2038, month: 2, day: 26 },
  });
  expect(result.savedByAsking).toBeCloseTo(11 * 221.6667, 3);
});

test("extra payments bring forward when the borrower may ask, not when it ends by itself", () => {
  const prepaid = prepaidSchedule(0.065 / 12, 360, 380_000, { extraMonthly: 300 });
  const result = mortgageInsurance({ ...insured, prepaid });
  expect(result.pmiEndMonth).toBe(135);
  expect(prepaid[(result.pmiRequestMonth as number) - 1]?.balance).toBeLessThanOrEqual(320_000);
  expect(prepaid[(result.pmiRequestMonth as number) - 2]?.balance).toBeGreaterThan(320_000);
  expect(result.pmiRequestMonth).toBeLessThan(124);
});

test("it ends with the loan, and no later than the month after the middle of the term", () => {
  const prepaid = prepaidSchedule(0.065 / 12, 360, 380_000, { extraMonthly: 30_000 });
  expect(mortgageInsurance({ ...insured, prepaid }).pmiEndMonth).toBe(prepaid.length);
  // At 12% the schedule reaches 78% only in month 200.
  expect(mortgageInsurance({ ...insured, annualRate: 12 })).toMatchObject({
    pmiRequestMonth: 181,
    pmiEndMonth: 181,
    savedByAsking: 0,
  });
});

test.each([320_000, 319_999, 0])(
  "a loan of $%d on a home of $400,000 is not insured",
  (principal) => {
    expect(mortgageInsurance({ ...insured, principal })).toMatchObject({
      loanToValue: principal / 4_000,
      monthlyPmi: null,
      pmiEndMonth: null,
    });
  },
);

test("without a rate nothing is said", () => {
  const said = Object.values(mortgageInsurance({ ...insured, pmiRate: 0 }));
  expect(said.every((value) => value === null)).toBe(true);
});
