import { bendPoints } from "@/lib/tax-law/social-security/bend-points";
import { primaryInsuranceAmount } from "@/lib/tax-law/social-security/primary-insurance-amount";

import cases from "../../../fixtures/social_security_cases.json";

test.each(cases.primaryInsuranceAmounts.rows)(
  "$%d of earnings, eligible in %d: $%d",
  (earnings, year, amount) => {
    expect(primaryInsuranceAmount(earnings, year)).toBe(amount);
  },
);

test.each(cases.examples2026.cases)("SSA’s example: $case", ({ birthYear, aime, pia }) => {
  expect(primaryInsuranceAmount(aime, birthYear + 62, 2025)).toBe(pia);
});

test("an adjustment is rounded down to the dime, each by itself", () => {
  const { aime, pia, adjusted2012 } = cases.averageEarner;
  expect(primaryInsuranceAmount(aime, 2012)).toBe(pia);
  expect(primaryInsuranceAmount(aime, 2012, 2011)).toBe(pia);
  expect(primaryInsuranceAmount(aime, 2012, 2012)).toBe(adjusted2012);
  // 1541.6 × 1.015 = 1564.724 is $1,564.70, and that × 1.017 = 1591.2999: of the cents kept it would be $1,591.30.
  expect(primaryInsuranceAmount(aime, 2012, 2014)).toBe(1591.2);
});

test("at the bend points of 2026 the next dollar brings 90, 32 and 15 cents", () => {
  const [first, second] = bendPoints(2026);
  // $10 more make dimes that no rounding hides.
  expect(primaryInsuranceAmount(first, 2026)).toBe(1157.4);
  expect(primaryInsuranceAmount(first - 10, 2026)).toBe(1148.4);
  expect(primaryInsuranceAmount(first + 10, 2026)).toBe(1160.6);
  // 0.9 × 1,286 + 0.32 × 6,463 = 3,225.56.
  expect(primaryInsuranceAmount(second, 2026)).toBe(3225.5);
  expect(primaryInsuranceAmount(second - 10, 2026)).toBe(3222.3);
  expect(primaryInsuranceAmount(second + 10, 2026)).toBe(3227);
});

test("cents of the average do not count, and none bring none", () => {
  expect(primaryInsuranceAmount(1_000.99, 2026)).toBe(900);
  expect(primaryInsuranceAmount(0, 2026)).toBe(0);
});

test.each([
  [1982, undefined, "eligibilityYear must be 1983 or later. It is 1982."],
  [2027, undefined, "adjustedThrough can be at most 2025. It is 2026."],
  [2020, 2026, "adjustedThrough can be at most 2025. It is 2026."],
  [NaN, undefined, "eligibilityYear must be from 1979 to 2026. It is NaN."],
])("eligible in %d, adjusted through %s: refused", (year, through, sentence) => {
  expect(() => primaryInsuranceAmount(1_000, year, through)).toThrow(new RangeError(sentence));
  expect(primaryInsuranceAmount(1_000, 1983)).toBeGreaterThan(0);
});
