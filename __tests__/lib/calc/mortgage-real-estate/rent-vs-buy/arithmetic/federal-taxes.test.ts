import { rentVsBuy } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/calculation";

/** A single person with $95,000 of wages and a home that keeps its value, on a loan without interest. */
const insured = {
  ...{ homePrice: 400_000, downPaymentPercent: 5, closingCosts: 0, annualRate: 0, loanTerm: 30 },
  ...{ propertyTaxRate: 2, annualInsurance: 0, maintenance: 0, appreciation: 0, years: 5.5 },
  ...{ monthlyRent: 3_000, rentersInsurance: 0, rentIncrease: 0 },
  ...{ investmentReturn: 0, sellingCosts: 0, pmiRate: 1.2 },
  ...{ householdIncome: 95_000, stateIncomeTax: 5_000 },
};

// 26 U.S.C. 163(h)(3)(E): premiums count as interest. They are $380 a month of a loan of $380,000, which is down to
// 78% of the price after 65 payments of $1,055.56. The deductions save 22% of what lies above $16,100.
test("state tax, property tax and premiums are itemized while they last", () => {
  const { taxByYear, wealthByYear, ...result } = rentVsBuy(insured);
  expect(taxByYear.map(({ itemized }) => itemized)).toEqual([
    // $5,000 + $8,000 + 12 × $380.
    ...Array<number>(5).fill(17_560),
    // $5,000 + $4,000 + 5 × $380.
    10_900,
  ]);
  taxByYear.forEach(({ taxSaved }, index) =>
    expect(taxSaved).toBeCloseTo(index < 5 ? 0.22 * 1_460 : 0, 9),
  );
  expect(result.taxSaved).toBeCloseTo(5 * 321.2, 9);
  expect(result).toMatchObject({ yearsWithTaxSaved: 5, standardDeduction: 16_100 });
  expect(taxByYear[5]).toMatchObject({ year: 5.5, interest: 0, propertyTax: 4_000 });
  expect(taxByYear[0]?.balance).toBeCloseTo(380_000 - 12_666.666667, 6);
  // $12,666.67 of payments, $4,560 of premiums and $8,000 of tax, less $321.20.
  expect(wealthByYear[0]?.owning).toBeCloseTo(24_905.466667, 6);
});

// 26 U.S.C. 68(a): of deductions from income at 37%, 2/37 are lost. 164(b)(7): of the taxes $10,000 are left. The
// twelve payments have $41,766.16 of interest.
test("of a million dollars, 35% of what is itemized comes back", () => {
  const { taxByYear } = rentVsBuy({
    ...{ ...insured, homePrice: 1_000_000, downPaymentPercent: 30, annualRate: 6, years: 1 },
    ...{ householdIncome: 1_000_000, pmiRate: 0 },
  });
  const [first] = taxByYear;
  expect(first?.interest).toBeCloseTo(41_766.16, 2);
  expect(first?.itemized).toBeCloseTo((51_766.16 * 35) / 37, 2);
  expect(first?.taxSaved).toBeCloseTo(51_766.16 * 0.35 - 16_100 * 0.37, 2);
});
