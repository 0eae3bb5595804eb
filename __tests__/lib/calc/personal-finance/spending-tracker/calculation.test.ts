import fc from "fast-check";

import { spendingTracker } from "@/lib/calc/personal-finance/spending-tracker/calculation";

const expense = (amount: number) => ({ description: "", category: "", amount });

test("HZ38: ten thousand cents are exactly a hundred dollars", () => {
  const expenses = Array.from({ length: 10_000 }, () => expense(0.01));
  expect(spendingTracker({ expenses }).totalSpending).toBe(100);
});

test("neither order nor category changes the total", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100));
  fc.assert(
    fc.property(amounts, fc.string(), (list, category) => {
      const { totalSpending } = spendingTracker({ expenses: list.map(expense) });
      const turned = [...list].reverse().map((amount) => ({ ...expense(amount), category }));
      expect(spendingTracker({ expenses: turned }).totalSpending).toBeCloseTo(totalSpending, 6);
    }),
  );
});
