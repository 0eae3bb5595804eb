import { bracketRows } from "@/lib/tax-law/income/bracket-rows";

const rates = [0.1, 0.12, 0.22];
const limits = [12_400, 50_400];

test("a row says its bracket in percent and dollars, and what of the amount is taxed in it", () => {
  expect(bracketRows(20_000, rates, limits)).toEqual([
    { rate: 10, over: 0, upTo: 12_400, taxed: 12_400, tax: 1_240, reached: 10 },
    { rate: 12, over: 12_400, upTo: 50_400, taxed: 7_600, tax: 912, reached: 12 },
    { rate: 22, over: 50_400, upTo: null, taxed: 0, tax: 0, reached: 0 },
  ]);
});

test("an amount that ends with a bracket does not reach the next", () => {
  expect(bracketRows(12_400, rates, limits).map(({ reached }) => reached)).toEqual([10, 0, 0]);
  expect(bracketRows(0, rates, limits).map(({ reached }) => reached)).toEqual([0, 0, 0]);
});
