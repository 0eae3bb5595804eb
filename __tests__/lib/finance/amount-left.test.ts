import fc from "fast-check";

import { amountLeft } from "@/lib/finance/amount-left";

import { hazard, hazardNumbers } from "./hazards";

test("subtracts, below zero too", () => {
  expect(amountLeft(100, 30)).toBe(70);
  expect(amountLeft(100, 30, 90)).toBe(-20);
  expect(amountLeft(100)).toBe(100);
  expect(amountLeft(0, 20)).toBe(-20);
});

test.each(["HZ42", "HZ43"])("%s: an exact cover leaves exactly nothing", (id) => {
  const [price = NaN, down = NaN, tradeIn = NaN] = hazardNumbers(id, "price", "down", "tradeIn");
  expect(amountLeft(price, down, tradeIn)).toBe(0);
});

test.each(["HZ35", "HZ36", "HZ37"])("%s: what balances in cents balances here", (id) => {
  const { inputs } = hazard(id) as unknown as { inputs: Record<string, string[]> };
  const [gained = [], spent = []] = Object.values(inputs).map((list) => list.map(Number));
  const total = gained.reduce((sum, amount) => sum + amount, 0);
  expect(amountLeft(total, ...spent)).toBe(0);
});

test("is 0, not −0, for nothing", () => {
  expect(amountLeft(0)).toBe(0);
  expect(amountLeft(-0, 0)).toBe(0);
});

test("any amounts in cents that add up leave exactly 0, and a cent more or less is seen", () => {
  const cents = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(cents, (counts) => {
      const taken = counts.map((count) => count / 100);
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect(amountLeft(total / 100, ...taken)).toBe(0);
      expect(amountLeft((total + 1) / 100, ...taken)).toBeGreaterThan(0);
      expect(amountLeft((total - 1) / 100, ...taken)).toBeLessThan(0);
    }),
  );
});
