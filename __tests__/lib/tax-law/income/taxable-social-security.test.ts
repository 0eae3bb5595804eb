import { taxableSocialSecurity } from "@/lib/tax-law/income/taxable-social-security";
import { socialSecurityBenefits as law } from "@/lib/tax-law/years/newest-law";

test("nothing up to the first threshold, half of what is above, then 85 cents of each dollar", () => {
  const of = (other: number) => taxableSocialSecurity(law, "single", 20_000, other);
  expect(of(15_000)).toBe(0);
  expect(of(15_100)).toBe(50);
  expect(of(24_000)).toBe(4_500);
  expect(of(24_100)).toBe(4_585);
  expect(of(60_000)).toBe(17_000);
});

test("a couple’s thresholds, and none for a separate return", () => {
  expect(taxableSocialSecurity(law, "marriedFilingJointly", 30_000, 17_000)).toBe(0);
  expect(taxableSocialSecurity(law, "marriedFilingJointly", 30_000, 29_000)).toBe(6_000);
  expect(taxableSocialSecurity(law, "marriedFilingSeparately", 20_000, 20_000)).toBe(17_000);
});

test("small benefits are taxed by half at first, whatever the income", () => {
  // Publication 915 stops at half the benefits between the thresholds.
  expect(taxableSocialSecurity(law, "single", 4_000, 31_900)).toBe(2_000);
});

test("a loss elsewhere leaves them untaxed", () => {
  expect(taxableSocialSecurity(law, "single", 20_000, -50_000)).toBe(0);
});
