import { leaseComparison } from "@/lib/calc/loans-credit/auto-loan/arithmetic/lease-comparison";

/** $24,000 without interest in 48 payments of $500, after $2,000 in cash and a car worth $5,000. */
const bought = { downPayment: 2_000, tradeIn: 5_000, annualRate: 0, years: 4 };
const lease = { leasePayment: 300, leaseMonths: 36 };
const compared = (more: Partial<Parameters<typeof leaseComparison>[0]>) =>
  leaseComparison({ ...bought, ...lease, ...more }, 500, 24_000);

test("36 payments and the start of each side, and 12 payments still owed", () => {
  // $7,000 + 36 × $500 paid and $6,000 owed, less 36 × $300 for the lease.
  expect(compared({})).toEqual({
    leaseCost: 10_800,
    paidByThen: 25_000,
    owedByThen: 6_000,
    equalValue: 20_200,
  });
});

test("what is owed on the trade-in is no part of what is paid, lender fees and the signing are", () => {
  // $7,000 − $1,000 + $400 + $18,000, and $1,500 + $10,800.
  expect(compared({ owedOnTradeIn: 1_000, lenderFees: 400, leaseAtSigning: 1_500 })).toEqual({
    leaseCost: 12_300,
    paidByThen: 24_400,
    owedByThen: 6_000,
    equalValue: 18_100,
  });
});

test("a lease longer than the loan is held against all 48 payments", () => {
  // $7,000 + $24,000 paid, less 60 × $300.
  expect(compared({ leaseMonths: 60 })).toEqual({
    leaseCost: 18_000,
    paidByThen: 31_000,
    owedByThen: 0,
    equalValue: 13_000,
  });
});

test("$1,000 at 1% a month in two payments owes the last one, less its interest, after the first", () => {
  const level = 1_000 / (1 / 1.01 + 1 / 1.01 ** 2);
  const loan = { downPayment: 0, tradeIn: 0, annualRate: 12, years: 2 / 12 };
  const result = leaseComparison({ ...loan, leasePayment: 1, leaseMonths: 1 }, level, 1_000);
  expect(result?.owedByThen).toBeCloseTo(level / 1.01, 9);
});

test.each([
  { leasePayment: 0 },
  { leaseMonths: 0 },
  { leasePayment: undefined, leaseMonths: undefined },
])("with %j there is no lease to hold it against", (more) => {
  expect(compared({ ...more, leaseAtSigning: 1_500 })).toBeUndefined();
});
