/** Payments, months and taxes are those of a program in exact fractions that shares no code. */
import { loansBothWays } from "@/lib/calc/tax/income-tax/arithmetic/loan-ways";

const filed = (income: number, dependents: number, taxes: number) => ({
  income,
  dependents,
  taxes,
});

test("one of two borrows: the joint return counts both incomes, the separate one the borrower’s", () => {
  const both = loansBothWays(
    { plan: "rap", taxpayer: 60_000, spouse: 0, rate: 6.8 },
    filed(142_000, 0, 20_000),
    [filed(52_000, 0, 5_000), filed(90_000, 0, 16_000)],
  );
  const [together, apart] = both.loanWays;
  expect(together).toMatchObject({ months: 60, canceled: 0, canceledTax: 0 });
  expect(together?.payment).toBeCloseTo(1183.3333333333333, 9);
  expect(both.loanCostTogether).toBeCloseTo(70934.83902854835, 6);
  expect(apart).toMatchObject({ months: 360, paid: expect.closeTo(78_000, 6) as number });
  expect(both.loanPaymentApart).toBeCloseTo(216.66666666666666, 9);
  expect(both.loanCostApart).toBeCloseTo(78_000 + 7_790, 6);
  // $1,000 more tax a year for 30 years, and $14,855.16 more for the loan.
  expect(both.savedTogetherWithLoans).toBeCloseTo(30_000 + 85_790 - 70934.83902854835, 6);
});

test("both borrow: on a joint return each pays a share, on separate ones by the own income", () => {
  const both = loansBothWays(
    { plan: "rap", taxpayer: 40_000, spouse: 20_000, rate: 6 },
    filed(100_000, 1, 0),
    [filed(70_000, 1, 0), filed(30_000, 0, 0)],
  );
  const [together, apart] = both.loanWays;
  expect(together?.payment).toBeCloseTo(700, 9);
  expect(together?.months).toBe(113);
  expect(both.loanCostTogether).toBeCloseTo(52361.46354216583 + 26180.731771082916, 6);
  expect(apart?.payment).toBeCloseTo(350, 9);
  expect(apart?.months).toBe(360);
  expect(apart?.paid).toBeCloseTo(66081.54014052582 + 18_000, 6);
  expect(apart?.canceled).toBeCloseTo(2_000, 6);
  expect(apart?.canceledTax).toBeCloseTo(240, 6);
});
