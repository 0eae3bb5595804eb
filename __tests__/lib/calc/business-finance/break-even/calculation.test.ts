import fc from "fast-check";

import { breakEven } from "@/lib/calc/business-finance/break-even/calculation";

import cases from "../../../../fixtures/depth_cases.json";
import { hazard, hazardNumbers } from "../../../finance/hazards";

const cents = (least: number, most: number) => fc.integer({ min: least, max: most });

/** A product in cents; its fixed costs, up to $400 million, are a count of margins and a rest. */
const products = fc
  .record({
    variable: cents(0, 1e6),
    margin: cents(1, 1e6),
    count: cents(0, 1e6),
    rest: fc.nat(),
  })
  .filter(({ margin, count }) => margin * count < 4e10);

const inDollars = ({ variable, margin, fixed }: Record<string, number>) => ({
  fixedCosts: (fixed ?? NaN) / 100,
  variableCost: (variable ?? NaN) / 100,
  sellingPrice: ((variable ?? NaN) + (margin ?? NaN)) / 100,
});

test("counts as whole cents do: no unit more, none less", () => {
  fc.assert(
    fc.property(products, ({ variable, margin, count, rest }) => {
      const fixed = margin * count + (rest % margin);
      const result = breakEven({ ...inDollars({ variable, margin, fixed }), targetProfit: null });
      expect(result.units).toBe(count + (rest % margin === 0 ? 0 : 1));
    }),
    { numRuns: 2_000 },
  );
});

test("the profit at break-even is not below 0, and one unit fewer is a loss", () => {
  fc.assert(
    fc.property(products, ({ variable, margin, count, rest }) => {
      const fixed = margin * count + (rest % margin) + 1;
      const input = { ...inDollars({ variable, margin, fixed }), targetProfit: null };
      const { units } = breakEven(input);
      expect(units * margin - fixed).toBeGreaterThanOrEqual(0);
      expect((units - 1) * margin - fixed).toBeLessThan(0);
    }),
  );
});

test.each(["HZ32", "HZ33", "HZ34"])("%s", (id) => {
  const [fixedCosts = NaN, variableCost = NaN, sellingPrice = NaN] = hazardNumbers(
    id,
    "fixed",
    "variable",
    "price",
  );
  const { units, revenue } = breakEven({
    fixedCosts,
    variableCost,
    sellingPrice,
    targetProfit: null,
  });
  expect(units).toBe(hazard(id).correct);
  expect(revenue).toBe(hazard(id).correct * sellingPrice);
  expect(Object.is(revenue, -0)).toBe(false);
});

test("a target profit is one more fixed cost", () => {
  fc.assert(
    fc.property(products, cents(0, 1e8), ({ variable, margin, count, rest }, target) => {
      const fixed = margin * count + (rest % margin);
      const aimed = breakEven({
        ...inDollars({ variable, margin, fixed }),
        targetProfit: target / 100,
      });
      const dearer = inDollars({ variable, margin, fixed: fixed + target });
      const { units, revenue } = breakEven({ ...dearer, targetProfit: null });
      fc.pre(units <= 1e6);
      expect(aimed.targetUnits).toBe(units);
      expect(aimed.targetRevenue).toBe(revenue);
    }),
  );
});

test("a higher price, lower fixed costs or a lower variable cost never take more units", () => {
  fc.assert(
    fc.property(products, cents(1, 1e6), ({ variable, margin, count }, change) => {
      const fixed = margin * count;
      const units = (product: Record<string, number>) =>
        breakEven({ ...inDollars(product), targetProfit: null }).units;
      const before = units({ variable, margin, fixed });
      expect(units({ variable, margin: margin + change, fixed })).toBeLessThanOrEqual(before);
      expect(units({ variable, margin, fixed: Math.max(0, fixed - change) })).toBeLessThanOrEqual(
        before,
      );
    }),
  );
});

test("a unit without variable cost leaves its whole price", () => {
  expect(
    breakEven({ fixedCosts: 100, variableCost: 0, sellingPrice: 40, targetProfit: 0 }),
  ).toMatchObject({
    units: 3,
    revenue: 120,
    contributionMargin: 40,
    contributionMarginRatio: 100,
    targetUnits: 3,
    targetRevenue: 120,
  });
});

test("without a target profit nothing is said of one", () => {
  const input = { fixedCosts: 1_000, variableCost: 5, sellingPrice: 10, targetProfit: null };
  const result = breakEven(input);
  expect(result.units).toBe(200);
  for (const name of ["targetUnits", "targetRevenue"]) expect(result).not.toHaveProperty(name);
});

type Given = { fixed: number; variable: number; price: number; sold: number };
const published = cases.filter(({ upgrade }) => upgrade.startsWith("24 ")) as unknown as {
  inputs: Given;
  expected: {
    breakEven: number;
    marginOfSafety: number;
    profit: number;
    operatingLeverage: number;
  };
}[];

test.each(published)("$inputs", ({ inputs, expected }) => {
  const { fixed, variable, price, sold } = inputs;
  const result = breakEven({
    fixedCosts: fixed,
    variableCost: variable,
    sellingPrice: price,
    targetProfit: null,
    sold,
  });
  expect(result.units).toBe(Math.ceil(expected.breakEven));
  expect(result.marginOfSafety).toBeCloseTo(expected.marginOfSafety, 10);
  expect(result.profit).toBeCloseTo(expected.profit, 10);
  expect(result.operatingLeverage).toBeCloseTo(expected.operatingLeverage, 10);
});

test("sales that fall by the margin of safety leave nothing, and 1% moves the profit by the leverage", () => {
  fc.assert(
    fc.property(products, fc.integer({ min: 1, max: 1e7 }), ({ variable, margin, count }, sold) => {
      const input = {
        ...inDollars({ variable, margin, fixed: margin * count }),
        targetProfit: null,
      };
      const { profit, marginOfSafety, operatingLeverage = NaN } = breakEven({ ...input, sold });
      const kept = sold * (1 - (marginOfSafety ?? NaN) / 100);
      const scale = margin * Math.max(sold, count);
      expect(Math.abs(kept * margin - margin * count)).toBeLessThanOrEqual(1e-9 * scale);
      expect((profit ?? NaN) > 0).toBe(sold > count);
      expect(operatingLeverage === null).toBe(sold <= count);
      if (operatingLeverage === null) return;
      const more = breakEven({ ...input, sold: sold * 1.01 }).profit ?? NaN;
      const change = (more / (profit ?? NaN) - 1) * 100;
      expect(Math.abs(change / operatingLeverage - 1)).toBeLessThan(1e-4);
    }),
  );
});

test("sales at the break-even leave exactly nothing, and have no leverage", () => {
  const input = { fixedCosts: 0.3, variableCost: 0.1, sellingPrice: 0.2, targetProfit: null };
  expect(breakEven({ ...input, sold: 3 })).toMatchObject({
    profit: 0,
    marginOfSafety: 0,
    operatingLeverage: null,
  });
  expect(breakEven({ ...input, sold: 1 })).toMatchObject({ operatingLeverage: null });
  expect(breakEven({ ...input, fixedCosts: 0, sold: 1 }).marginOfSafety).toBe(100);
});

test("without expected sales nothing is said of them", () => {
  const input = { fixedCosts: 1_000, variableCost: 5, sellingPrice: 10, targetProfit: null };
  for (const name of ["profit", "marginOfSafety", "operatingLeverage"])
    expect(breakEven(input)).not.toHaveProperty(name);
});
