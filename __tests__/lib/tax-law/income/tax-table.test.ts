import { taxTable } from "@/lib/tax-law/income/tax-table";
import * as law2024 from "@/lib/tax-law/years/2024";
import * as law from "@/lib/tax-law/years/newest-law";

// The sample of the instructions of 2024: $25,300 to $25,350, single and joint.
test("a row is the tax on its middle, in whole dollars", () => {
  expect(taxTable(law2024.incomeTax, "single", 25_300)).toBe(2_807);
  expect(taxTable(law2024.incomeTax, "single", 25_349.99)).toBe(2_807);
  expect(taxTable(law2024.incomeTax, "marriedFilingJointly", 25_325)).toBe(2_575);
  expect(taxTable(law2024.incomeTax, "single", 25_350)).toBe(2_813);
});

test("the rows are narrower below $3,000, and there are none from $100,000 on", () => {
  const of = (taxable: number) => taxTable(law.incomeTax, "single", taxable);
  expect([0, 4, 5, 14, 15, 24, 25, 49, 50].map(of)).toEqual([0, 0, 1, 1, 2, 2, 4, 4, 6]);
  expect(of(2_999)).toBe(299);
  expect(of(3_000)).toBe(303);
  expect(of(99_999)).toBe(16_707);
  expect(of(100_000)).toBe(5_800 + 0.22 * 49_600);
  expect(of(100_010)).toBeCloseTo(5_800 + 0.22 * 49_610, 9);
});
