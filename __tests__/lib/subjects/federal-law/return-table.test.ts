import { selfEmploymentTax } from "@/lib/calc/tax/self-employment-tax/calculation";
import { form } from "@/lib/calc/tax/self-employment-tax/form";
import { report } from "@/lib/calc/tax/self-employment-tax/report";
import { viewOf } from "@/lib/calculator/report/view";

const world = { today: { year: 2026 } };

test("the page leaves out the lines that are zero in both returns", () => {
  const input = { ...report.example, netEarnings: 80_000, lawWages: 0 };
  const result = selfEmploymentTax(input, world);
  const [table] = viewOf({ ...form, ...report }, input, result).tables;
  expect(table?.rows.map(({ line }) => line)).toEqual([
    "Adjusted gross income",
    "Business deduction",
    "Other deductions",
    "Taxable income",
    "Tax before credits",
    "Income tax",
    "Self-employment tax",
    "All federal taxes",
  ]);
  expect(result.federal).toHaveLength(12);
});
