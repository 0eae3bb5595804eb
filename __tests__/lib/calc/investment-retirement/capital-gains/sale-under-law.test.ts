import Decimal from "decimal.js";
import fc from "fast-check";

import {
  capitalGains,
  type CapitalGainsInput,
} from "@/lib/calc/investment-retirement/capital-gains/calculation";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { lawYears, type LawYearOption } from "@/lib/tax-law/years/law-years";

import depthCases from "../../../../fixtures/depth_cases.json";

const sell = (gain: number, options: Partial<CapitalGainsInput>) =>
  capitalGains({
    purchasePrice: 100_000,
    salePrice: 100_000 + gain,
    taxRate: 15,
    lawYear: "2026",
    ...options,
  });

const expectedOf = (name: string) => {
  const found = depthCases.find(({ inputs }) => "case" in inputs && inputs.case === name);
  return found?.expected as unknown as Record<string, number>;
};

test("wages of $60,000 and a long-term gain of $40,000", () => {
  const expected = expectedOf("2026 single 60k + LTCG 40k");
  const result = sell(40_000, { otherIncome: 60_000 });
  expect(result.law.gainsTax).toBeCloseTo(expected["capital_gains_tax"] ?? NaN, 6);
  expect(result.law.saleTax).toBeCloseTo(5_167.5, 6);
  expect(result.law.at0).toBeCloseTo(5_550, 6);
  expect(result.law.at15).toBeCloseTo(34_450, 6);
  expect(result.law.at20).toBe(0);
  const after = result.federal.map(({ after }) => after);
  expect(after[0]).toBeCloseTo(expected["adjusted_gross_income"] ?? NaN, 6);
  expect(after[3]).toBeCloseTo(expected["taxable_income"] ?? NaN, 6);
  expect(after[5]).toBeCloseTo(expected["income_tax_before_credits"] ?? NaN, 6);
  expect(after[8]).toBeCloseTo(expected["income_tax"] ?? NaN, 6);
});

test("wages of $600,000 and a long-term gain of $50,000", () => {
  const expected = expectedOf("2026 single 600k + LTCG 50k");
  const result = sell(50_000, { otherIncome: 600_000 });
  expect(result.law.gainsTax).toBeCloseTo(expected["capital_gains_tax"] ?? NaN, 6);
  expect(result.law.netInvestmentIncomeTax).toBeCloseTo(
    expected["net_investment_income_tax"] ?? NaN,
    6,
  );
  expect(result.law.saleTax).toBeCloseTo(11_900, 6);
  expect(result.federal[8]?.after).toBeCloseTo(expected["income_tax"] ?? NaN, 6);
});

test("a gain between its 0% rate and the 22% bracket is taxed at 12%, like wages", () => {
  const result = sell(500, { otherIncome: 65_550 });
  expect(result.law.at15).toBeCloseTo(500, 9);
  expect(result.law.gainsTax).toBeCloseTo(60, 9);
  expect(result.law.saleTax).toBeCloseTo(60, 9);
  expect(result.law.ordinaryTax).toBeCloseTo(0, 9);
});

test("a gain of $600,000 brings $13,630 of alternative minimum tax", () => {
  const result = sell(600_000, { otherIncome: 120_000 });
  expect(result.law.minimumTax).toBeCloseTo(13_630, 6);
  expect(result.law.saleTax).toBeCloseTo(131_310, 6);
});

test("a couple with $250,000 and a gain of $100,000", () => {
  const result = sell(100_000, { otherIncome: 250_000, lawFilingStatus: "marriedFilingJointly" });
  expect(result.law.gainsTax).toBeCloseTo(15_000, 6);
  expect(result.law.netInvestmentIncomeTax).toBeCloseTo(3_800, 6);
});

const home = {
  purchasePrice: 300_000,
  salePrice: 850_000,
  sellingCosts: 51_000,
  homeSale: "yes",
  lawFilingStatus: "marriedFilingJointly",
} as const;

