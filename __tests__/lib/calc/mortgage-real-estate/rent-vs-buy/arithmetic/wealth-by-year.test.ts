import { rentVsBuy } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/calculation";

// A home of $120,000 paid in full, with an upkeep of $6,000 a year; the rent is $450 a month and doubles each year.
test("whoever pays less in a year adds the difference, and the other nothing", () => {
  const { wealthByYear, rentGrown, ...result } = rentVsBuy({
    ...{ homePrice: 120_000, downPaymentPercent: 100, closingCosts: 0, annualRate: 0 },
    ...{ loanTerm: 30, propertyTaxRate: 0, annualInsurance: 6_000, maintenance: 0 },
    ...{ appreciation: 0, monthlyRent: 450, rentersInsurance: 0, rentIncrease: 100 },
    ...{ years: 2.5, investmentReturn: 0, sellingCosts: 0 },
  });
  const added = wealthByYear.map(({ ownerAdded, renterAdded }) => [ownerAdded, renterAdded]);
  expect(added).toEqual([
    [0, 600],
    [4_800, 0],
    // Half a year: 6 × $1,800 less $3,000.
    [7_800, 0],
  ]);
  expect(wealthByYear.map((row) => row.renterInvestments)).toEqual([120_600, 120_600, 120_600]);
  expect(wealthByYear.map((row) => row.ownerInvestments)).toEqual([0, 4_800, 12_600]);
  // 12 × $1 + 12 × $2 + 6 × $4.
  expect(rentGrown).toBe(60);
  // $132,600 against $120,600, and $200 less of rent a month would do.
  expect(result).toMatchObject({ wealthDifference: 12_000, breakEvenYear: 2, equalRent: 250 });
});
