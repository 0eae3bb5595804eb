import { breakEvenAge } from "@/lib/tax-law/social-security/break-even-age";
import { monthlyBenefit } from "@/lib/tax-law/social-security/monthly-benefit";

import cases from "../../../fixtures/social_security_cases.json";

test.each(cases.breakEvenAges.rows)(
  "%d months with $%d, and %d with $%d",
  (firstAge = 0, first = 0, laterAge = 0, later = 0, years = 0) => {
    const age = breakEvenAge(
      { claimAge: firstAge, benefit: first },
      { claimAge: laterAge, benefit: later },
    );
    expect((age ?? 0) / 12).toBeCloseTo(years, 2);
  },
);

test("both have brought the same by then", () => {
  for (const [firstAge, laterAge] of [
    [744, 804],
    [744, 840],
    [804, 840],
    [800, 801],
  ] as const) {
    const earlier = { claimAge: firstAge, benefit: monthlyBenefit(2_559, 1988, firstAge) };
    const later = { claimAge: laterAge, benefit: monthlyBenefit(2_559, 1988, laterAge) };
    const age = breakEvenAge(earlier, later) ?? NaN;
    expect(age).toBeGreaterThan(laterAge);
    expect(earlier.benefit * (age - firstAge)).toBeCloseTo(later.benefit * (age - laterAge), 6);
  }
});

test("where waiting brings no more, it never pays", () => {
  const at62 = { claimAge: 744, benefit: 700 };
  expect(breakEvenAge(at62, { claimAge: 804, benefit: 700 })).toBeNull();
  expect(breakEvenAge(at62, { claimAge: 804, benefit: 600 })).toBeNull();
  expect(breakEvenAge(at62, { claimAge: 804, benefit: 701 })).toBe(42_804);
});

test("the later claim has to be later", () => {
  const at62 = { claimAge: 744, benefit: 700 };
  expect(() => breakEvenAge(at62, at62)).toThrow(
    new RangeError("later must be claimed after 744 months. It is claimed at 744."),
  );
});
