import fc from "fast-check";

import { payoffOrder } from "@/lib/finance/loan/payoff-order";

const debt = (balance: number, apr: number) => ({ balance, apr, minimum: 10 });

test.each([
  ["avalanche", [2, 0, 1]],
  ["snowball", [1, 0, 2]],
] as const)("the %s goes by its own key", (method, order) => {
  expect(payoffOrder(method, [debt(5_000, 15), debt(900, 4), debt(9_000, 25)])).toEqual(order);
});

test("ties go by the other key, then as listed", () => {
  expect(payoffOrder("avalanche", [debt(3, 20), debt(1, 20), debt(2, 20), debt(1, 20)])).toEqual([
    1, 3, 2, 0,
  ]);
  expect(payoffOrder("snowball", [debt(5, 1), debt(5, 3), debt(5, 2), debt(5, 3)])).toEqual([
    1, 3, 2, 0,
  ]);
});

test("every debt has one place, and the list is left as it is", () => {
  const debts = fc.array(
    fc.record({
      balance: fc.integer({ min: 0, max: 5 }),
      apr: fc.integer({ min: 0, max: 5 }),
      minimum: fc.constant(1),
    }),
  );
  fc.assert(
    fc.property(debts, (list) => {
      const before = structuredClone(list);
      for (const method of ["avalanche", "snowball"] as const)
        expect(payoffOrder(method, list).toSorted((one, other) => one - other)).toEqual(
          list.map((_, position) => position),
        );
      expect(list).toEqual(before);
    }),
  );
});
