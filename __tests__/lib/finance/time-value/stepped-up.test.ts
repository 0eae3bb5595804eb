import { growingSavings } from "@/lib/finance/time-value/growing-savings";
import { steppedUp } from "@/lib/finance/time-value/stepped-up";

const savings = { annualRate: 8, years: 15, contribution: 500, rise: 5 };

test("says the last monthly amount, and what is more than without it", () => {
  const { value } = growingSavings(savings);
  const { lastMonthly, stepUpAdds } = steppedUp(savings, value) ?? {};
  expect(lastMonthly).toBeCloseTo(500 * 1.05 ** 14, 9);
  expect(stepUpAdds).toBeCloseTo(231_646.27586257 - 173_019.11080575, 6);
});

test("a part of a year is a year with its own amount", () => {
  expect(steppedUp({ ...savings, years: 1.5 }, 0)?.lastMonthly).toBeCloseTo(525, 9);
  expect(steppedUp({ ...savings, years: 1 }, 0)?.lastMonthly).toBe(500);
});

test("what is not invested of the monthly amount is a part of it", () => {
  expect(steppedUp({ ...savings, contribution: 475, years: 2 }, 0, 500)?.lastMonthly).toBe(525);
});

test("nothing rises without a step-up or without a monthly amount", () => {
  expect(steppedUp({ ...savings, rise: 0 }, 1)).toBeUndefined();
  expect(steppedUp({ ...savings, contribution: 0 }, 1)).toBeUndefined();
});
