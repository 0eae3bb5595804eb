import { netInvestmentIncomeTax } from "@/lib/tax-law/income/net-investment-income-tax";
import { netInvestmentIncome as law } from "@/lib/tax-law/years/newest-law";

test("3.8% of the smaller: investment income, or income above the threshold of the status", () => {
  expect(netInvestmentIncomeTax(law, "single", 50_000, 200_000)).toBe(0);
  expect(netInvestmentIncomeTax(law, "single", 50_000, 210_000)).toBeCloseTo(380, 9);
  expect(netInvestmentIncomeTax(law, "single", 50_000, 900_000)).toBeCloseTo(1_900, 9);
  expect(netInvestmentIncomeTax(law, "marriedFilingJointly", 9_000, 250_000)).toBe(0);
  expect(netInvestmentIncomeTax(law, "marriedFilingSeparately", 9_000, 130_000)).toBeCloseTo(
    190,
    9,
  );
  expect(netInvestmentIncomeTax(law, "single", -3_000, 900_000)).toBe(0);
});