test("a home whose whole gain is excluded costs no tax, whatever the income", () => {
  const expected = expectedOf(
    "home: bought 300,000, sold 850,000, costs 51,000, joint, lived in 2 of 5 years",
  );
  const figures = {
    law: {
      gain: expected["gain"],
      exclusion: expected["exclusion"],
      taxableGain: expected["taxableGain"],
      saleTax: 0,
      profit: 499_000,
      proceeds: 799_000,
    },
  };
  expect(sell(0, home)).toMatchObject({ ...figures, gain: 550_000, law: { gainsTax: null } });
  expect(sell(0, { ...home, otherIncome: 900_000 })).toMatchObject({
    ...figures,
    law: { gainsTax: 0 },
  });
});

test("what is above the exclusion is taxed, and needs the other income", () => {
  const result = sell(0, { ...home, lawFilingStatus: "" });
  expect(result).toMatchObject({ law: { taxableGain: 249_000, saleTax: null }, federal: [] });
  const taxed = sell(0, { ...home, lawFilingStatus: "", otherIncome: 80_000 });
  // 249,000 on top of 63,900 of taxable income: all at 15%, and 3.8% of 329,000 - 200,000.
  expect(taxed.law.gainsTax).toBeCloseTo(37_350, 6);
  expect(taxed.law.netInvestmentIncomeTax).toBeCloseTo(4_902, 6);
});

test("a loss is deducted to $3,000, with what was carried over, and carried forward", () => {
  const result = sell(-10_000, { otherIncome: 60_000 });
  expect(result).toMatchObject({
    law: { lossDeducted: 3_000, lossCarriedForward: 7_000, effectiveRate: null },
  });
  // The top of 43,900 of taxable income lies in the 12% bracket.
  expect(result.law.saleTax).toBeCloseTo(-360, 6);
  expect(sell(-10_000, { lawFilingStatus: "marriedFilingSeparately" })).toMatchObject({
    law: { lossDeducted: 1_500, lossCarriedForward: 8_500, saleTax: null },
  });
  expect(sell(-10_000, { lossCarriedOver: 4_000 }).law.lossCarriedForward).toBe(11_000);
  // Without the sale the 3,000 are deducted all the same: the loss saves nothing this year.
  expect(sell(-10_000, { otherIncome: 60_000, lossCarriedOver: 4_000 }).law.saleTax).toBe(0);
});

test("a loss carried over is held against the gain", () => {
  const result = sell(40_000, { otherIncome: 60_000, lossCarriedOver: 40_000 });
  // All that is lost is the deduction of 3,000 at 12%.
  expect(result.law.saleTax).toBeCloseTo(360, 6);
  expect(result).toMatchObject({ law: { gainsTax: 0, lossDeducted: 0 } });
});

test("a loss on a home counts nowhere", () => {
  const result = sell(-50_000, { homeSale: "yes", otherIncome: 60_000 });
  expect(result).toMatchObject({
    law: {
      gain: -50_000,
      exclusion: 0,
      taxableGain: 0,
      saleTax: 0,
      lossDeducted: 0,
      lossCarriedForward: 0,
    },
  });
});

test("a short-term gain is taxed like wages, and waiting saves the difference", () => {
  const now = sell(40_000, { otherIncome: 60_000, heldOver: "shortTerm" });
  const later = sell(40_000, { otherIncome: 60_000 });
  // 6,500 at 12% and 33,500 at 22%.
  expect(now.law.saleTax).toBeCloseTo(8_150, 6);
  expect(now.law.ordinaryTax).toBeCloseTo(8_150, 6);
  expect(now.law.savedByWaiting).toBeCloseTo(8_150 - (later.law.saleTax ?? NaN), 6);
  expect(later.law.savedByWaiting).toBeNull();
  expect(sell(-40_000, { otherIncome: 60_000, heldOver: "shortTerm" }).waiting).toEqual([]);
});

