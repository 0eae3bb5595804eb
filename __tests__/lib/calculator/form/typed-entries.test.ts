import { typedEntries } from "@/lib/calculator/form/typed-entries";

test("values become the boxes of a form, numbers without an exponent", () => {
  expect(typedEntries({ price: 400_000, rate: 1e-7, state: "OH", left: null })).toEqual([
    ["price", "400000"],
    ["rate", "0.0000001"],
    ["state", "OH"],
    ["left", ""],
  ]);
});

test("rows become a box for each cell, by their position; what is no row is left out", () => {
  const income = [{ description: "Pay", amount: 5_000 }, "words", null, { amount: "12.50" }];
  expect(typedEntries({ income })).toEqual([
    ["income.0.description", "Pay"],
    ["income.0.amount", "5000"],
    ["income.3.amount", "12.50"],
  ]);
});
