/** What federal tax makes of the wealth comparison, and what is said of it. */
import fc from "fast-check";

import {
  rentVsBuy,
  type RentVsBuyInput,
} from "@/lib/calc/mortgage-real-estate/rent-vs-buy/calculation";
import { report } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/report";
import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";

const couple = {
  ...report.example,
  householdIncome: 150_000,
  lawFilingStatus: "marriedFilingJointly",
  stateIncomeTax: 6_000,
} as const;

const percents = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const inputs: fc.Arbitrary<RentVsBuyInput> = fc.record({
  homePrice: fc.integer({ min: 100_000, max: 3_000_000 }),
  downPaymentPercent: percents(60),
  closingCosts: percents(5),
  annualRate: fc.integer({ min: 100, max: 900 }).map((cents) => cents / 100),
  loanTerm: fc.integer({ min: 5, max: 30 }),
  propertyTaxRate: percents(3),
  annualInsurance: fc.constant(1_800),
  maintenance: percents(2),
  appreciation: percents(8),
  monthlyRent: fc.integer({ min: 500, max: 12_000 }),
  rentersInsurance: fc.constant(15),
  rentIncrease: percents(5),
  years: fc.integer({ min: 1, max: 400 }).map((months) => months / 12),
  investmentReturn: percents(10),
  sellingCosts: percents(8),
  householdIncome: fc.integer({ min: 1, max: 900_000 }),
  lawFilingStatus: fc.constantFrom(
    "single",
    "marriedFilingJointly",
    "marriedFilingSeparately",
    "headOfHousehold",
  ),
  children: fc.integer({ min: 0, max: 4 }),
  stateIncomeTax: fc.integer({ min: 0, max: 40_000 }),
  charity: fc.integer({ min: 0, max: 10_000 }),
});

const taxOf = (household: Household) => federalReturn(household, 2026).tax;

/** Both lives month by month, a return of both at the end of each year, and one more where all is sold. */
function lived(input: RentVsBuyInput) {
  const { lawFilingStatus: filingStatus = "single", stateIncomeTax = 0 } = input;
  const isSeparate = filingStatus === "marriedFilingSeparately";
  const loan = input.homePrice * (1 - input.downPaymentPercent / 100);
  const rate = input.annualRate / 1200;
  const term = Math.round(input.loanTerm * 12);
  const months = Math.round(input.years * 12);
  const level = (loan * rate) / -Math.expm1(-term * Math.log1p(rate));
  const growth = 1 + input.investmentReturn / 1200;

  let [owed, value, rent] = [loan, input.homePrice, input.monthlyRent];
  const cash = (input.homePrice * (input.downPaymentPercent + input.closingCosts)) / 100;
  const owner = { has: 0, added: 0 };
  const renter = { has: cash, added: cash };
  const ends: { owner: number; renter: number; saved: number }[] = [];
  for (let start = 0; start < months; start += 12) {
    const count = Math.min(12, months - start);
    let [payments, interest] = [0, 0];
    const owedBefore = owed;
    for (let month = start; month < Math.min(start + count, term); month += 1) {
      interest += owed * rate;
      owed = month + 1 === term ? 0 : owed * (1 + rate) - level;
      payments += level;
    }
    const debt = (owedBefore + owed) / 2;
    const limit = isSeparate ? 375_000 : 750_000;
    const propertyTax = (value * input.propertyTaxRate * count) / 1200;
    const without: Household = {
      filingStatus,
      wages: input.householdIncome,
      children: input.children,
      charity: input.charity,
      stateTaxes: stateIncomeTax,
    };
    const withHome: Household = {
      ...without,
      stateTaxes: stateIncomeTax + propertyTax,
      mortgageInterest: interest * (debt > limit ? limit / debt : 1),
    };
    const saved = taxOf(without) - taxOf(withHome);
    const upkeep = ((value * input.maintenance) / 100 + input.annualInsurance) * (count / 12);
    const owning = payments + upkeep + propertyTax - saved;
    const renting = (rent + input.rentersInsurance) * count;
    const [saver, more] = owning > renting ? [renter, owning - renting] : [owner, renting - owning];
    saver.added += more;
    for (let month = 0; month < count; month += 1) {
      owner.has *= growth;
      renter.has *= growth;
      saver.has += more / count;
    }
    value *= (1 + input.appreciation / 100) ** (count / 12);
    rent *= 1 + input.rentIncrease / 100;

    const ended = start + count;
    const sold = value * (1 - input.sellingCosts / 100);
    const excluded = filingStatus === "marriedFilingJointly" ? 500_000 : 250_000;
    const homeGain = Math.max(0, sold - input.homePrice - (ended < 24 ? 0 : excluded));
    const kind = ended > 12 ? "longTermGains" : "shortTermGains";
    const onTop = (household: Household, gain: number) =>
      taxOf({ ...household, [kind]: gain }) - taxOf(household);
    ends.push({
      owner: sold - owed + owner.has - onTop(withHome, homeGain + owner.has - owner.added),
      renter: renter.has - onTop(without, renter.has - renter.added),
      saved,
    });
  }
  return ends;
}