const dollars = fc.integer({ min: 0, max: 3_000_000 });
const someone = fc.record({
  purchasePrice: dollars,
  salePrice: dollars,
  taxRate: fc.constant(15),
  otherIncome: dollars,
  heldOver: fc.constantFrom("longTerm" as const, "shortTerm" as const),
  lawFilingStatus: fc.constantFrom(
    ...(Object.keys(lawOf().incomeTax.limits) as readonly FilingStatus[]),
  ),
  lawYear: fc.constantFrom(...lawYears.map((year) => `${year}` as LawYearOption)),
  homeSale: fc.constantFrom("no" as const, "yes" as const),
  sellingCosts: fc.integer({ min: 0, max: 100_000 }),
  lossCarriedOver: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500_000 })),
});

/** The tax of a return with wages and net gains alone, dollar by dollar through the brackets. */
function taxOf(
  sale: Required<Omit<CapitalGainsInput, "state">>,
  longTerm: number,
  shortTerm: number,
): Decimal {
  const law = lawOf(sale.lawYear);
  const status = sale.lawFilingStatus as FilingStatus;
  const net = longTerm + shortTerm;
  const least = status === "marriedFilingSeparately" ? -1_500 : -3_000;
  const counted = Math.max(net, least);
  const income = (sale.otherIncome ?? 0) + counted;
  const taxable = Math.max(0, income - law.incomeTax.standardDeduction[status]);
  const atOwnRates = Math.min(taxable, Math.max(0, Math.min(net, longTerm)));

  /** Each slice between two neighboring limits at the rate of its place. */
  const between = (from: number, to: number, rates: readonly number[], limits: readonly number[]) =>
    rates.reduce((sum, rate, place) => {
      const low = Math.max(from, limits[place - 1] ?? 0);
      const high = Math.min(to, limits[place] ?? Infinity);
      return high > low ? sum.plus(new Decimal(rate).times(high - low)) : sum;
    }, new Decimal(0));

  const { rates, limits } = law.incomeTax;
  const { rates: gainRates, limits: gainLimits } = law.capitalGains;
  const threshold = {
    marriedFilingJointly: 250_000,
    qualifyingSurvivingSpouse: 250_000,
    marriedFilingSeparately: 125_000,
  }[status as string];
  const atTheirRates = between(0, taxable - atOwnRates, rates, limits[status]).plus(
    between(taxable - atOwnRates, taxable, gainRates, gainLimits[status]),
  );
  // 26 U.S.C. 1(h)(1)
  const regular = Decimal.min(atTheirRates, between(0, taxable, rates, limits[status]));

  // 26 U.S.C. 55: the standard deduction does not count, and the exemption falls with income.
  const { exemption, phaseOut, rates: twoRates, limits: oneLimit } = law.alternativeMinimumTax;
  const lost = phaseOut.rate * Math.max(0, income - phaseOut.from[status]);
  const beyond = status === "marriedFilingSeparately" ? Math.max(0, lost - exemption[status]) : 0;
  const counts = income + Math.min(exemption[status], beyond);
  const excess = Math.max(0, counts - Math.max(0, exemption[status] - lost));
  const gains = Math.max(0, Math.min(net, longTerm));
  const ordinary = Math.max(0, taxable - gains);
  const inExcess = Math.min(gains, excess);
  const tentative = Decimal.min(
    between(0, excess, twoRates, oneLimit[status]),
    between(0, excess - inExcess, twoRates, oneLimit[status]).plus(
      between(ordinary, ordinary + inExcess, gainRates, gainLimits[status]),
    ),
  );
  return Decimal.max(regular, tentative).plus(
    new Decimal(0.038).times(Math.max(0, Math.min(counted, income - (threshold ?? 200_000)))),
  );
}

