import fc from "fast-check";

import { itemsChart } from "@/lib/calculator/charts/items-chart";
import { largestItems } from "@/lib/calculator/charts/largest-items";
import { itemTotal, type Item } from "@/lib/finance/item";

const rent = { description: "Rent", amount: 900 };
const nameless = { description: "", amount: 950 };
const free = { description: "Library", amount: 0 };

test("the largest comes first, one without a name has its place, one of nothing is left out", () => {
  expect(largestItems([free, rent, nameless], "Expense")).toEqual([
    { label: "Expense 3", amount: 950 },
    { label: "Rent", amount: 900 },
  ]);
});

test("eight items stand alone; of nine the two smallest are one", () => {
  const items = Array.from({ length: 9 }, (_, index) => ({
    description: `${index}`,
    amount: index + 1,
  }));
  expect(largestItems(items.slice(0, 8), "Item")).toHaveLength(8);
  expect(largestItems(items, "Item")).toHaveLength(8);
  expect(largestItems(items, "Item").at(-1)).toEqual({ label: "2 others", amount: 3 });
});

test("however long the list, what is shown is all of it", () => {
  const item = fc.record({ description: fc.string(), amount: fc.integer({ min: 0, max: 1e9 }) });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), (items) => {
      const shown = largestItems(items, "Item");
      expect(shown.length).toBeLessThanOrEqual(8);
      expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(itemTotal(items));
    }),
  );
});

const chartOf = (items: readonly Item[], each?: string) =>
  itemsChart({ name: "x", subject: "Spending", whole: "all spending", item: "Row", each, items });

test("the chart of a list names the largest in the words of the calculator", () => {
  const food = { description: "Food", amount: 100 };
  expect(chartOf([food, rent])[0]?.title).toBe("The largest item, Rent, is 90.00% of all spending");
  expect(chartOf([food, rent], "category")[0]?.title).toBe(
    "The largest category, Rent, is 90.00% of all spending",
  );
});

test("one item alone makes no chart", () => {
  expect(chartOf([rent, free])).toEqual([]);
  expect(chartOf([])).toEqual([]);
});
