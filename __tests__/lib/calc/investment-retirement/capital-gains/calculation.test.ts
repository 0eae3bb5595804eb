import Decimal from "decimal.js";
import fc from "fast-check";

import { capitalGains } from "@/lib/calc/investment-retirement/capital-gains/calculation";

const cents = fc.integer({ min: 0, max: 1e11 }).map((value) => value / 100);
const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

test("agrees with exact decimal arithmetic", () => {
  fc.assert(
    fc.property(cents, cents, rate, (purchasePrice, salePrice, taxRate) => {
      const { tax, profit } = capitalGains({ purchasePrice, salePrice, taxRate });
      const gain = new Decimal(salePrice).minus(purchasePrice);
      const exactTax = Decimal.max(0, gain).times(taxRate).div(100);
      const dust = 1e-12 * Math.max(1, salePrice, purchasePrice);
      expect(Math.abs(tax - exactTax.toNumber())).toBeLessThanOrEqual(dust);
      expect(Math.abs(profit - gain.minus(exactTax).toNumber())).toBeLessThanOrEqual(dust);
    }),
  );
});

test("a loss is not taxed, whatever the rate", () => {
  fc.assert(
    fc.property(cents, cents, rate, (one, other, taxRate) => {
      const [salePrice, purchasePrice] = [Math.min(one, other), Math.max(one, other)];
      const { gain, tax, profit } = capitalGains({ purchasePrice, salePrice, taxRate });
      expect(tax).toBe(0);
      expect(profit).toBe(gain);
    }),
  );
});

test("a higher rate never leaves more", () => {
  fc.assert(
    fc.property(cents, cents, rate, rate, (purchasePrice, salePrice, one, other) => {
      const left = (taxRate: number) =>
        capitalGains({ purchasePrice, salePrice, taxRate }).proceeds;
      expect(left(Math.max(one, other))).toBeLessThanOrEqual(left(Math.min(one, other)));
    }),
  );
});

test("prices that differ by float dust alone are no gain", () => {
  const { gain, tax, profit } = capitalGains({
    purchasePrice: 0.3,
    salePrice: 0.1 + 0.2,
    taxRate: 15,
  });
  expect([gain, tax, profit]).toEqual([0, 0, 0]);
});

test("what cost nothing has no return in percent", () => {
  const result = capitalGains({ purchasePrice: 0, salePrice: 900, taxRate: 20 });
  expect(result).toMatchObject({ gain: 900, tax: 180, profit: 720, totalReturn: null });
});

test("the total return is the profit after tax in percent of the price paid", () => {
  const sold = { purchasePrice: 8_000, salePrice: 12_000, taxRate: 15 };
  expect(capitalGains(sold).totalReturn).toBe(42.5);
});
