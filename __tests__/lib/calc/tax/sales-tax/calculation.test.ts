import Decimal from "decimal.js";
import fc from "fast-check";

import { salesTax } from "@/lib/calc/tax/sales-tax/calculation";
import { formatUsd } from "@/lib/format";

import { hazardNumbers } from "../../../finance/hazards";
import { relativeError } from "../../../finance/oracle";

const Exact = Decimal.clone({ precision: 60 });
const prices = fc.integer({ min: 1, max: 1e14 }).map((cents) => cents / 100);
const rates = fc.integer({ min: 1, max: 1e7 }).map((steps) => steps / 1e4);

test("agrees with the tax and the total in decimals", () => {
  fc.assert(
    fc.property(prices, rates, (purchaseAmount, taxRate) => {
      const result = salesTax({ purchaseAmount, taxRate });
      const tax = new Exact(purchaseAmount).times(taxRate).div(100);
      expect(relativeError(result.salesTax, tax)).toBeLessThan(1e-15);
      expect(relativeError(result.totalCost, tax.plus(purchaseAmount))).toBeLessThan(1e-15);
      expect([result.purchaseAmount, result.taxRate]).toEqual([purchaseAmount, taxRate]);
    }),
  );
});

test("the price before tax, taxed, is the amount that included it", () => {
  fc.assert(
    fc.property(prices, rates, (purchaseAmount, taxRate) => {
      const { priceBeforeTax, includedTax } = salesTax({ purchaseAmount, taxRate });
      const again = salesTax({ purchaseAmount: priceBeforeTax, taxRate });
      expect(relativeError(again.totalCost, new Exact(purchaseAmount))).toBeLessThan(2e-15);
      expect(again.salesTax).toBe(includedTax);
    }),
  );
});

test("taking the rate off a total takes off too much, as much as the tax on the tax", () => {
  fc.assert(
    fc.property(prices, rates, (purchaseAmount, taxRate) => {
      const result = salesTax({ purchaseAmount, taxRate });
      const tooMuch = new Exact(result.salesTax).minus(result.includedTax);
      const taxOnTax = new Exact(result.includedTax).times(taxRate).div(100);
      expect(tooMuch.minus(taxOnTax).abs().div(result.salesTax).toNumber()).toBeLessThan(1e-14);
      expect(tooMuch.gt(0)).toBe(true);
    }),
  );
});

test("rates of a state, a county and a city tax as their sum", () => {
  const [state, county, city] = [6.25, 0.5, 1.5].map((taxRate) =>
    salesTax({ purchaseAmount: 1_449, taxRate }),
  );
  const all = salesTax({ purchaseAmount: 1_449, taxRate: 8.25 });
  expect((state?.salesTax ?? 0) + (county?.salesTax ?? 0) + (city?.salesTax ?? 0)).toBeCloseTo(
    all.salesTax,
    10,
  );
});

test.each([
  ["HZ44", "$0.12"],
  ["HZ45", "$0.04"],
  ["HZ46", "$0.04"],
  ["HZ47", "$0.02"],
])("%s: half a cent of tax is shown as %s", (id, shown) => {
  const [purchaseAmount = 0, taxRate = 0] = hazardNumbers(id, "amount", "ratePct");
  expect(formatUsd(salesTax({ purchaseAmount, taxRate }).salesTax)).toBe(shown);
});

test.each([
  { purchaseAmount: 0, taxRate: 8.25 },
  { purchaseAmount: 0, taxRate: 0 },
  { purchaseAmount: 25, taxRate: 0 },
])("%j: nothing to tax, or no rate, is a tax of 0", (input) => {
  expect(salesTax(input)).toEqual({
    ...input,
    salesTax: 0,
    totalCost: input.purchaseAmount,
    priceBeforeTax: input.purchaseAmount,
    includedTax: 0,
  });
});
