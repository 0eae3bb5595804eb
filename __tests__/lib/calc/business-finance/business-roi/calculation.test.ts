import Decimal from "decimal.js";
import fc from "fast-check";

import { businessRoi } from "@/lib/calc/business-finance/business-roi/calculation";

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((count) => count / 100);

test("agrees with the quotient in decimals", () => {
  fc.assert(
    fc.property(cents(-1e11, 1e11), cents(1, 1e11), (netProfit, investmentCost) => {
      const { roi } = businessRoi({ netProfit, investmentCost, years: null });
      const exact = new Decimal(netProfit).div(investmentCost).times(100);
      expect(exact.minus(roi).abs().lte(exact.abs().times(1e-14))).toBe(true);
    }),
  );
});

test("the yearly rate, compounded over the years, is the whole ROI", () => {
  const years = fc.integer({ min: 1, max: 160 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(cents(-9e6, 1e8), cents(1e7, 1e8), years, (netProfit, investmentCost, held) => {
      const { annualizedRoi, roi } = businessRoi({ netProfit, investmentCost, years: held });
      const grown = new Decimal(annualizedRoi as number).div(100).plus(1).pow(held);
      expect(grown.minus(1).times(100).toNumber()).toBeCloseTo(roi, 8);
    }),
  );
});

test("over one year the yearly rate is the ROI itself", () => {
  const { roi, annualizedRoi } = businessRoi({ netProfit: 728, investmentCost: 2_187, years: 1 });
  expect(annualizedRoi).toBeCloseTo(roi, 12);
});

test("a profit is spread over longer times at lower rates", () => {
  const rates = [1, 2, 5, 20].map(
    (years) => businessRoi({ netProfit: 500, investmentCost: 1_000, years }).annualizedRoi ?? NaN,
  );
  expect(rates.toSorted((one, other) => other - one)).toEqual(rates);
  expect(rates.at(-1)).toBeGreaterThan(0);
});

test.each([-1_000, -1_000.01, -5_000])(
  "a profit of %d on $1,000 has no yearly rate",
  (netProfit) => {
    const result = businessRoi({ netProfit, investmentCost: 1_000, years: 3 });
    expect(result.annualizedRoi).toBeNull();
    expect(result.roi).toBe(netProfit / 10);
  },
);

test("float dust is not what is left of a total loss", () => {
  const result = businessRoi({ netProfit: -(0.1 + 0.2), investmentCost: 0.3, years: 2 });
  expect(result).toMatchObject({ investmentWithProfit: 0, annualizedRoi: null });
});

test("no profit is 0% in all and 0% a year", () => {
  expect(businessRoi({ netProfit: 0, investmentCost: 50, years: 4 })).toMatchObject({
    roi: 0,
    investmentWithProfit: 50,
    annualizedRoi: 0,
  });
});

test("without a time there is no yearly rate", () => {
  const input = { netProfit: 500, investmentCost: 1_000, years: null };
  expect(businessRoi(input)).not.toHaveProperty("annualizedRoi");
});
