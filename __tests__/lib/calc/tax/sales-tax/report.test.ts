import { salesTax, type SalesTaxInput } from "@/lib/calc/tax/sales-tax/calculation";
import { form } from "@/lib/calc/tax/sales-tax/form";
import { report } from "@/lib/calc/tax/sales-tax/report";
import { viewOf } from "@/lib/calculator/report/view";

const viewWith = (purchaseAmount: number, taxRate: number) => {
  const input: SalesTaxInput = { purchaseAmount, taxRate };
  return viewOf({ ...form, ...report }, input, salesTax(input));
};

test.each([
  [1_249, 8.25, "A rate of 8.25% adds $103.04 to the $1,249.00."],
  [1_249, 0, "At a rate of 0%, there is no tax on the $1,249.00."],
  [0, 8.25, "A purchase of $0.00 has no sales tax."],
  [0.05, 8, "The tax on $0.05 at 8% is less than half a cent."],
])("%d at %d%%: the verdict says what the tax adds", (purchaseAmount, taxRate, verdict) => {
  expect(viewWith(purchaseAmount, taxRate).verdict).toBe(verdict);
});

test("the tax in a total, and a chart, are shown where there is a cent of tax", () => {
  const withTax = viewWith(1_249, 8.25);
  expect(withTax.figures.map(({ label, parts }) => [label, parts[0]?.text])).toEqual([
    ["Purchase amount", "$1,249.00"],
    ["Tax rate", "8.25%"],
    ["Sales tax", "$103.04"],
    ["If tax is included: price", "$1,153.81"],
    ["If tax is included: tax", "$95.19"],
  ]);
  expect(withTax.charts).toMatchObject([{ title: "Sales tax is 7.62% of the $1,352.04 you pay" }]);

  const without = viewWith(0.05, 8);
  expect(without.figures.map(({ label }) => label)).toEqual([
    "Purchase amount",
    "Tax rate",
    "Sales tax",
  ]);
  expect(without.charts).toEqual([]);
});
