import { refinancePath, type Refinancing } from "@/lib/finance/loan/refinance-path";
import { sumBy } from "@/lib/finance/sum-by";

const loans: Refinancing = {
  currentBalance: 250_000,
  currentRate: 7.25,
  remainingYears: 27,
  newRate: 5.75,
  newTerm: 30,
  costs: 5_000,
};

// Month by month with 50 digits by a program of its own: Python's decimal. The gains are those after one
// month, after five years, and at the end of both loans.
test.each([
  {
    name: "the costs are added to the new loan",
    options: {},
    path: { owed: 255_000, savings: 272.37420897919963, isKept: false, months: 360 },
    interest: 280719.88221518154,
    gains: [-4711.458333333333, 11779.433247324569, 34677.25548774253],
  },
  {
    name: "a part of the costs is paid in cash, and cash is taken out",
    options: { costsInCash: 2_000, cashOut: 30_000, keepOldPayment: "no" as const },
    path: { owed: 283_000, savings: 108.97380917500483, isKept: false, months: 360 },
    interest: 311544.0261446917,
    gains: [-4845.625, 4001.9969436127553, 3853.1115582323955],
  },
  {
    name: "the old payment is made on",
    options: { costsInCash: 5_000, keepOldPayment: "yes" as const },
    path: { owed: 250_000, savings: 301.55285180137728, isKept: true, months: 239 },
    interest: 170152.38816293533,
    gains: [-4687.5, 15979.81996737516, 145244.74953998876],
  },
  {
    name: "the old payment would be less than the new loan asks for",
    options: { newTerm: 15, keepOldPayment: "yes" as const },
    path: { owed: 255_000, savings: -357.06072898988847, isKept: false, months: 180 },
    interest: 126158.22994202664,
    gains: [-4711.458333333333, 17648.03417005593, 189238.90776089745],
  },
])("$name", ({ options, path, interest, gains }) => {
  const found = refinancePath({ ...loans, ...options });
  expect(found.newLoanAmount).toBe(path.owed);
  expect(found.monthlySavings).toBeCloseTo(path.savings, 8);
  expect(found.isKept).toBe(path.isKept);
  expect(found.payments).toHaveLength(path.months);
  expect(found.gains).toHaveLength(Math.max(27 * 12, path.months));
  expect(sumBy(found.payments, (month) => month.interest)).toBeCloseTo(interest, 6);
  const after = [0, 59, found.gains.length - 1].map((month) => found.gains[month]?.gain ?? NaN);
  after.forEach((gain, index) => expect(gain).toBeCloseTo(gains[index] as number, 6));
});

test("two equal payments leave no dust to pay on top", () => {
  const same = { ...loans, newRate: 7.25, newTerm: 27, costs: 0 };
  const kept = refinancePath({ ...same, keepOldPayment: "yes" });
  expect(kept.monthlySavings).toBe(0);
  expect(kept.isKept).toBe(false);
  // A balance a little lower saves $0.004 a month, and half a cent is the least that counts.
  const nearly = (cents: number) =>
    refinancePath({ ...same, costs: 1, costsInCash: 1 + cents / 100, keepOldPayment: "yes" });
  expect(nearly(57).monthlySavings).toBeLessThan(0.005);
  expect(nearly(57).isKept).toBe(false);
  expect(nearly(100).monthlySavings).toBeGreaterThan(0.005);
  expect(nearly(100).isKept).toBe(true);
});
