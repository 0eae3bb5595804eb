import { additionalMedicareTax } from "@/lib/tax-law/pay/additional-medicare-tax";
import { payroll as law } from "@/lib/tax-law/years/newest-law";

test("0.9% of wages and self-employment together above the threshold of the return", () => {
  expect(additionalMedicareTax(law, "single", 200_000)).toBe(0);
  expect(additionalMedicareTax(law, "single", 201_000)).toBeCloseTo(9, 9);
  expect(additionalMedicareTax(law, "marriedFilingJointly", 240_000, 30_000)).toBeCloseTo(180, 9);
  expect(additionalMedicareTax(law, "marriedFilingSeparately", 0, 125_100)).toBeCloseTo(0.9, 9);
});
