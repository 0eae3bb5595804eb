import Decimal from "decimal.js";
import fc from "fast-check";

import {
  profitMargin,
  type ProfitMarginInput,
} from "@/lib/calc/business-finance/profit-margin/calculation";
import { form } from "@/lib/calc/business-finance/profit-margin/form";
import { readField } from "@/lib/calculator/form/read-field";

import { hazard } from "../../../finance/hazards";

const cents = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((count) => count / 100);

const shops: fc.Arbitrary<ProfitMarginInput & { targetMargin: number }> = fc.record({
  revenue: cents(1, 1e10),
  cogs: cents(1, 1e10),
  operatingExpenses: cents(0, 1e10),
  targetMargin: cents(0, 9_990),
});

test("agrees with the differences and quotients in decimals", () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const result = profitMargin(shop);
      const gross = new Decimal(shop.revenue).minus(shop.cogs);
      const net = gross.minus(shop.operatingExpenses);
      const size = shop.revenue + shop.cogs + shop.operatingExpenses;
      for (const [ours, exact] of [
        [result.grossProfit, gross],
        [result.netProfit, net],
        [(result.grossMargin / 100) * shop.revenue, gross],
        [(result.netMargin / 100) * shop.revenue, net],
        [((result.markup as number) / 100) * shop.cogs, gross],
      ] as const)
        expect(exact.minus(ours).abs().toNumber()).toBeLessThanOrEqual(1e-11 * size);
    }),
  );
});

test("at the target revenue the gross margin is the target", () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const { targetRevenue } = profitMargin(shop);
      const { grossMargin } = profitMargin({ ...shop, revenue: targetRevenue as number });
      expect(grossMargin).toBeCloseTo(shop.targetMargin, 9);
    }),
  );
});

test("the revenue with the price change is the target revenue", () => {
  fc.assert(
    fc.property(shops, (shop) => {
      const { targetRevenue, priceChange } = profitMargin(shop);
      const changed = new Decimal(priceChange as number).div(100).plus(1).times(shop.revenue);
      const exact = new Decimal(targetRevenue as number);
      expect(changed.minus(exact).abs().lte(exact.plus(shop.revenue).times(1e-12))).toBe(true);
    }),
  );
});

test("the margin that is there already needs no other price", () => {
  const shop = { revenue: 0.3, cogs: 0.1 + 0.1, operatingExpenses: 0.1 };
  const { grossMargin, netProfit } = profitMargin({ ...shop, targetMargin: null });
  expect(netProfit).toBe(0);
  expect(profitMargin({ ...shop, targetMargin: grossMargin }).priceChange).toBe(0);
});

test("without a target or a cost of goods there is no price to work out", () => {
  const shop = { revenue: 100, cogs: 60, operatingExpenses: 0 };
  const without = profitMargin({ ...shop, targetMargin: null });
  const free = profitMargin({ ...shop, cogs: 0, targetMargin: 50 });
  expect(free).toMatchObject({ grossMargin: 100, markup: null });
  for (const result of [without, free]) {
    expect(result).not.toHaveProperty("targetRevenue");
    expect(result).not.toHaveProperty("priceChange");
  }
});

test("goods sold below their cost have a negative margin and markup", () => {
  expect(
    profitMargin({ revenue: 80, cogs: 100, operatingExpenses: 20, targetMargin: null }),
  ).toMatchObject({
    grossProfit: -20,
    grossMargin: -25,
    netProfit: -40,
    netMargin: -50,
    markup: -20,
  });
});

test("HZ60: a revenue without meaning is refused", () => {
  const { inputs } = hazard("HZ60");
  const reading = readField("revenue", form.fields.revenue, { revenue: inputs.revenue ?? "" });
  expect(reading).toHaveProperty("errors.revenue");
});
