import { refinance } from "@/lib/calc/loans-credit/refinance/calculation";

const loan = {
  currentBalance: 250_000,
  currentRate: 7.25,
  remainingYears: 27,
  newRate: 5.75,
  newTerm: 30,
  costs: 5_000,
};

test("earns its costs back in whole months, the last one begun counted", () => {
  const { breakEvenMonths, monthlySavings } = refinance(loan);
  expect(breakEvenMonths).toBe(19);
  expect(18 * monthlySavings).toBeLessThan(5_000);
  expect(19 * monthlySavings).toBeGreaterThanOrEqual(5_000);
});

test("costs that are an exact multiple of the savings add no month", () => {
  const result = refinance({
    currentBalance: 12_000,
    currentRate: 0,
    remainingYears: 10,
    newRate: 0,
    newTerm: 20,
    costs: 2_000,
  });
  expect(result.monthlySavings).toBeCloseTo(100 - 14_000 / 240, 12);
  expect(result.breakEvenMonths).toBe(48);
});

test("HZ59: two equal payments save nothing, and never break even", () => {
  const result = refinance({ ...loan, newRate: 7.25, newTerm: 27, costs: 0.0000001 });
  expect(result.breakEvenMonths).toBeNull();
});

test.each([
  ["no costs", { costs: 0 }],
  ["a higher payment", { newTerm: 10 }],
])("%s: there is nothing to earn back", (_, change) => {
  expect(refinance({ ...loan, ...change }).breakEvenMonths).toBeNull();
});

test("a longer term can lower the payment and raise what is paid in all", () => {
  const { monthlySavings, lifetimeSavings, currentTotal, newTotal } = refinance({
    ...loan,
    newRate: 7,
    remainingYears: 15,
  });
  expect(monthlySavings).toBeGreaterThan(0);
  expect(lifetimeSavings).toBeLessThan(0);
  expect(lifetimeSavings).toBeCloseTo(currentTotal - newTotal, 8);
});

test("the gain of the month before the break-even is that of leaving then", () => {
  const { trueBreakEvenMonth, gainBefore, newMonths } = refinance(loan);
  expect(trueBreakEvenMonth).toBeGreaterThan(2);
  const before = refinance({ ...loan, stayMonths: (trueBreakEvenMonth as number) - 1 });
  expect(gainBefore).toBe(before.gainAfterStay);
  expect(gainBefore).toBeLessThan(0);
  expect(newMonths).toBe(360);
});

test("before the first month only the costs are lost", () => {
  expect(refinance({ ...loan, costs: 100 })).toMatchObject({
    trueBreakEvenMonth: 1,
    gainBefore: -100,
  });
});