test("the wealths are those of two lives lived month by month, with a return for each year", () => {
  let saving = 0;
  fc.assert(
    fc.property(inputs, (input) => {
      const { wealthByYear, taxByYear } = rentVsBuy(input);
      const ends = lived(input);
      expect(wealthByYear).toHaveLength(ends.length);
      wealthByYear.forEach(({ ownerWealth, renterWealth }, index) => {
        const end = ends[index] ?? { owner: NaN, renter: NaN, saved: NaN };
        // A gain of a few cents more can cost the step of a child’s credit: $50.
        const dust = 1e-9 * (input.homePrice + end.renter + Math.abs(end.owner));
        expect(Math.abs(ownerWealth - end.owner)).toBeLessThanOrEqual(dust);
        expect(Math.abs(renterWealth - end.renter)).toBeLessThanOrEqual(dust);
        expect(taxByYear[index]?.taxSaved).toBeCloseTo(end.saved, 4);
        if (end.saved > 1) saving += 1;
      });
    }),
    { numRuns: 60 },
  );
  expect(saving).toBeGreaterThan(50);
});

test("principal, selling costs, returns and taxes lead from one comparison to the other", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = rentVsBuy(input);
      const tax = result.taxSaved - result.ownersGainTax + result.rentersGainTax;
      const bridged =
        result.netBuy - result.netRent - result.principalPaid - result.sellingCost + tax;
      const wealth = result.buyingWealth - result.rentingWealth;
      const scale = result.finalHomeValue + result.totalBuyCost + result.rentingWealth;
      expect(Math.abs(wealth - bridged - result.returnsDifference)).toBeLessThan(1e-10 * scale);
    }),
    { numRuns: 60 },
  );
});

