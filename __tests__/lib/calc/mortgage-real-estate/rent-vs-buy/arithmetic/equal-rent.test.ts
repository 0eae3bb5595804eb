import { rentVsBuy } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/calculation";
import { equalRentOf } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/arithmetic/equal-rent";

/** At $1,000 a month the owner leads by $5,000 before tax, and a dollar more of rent costs $100 by the end. */
const equalAt = (taxAt: (more: number) => number) => equalRentOf(1_000, 5_000, 100, taxAt);

test("without tax on gains the rent falls by the lead over what a dollar of it comes to", () => {
  expect(equalAt(() => 0)).toEqual({ equalRent: 950, equalRentTax: 0 });
});

test.each([
  // more + (5,000 + 2,000 − 40 × more) ÷ 100 = 0, so more = −70 ÷ 0.6.
  [2_000, 40, -116.666_667, 6_666.666_667],
  // 0.6 × more = −40.
  [-1_000, 40, -66.666_667, 1_666.666_667],
  // 0.125 × more = −70: seven eighths of each dollar, which is as far as the search goes.
  [2_000, 87.5, -560, 51_000],
])("a tax of $%d less $%d for each dollar more is solved for", (base, slope, more, tax) => {
  const { equalRent, equalRentTax } = equalAt((rise) => base - slope * rise);
  expect(equalRent).toBeCloseTo(1_000 + more, 5);
  expect(equalRentTax).toBeCloseTo(tax, 4);
});

test("where owning costs nothing, only a home for nothing is as good, and $0 is that rent", () => {
  const { equalRent } = rentVsBuy({
    ...{ homePrice: 120_000, downPaymentPercent: 100, closingCosts: 0, annualRate: 0 },
    ...{ loanTerm: 30, propertyTaxRate: 0, annualInsurance: 0, maintenance: 0, appreciation: 0 },
    ...{ monthlyRent: 100, rentersInsurance: 0, rentIncrease: 0, years: 3 },
    ...{ investmentReturn: 0, sellingCosts: 0 },
  });
  expect(equalRent).toBe(0);
});

// Without tax it would be $50 less. −50.01 goes with a tax of $1; −50.51 with one of $51, and −50.085 with $8.50.
test.each([51, 8.5])(
  "of two rents beside a jump of the tax to $%d, it is the one nearer to that without tax",
  (beyond) => {
    const { equalRent, equalRentTax } = equalAt((more) => (more < -50.02 ? beyond : 1));
    expect(equalRent).toBeCloseTo(949.99, 9);
    expect(equalRentTax).toBe(1);
  },
);