test("agrees with the two returns worked out slice by slice", () => {
  fc.assert(
    fc.property(someone, (sale) => {
      const carried = -sale.lossCarriedOver;
      const price = sale.salePrice - sale.sellingCosts - sale.purchasePrice;
      const most = sale.lawFilingStatus === "marriedFilingJointly" ? 500_000 : 250_000;
      const gain = sale.homeSale === "yes" ? Math.max(0, price - Math.min(price, most)) : price;
      const after =
        sale.heldOver === "longTerm" ? taxOf(sale, gain, carried) : taxOf(sale, 0, carried + gain);
      const expected = after.minus(taxOf(sale, 0, carried)).toNumber();
      const result = capitalGains(sale);
      expect(Math.abs((result.law.saleTax ?? NaN) - expected)).toBeLessThan(1e-6);
    }),
    { numRuns: 1_000 },
  );
});

test("the parts of the tax come to the tax, and those of the gain to the gain", () => {
  fc.assert(
    fc.property(someone, (sale) => {
      const { law } = capitalGains(sale);
      const of = (name: keyof typeof law) => Number(law[name]);
      const parts = ["gainsTax", "ordinaryTax", "minimumTax", "netInvestmentIncomeTax"] as const;
      expect(parts.reduce((sum, name) => sum + of(name), 0)).toBeCloseTo(of("saleTax"), 5);
      expect(of("at0") + of("at15") + of("at20")).toBeCloseTo(of("taxedLongTermGain"), 6);
      // Between the end of the 0% rate and the 22% bracket, a gain is taxed at 12%, and no more.
      const saved = 0.15 * of("at15") + 0.2 * of("at20") - of("gainsTax");
      expect(saved).toBeGreaterThan(-1e-6);
      expect(saved).toBeLessThan(60);
      expect(of("exclusion")).toBeLessThanOrEqual(Math.max(0, of("gain")));
    }),
  );
});

test("a longer holding never costs more, and the specified figures know nothing of the options", () => {
  fc.assert(
    fc.property(someone, (sale) => {
      const [short, long] = (["shortTerm", "longTerm"] as const).map(
        (heldOver) => capitalGains({ ...sale, heldOver }).law.saleTax ?? NaN,
      ) as [number, number];
      expect(long).toBeLessThanOrEqual(short + 1e-6);
      const { purchasePrice, salePrice, taxRate } = sale;
      const { gain, tax, profit, proceeds, totalReturn } = capitalGains({
        purchasePrice,
        salePrice,
        taxRate,
      });
      expect(capitalGains(sale)).toMatchObject({ gain, tax, profit, proceeds, totalReturn });
    }),
  );
});

test("blank options have no figures under the law, and the year alone brings none", () => {
  const figures = Object.entries(sell(40_000, { lawYear: "2024", heldOver: "longTerm" }));
  const used = figures.filter(
    ([name, value]) => name.startsWith("law.") && name !== "law.applies" && value !== null,
  );
  expect(used).toEqual([]);
});

test("what the tax of the return leaves of the gain and of the price, and its rate on the gain", () => {
  // 15% of the $34,450 that lie above the 0% rate is $5,167.50, of a gain of $40,000 after costs.
  const result = sell(41_000, { otherIncome: 60_000, sellingCosts: 1_000 });
  expect(result.law.saleTax).toBeCloseTo(5_167.5, 6);
  expect(result.law.profit).toBeCloseTo(34_832.5, 6);
  expect(result.law.proceeds).toBeCloseTo(134_832.5, 6);
  expect(result.law.effectiveRate).toBeCloseTo(12.918_75, 9);
});

test("a sale without a gain has no rate on it, and nothing is saved by waiting", () => {
  const result = sell(0, { otherIncome: 60_000, heldOver: "shortTerm" });
  expect(result).toMatchObject({
    law: { saleTax: 0, effectiveRate: null, savedByWaiting: null },
    waiting: [],
  });
});