test("at the equal rent both end with the same wealth after tax", () => {
  let found = 0;
  fc.assert(
    fc.property(inputs, (input) => {
      const { equalRent, rentingWealth, buyingWealth } = rentVsBuy(input);
      if (equalRent === null || equalRent === 0) return;
      const again = rentVsBuy({ ...input, monthlyRent: equalRent });
      // The credit for children falls in steps of $50 for each child’s $1,000: none need be met.
      expect(again.wealthDifference).toBeLessThanOrEqual(
        1e-9 * (rentingWealth + Math.abs(buyingWealth)) + 50,
      );
      found += 1;
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(20);
});

test("no net position knows of taxes, and without an income nothing does", () => {
  const plain = rentVsBuy(report.example);
  const { netBuy, netRent, difference } = plain;
  expect(rentVsBuy(couple)).toMatchObject({ netBuy, netRent, difference });
  expect(rentVsBuy({ ...couple, householdIncome: 0 })).toEqual(plain);
  expect(plain).toMatchObject({ taxByYear: [], taxSaved: 0 });
  expect(plain).not.toHaveProperty("standardDeduction");
});

test("interest above the standard deduction saves its bracket’s rate", () => {
  // 20% of $500,000 down, 6%: $23,878.65 of interest in the first year, and $6,000 of property tax.
  const { taxByYear } = rentVsBuy({
    ...{ ...report.example, homePrice: 500_000, annualRate: 6, years: 1 },
    ...{ householdIncome: 120_000, lawFilingStatus: "single" },
  });
  const [first] = taxByYear;
  expect(first?.interest).toBeCloseTo(23_866.38, 1);
  expect(first?.propertyTax).toBe(6_000);
  expect(first?.taxSaved).toBeCloseTo(0.22 * (23_866.38 + 6_000 - 16_100), 1);
});

test("of a loan of $1,500,000 half of the interest is deducted, about", () => {
  const { taxByYear } = rentVsBuy({
    ...{ ...couple, homePrice: 1_875_000, householdIncome: 400_000, years: 1 },
  });
  const [first] = taxByYear;
  const debt = (1_500_000 + (first?.balance ?? 0)) / 2;
  expect(first?.deductibleInterest).toBeCloseTo(((first?.interest ?? 0) * 750_000) / debt, 6);
});

test("a gain is taxed as wages in the first year, and on the home in full before two", () => {
  const quick = { ...couple, appreciation: 20, sellingCosts: 0, investmentReturn: 0 };
  // $76,000 more on $150,000 of wages: 22% up to $211,400 of taxable income, here all of it.
  const year = rentVsBuy({ ...quick, years: 1 });
  expect([year.homeGain, year.homeExclusion]).toEqual([expect.closeTo(76_000, 6), 0]);
  expect(year.ownersGainTax).toBeCloseTo(0.22 * 76_000, 6);
  // 18 months: 15%, and 3.8% above $250,000 of income.
  const later = rentVsBuy({ ...quick, years: 1.5 });
  expect(later.homeExclusion).toBe(0);
  expect(later.ownersGainTax).toBeCloseTo(0.188 * later.homeGain - 0.038 * 100_000, 6);
  expect(rentVsBuy({ ...quick, years: 2 })).toMatchObject({ ownersGainTax: 0, rentersGainTax: 0 });
});

/** The couple, with changes. */
function said(changes: Partial<RentVsBuyInput>) {
  const input = { ...couple, ...changes };
  const result = rentVsBuy(input);
  return {
    remarks: (report.remarks?.(result, input) ?? []).map(({ text }) => text).join(" "),
    errors: report.errors?.(result, input),
    titles: report.sections?.(result, input).map(({ title }) => title),
    bridge: JSON.stringify(report.charts?.(result, input)),
  };
}

test("the figures stand under their heading, and the tax in the chart", () => {
  expect(said({}).titles).toEqual(["Wealth at the end", "Federal tax"]);
  expect(said({}).bridge).toMatch('"Federal tax"');
  expect(said({ householdIncome: 0 }).titles).toEqual(["Wealth at the end"]);
  expect(said({ householdIncome: 0 }).bridge).not.toMatch('"Federal tax"');
});

test("beside it stand the lower limit of 2030, and a stay too short for the exclusion", () => {
  const expensive = { homePrice: 900_000, years: 12 };
  const falls = "The limit on state and local taxes falls to $10,000 in 2030.";
  expect(said(expensive).remarks).toMatch(falls);
  expect(said({ ...expensive, years: 3 }).remarks).not.toMatch(falls);
  expect(said({ appreciation: 20, years: 1.5 }).remarks).toMatch(
    "The whole gain on the home is taxed",
  );
});

test("where only tax makes the comparisons disagree, it is the reason", () => {
  const cash = {
    ...{ ...couple, downPaymentPercent: 100, sellingCosts: 0, investmentReturn: 0 },
    ...{ homePrice: 900_000, propertyTaxRate: 3, charity: 20_000 },
  };
  const { equalRent } = rentVsBuy({ ...cash, householdIncome: 0 });
  expect(said({ ...cash, monthlyRent: (equalRent ?? 0) - 1 }).remarks).toMatch(
    /^The two comparisons disagree, because net position does not count the \$[\d,]+ more of federal tax that the renter pays\. The wealth comparison does\./,
  );
  // Alone, half the exclusion is left, and the home pays no property tax that could be itemized.
  const alone = {
    ...{ ...cash, propertyTaxRate: 0, charity: 0, maintenance: 5, appreciation: 4 },
    lawFilingStatus: "single",
  } as const;
  const { equalRent: even } = rentVsBuy({ ...alone, householdIncome: 0 });
  expect(said({ ...alone, monthlyRent: (even ?? 0) + 1 }).remarks).toMatch(
    /does not count the \$[\d,]+ more of federal tax that the owner pays\./,
  );
});

test("an option without the income, and one larger than it, is said at its box", () => {
  expect(said({ householdIncome: 0 }).errors).toEqual({
    householdIncome: "Enter your income too. Without it, taxes are left out.",
  });
  expect(said({ charity: 150_000 }).errors).toEqual({
    charity: "Enter less than the income of $150,000.",
  });
  expect(said({ stateIncomeTax: 200_000 }).errors).toEqual({
    stateIncomeTax: "Enter less than the income of $150,000.",
  });
  expect(report.errors?.(rentVsBuy(report.example), report.example)).toEqual({});
});
