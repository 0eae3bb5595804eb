import fc from "fast-check";

import { waterfallChart, type Step } from "@/lib/calculator/charts/waterfall-chart";
import { sumBy } from "@/lib/finance/sum-by";

const rowsOf = (steps: readonly Step[]) =>
  waterfallChart({ kind: "waterfall", name: "pay", title: "Pay", subject: "Pay", steps })[0]?.rows;

test("each step begins where the one before it ended, and a total stands on zero", () => {
  expect(rowsOf([["Salary", 5000], ["Bonus", 500], ["Tax", -1200], ["Take-home pay"]])).toEqual([
    { label: "Salary", amount: 5000, from: 0, to: 5000, isTotal: true },
    { label: "Bonus", amount: 500, from: 5000, to: 5500, isTotal: false },
    { label: "Tax", amount: -1200, from: 5500, to: 4300, isTotal: false },
    { label: "Take-home pay", amount: 4300, from: 0, to: 4300, isTotal: true },
  ]);
});

test("a step of less than half a cent and a total that repeats the one above it are left out", () => {
  const labels = rowsOf([
    ["Price", 900],
    ["Tax", 0],
    ["Dust", 1e-9],
    ["Price with tax"],
    ["Discount", -90],
    ["Due"],
    ["Tip", -0],
    ["Paid"],
  ])?.map(({ label }) => label);
  expect(labels).toEqual(["Price", "Discount", "Due"]);
});

test("nothing is drawn where nothing is added or taken", () => {
  expect(rowsOf([["Price", 900], ["Tax", 0], ["Due"]])).toBeUndefined();
  expect(rowsOf([])).toBeUndefined();
});

test("below zero it goes on", () => {
  expect(rowsOf([["Income", 100], ["Spending", -250], ["Left"]])?.at(-1)).toEqual(
    expect.objectContaining({ label: "Left", amount: -150, from: 0, to: -150 }),
  );
});

test("whatever the steps, the last total is their sum", () => {
  const amounts = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1 });
  fc.assert(
    fc.property(amounts, (steps) => {
      const rows = rowsOf([...steps.map((amount): Step => ["Step", amount]), ["All"]]);
      if (rows) expect(rows.at(-1)?.to).toBe(sumBy(steps, (amount) => amount));
    }),
  );
});
