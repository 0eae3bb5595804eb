import { itemTotal } from "@/lib/finance/item";

test("the example of its comment", () => {
  const items = [
    { description: "Rent", amount: 0.1 },
    { description: "Food", amount: 0.2 },
  ];
  expect(itemTotal(items)).toBeCloseTo(0.3, 15);
});

test("no items come to nothing", () => expect(itemTotal([])).toBe(0));
