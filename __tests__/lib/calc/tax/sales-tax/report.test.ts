import { salesTax, type SalesTaxInput } from "@/lib/calc/tax/sales-tax/calculation";
import { form } from "@/lib/calc/tax/sales-tax/form";
import { report } from "@/lib/calc/tax/sales-tax/report";
import { viewOf } from "@/lib/calculator/report/view";

const viewWith = (purchaseAmount: number, taxRate: number) => {
  const input: SalesTaxInput = { purchaseAmount, taxRate };
  return viewOf({ ...form, ...report }, input, salesTax(input));
};

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
