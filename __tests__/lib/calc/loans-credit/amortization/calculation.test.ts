import { amortization } from "@/lib/calc/loans-credit/amortization/calculation";
import { sumBy } from "@/lib/finance/sum-by";

import { exactBalance } from "../../../finance/oracle";

const loan = { loanAmount: 100_000, annualRate: 6, years: 30 };

test("HZ68: the last balance is exactly 0", () => {
  const { schedule } = amortization(loan);
  expect(schedule).toHaveLength(360);
  expect(schedule.at(-1)?.balance).toBe(0);
});

test.each([
  ["30 years", loan],
  ["HZ66: 13.2 months", { loanAmount: 10_000, annualRate: 6, years: 1.1 }],
  ["HZ67: 49.2 months", { loanAmount: 10_000, annualRate: 6, years: 4.1 }],
  ["0%", { loanAmount: 10_000, annualRate: 0, years: 1.1 }],
  ["1000% for 500 years", { loanAmount: 10_000, annualRate: 1000, years: 500 }],
])("%s: the unrounded rows sum to the headline", (_, input) => {
  const { schedule, totalPayment, totalInterest } = amortization(input);
  const near = (sum: number, total: number) =>
    expect(Math.abs(sum - total)).toBeLessThanOrEqual(1e-9 * Math.max(1, total));
  near(
    sumBy(schedule, (row) => row.payment),
    totalPayment,
  );
  near(
    sumBy(schedule, (row) => row.interest),
    totalInterest,
  );
  near(
    sumBy(schedule, (row) => row.principal),
    input.loanAmount,
  );
});

test.each([
  [1.1, 14],
  [4.1, 50],
  [0.01, 1],
])("%d years have %d rows, the last one shorter", (years, rows) => {
  const { schedule, monthlyPayment } = amortization({ loanAmount: 10_000, annualRate: 6, years });
  expect(schedule).toHaveLength(rows);
  expect(schedule.at(-1)?.payment).toBeLessThan(monthlyPayment);
});

test("each balance is what a lender would carry forward", () => {
  const { schedule } = amortization(loan);
  for (const month of [1, 12, 180, 359])
    expect(schedule[month - 1]?.balance).toBeCloseTo(
      exactBalance(0.005, 360, 100_000, month).toNumber(),
      6,
    );
});

test("an extra of $200 a month on $320,000 at 6.5% ends the loan after 281 payments", () => {
  const input = { loanAmount: 320_000, annualRate: 6.5, years: 30, extraMonthly: 200 };
  const result = amortization(input, { today: { year: 2026, month: 11, day: 26 } });
  expect(result).toMatchObject({
    months: 281,
    monthsSaved: 79,
    payoff: { year: 2050, month: 4, day: 26 },
  });
  expect(result.interestSaved).toBeCloseTo(105_428.67407, 5);
  expect(result.lastPayment).toBeCloseTo(380.739944, 5);
  expect(result.schedule).toHaveLength(360);
  expect(result.prepaid).toHaveLength(281);
});

test("without an extra there is nothing that an extra changes", () => {
  expect(amortization({ ...loan, extraMonthly: 0, onceAfterMonths: 12 })).toMatchObject({
    months: null,
    payoff: null,
    lastPayment: null,
    monthsSaved: null,
    interestSaved: null,
    prepaid: [],
  });
});

// 12 CFR 1026, Appendix H-24(B), the model Loan Estimate: “In 5 years: $15,773, principal you will have paid off.”
// Read on 2026-11-26 in copies of the form.
test("it pays off what the model Loan Estimate of Regulation Z says", () => {
  const { schedule } = amortization({ loanAmount: 162_000, annualRate: 3.875, years: 30 });
  expect(Math.round(162_000 - (schedule[59]?.balance ?? 0))).toBe(15_773);
});
