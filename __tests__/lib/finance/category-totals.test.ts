import fc from "fast-check";

import { categoryTotals } from "@/lib/finance/category-totals";
import { itemTotal, type Item } from "@/lib/finance/item";

const totalsOf = (items: (Item & { category: string })[]) => categoryTotals(items, "Uncategorized");
const spent = (category: string, amount: number) => ({ description: "", category, amount });

test("items of a category are added up, whatever their capitals and blanks, the largest first", () => {
  expect(
    totalsOf([spent("Gas", 40), spent("Food", 30), spent(" food ", 25), spent("GAS", 0)]),
  ).toEqual([
    { description: "Food", amount: 55 },
    { description: "Gas", amount: 40 },
  ]);
});

test("items without a category stand together, and a category of nothing is left out", () => {
  expect(totalsOf([spent("", 5), spent("Gifts", 0), spent("  ", 2)])).toEqual([
    { description: "Uncategorized", amount: 7 },
  ]);
});

test("names that objects are born with are categories like any other", () => {
  expect(totalsOf([spent("constructor", 1), spent("__proto__", 2)])).toEqual([
    { description: "__proto__", amount: 2 },
    { description: "constructor", amount: 1 },
  ]);
});

test("the categories together are the whole, none larger than the one before it", () => {
  const items = fc.array(
    fc.record({
      description: fc.string(),
      category: fc.constantFrom("Food", "food", "Rent", "", "Other"),
      amount: fc.integer({ min: 0, max: 1e9 }),
    }),
  );
  fc.assert(
    fc.property(items, (list) => {
      const totals = totalsOf(list);
      expect(itemTotal(totals)).toBe(itemTotal(list));
      const amounts = totals.map(({ amount }) => amount);
      expect(amounts.toSorted((one, other) => other - one)).toEqual(amounts);
    }),
  );
});
