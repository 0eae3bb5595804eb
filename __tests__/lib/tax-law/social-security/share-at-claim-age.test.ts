import { fullRetirementAge } from "@/lib/tax-law/social-security/full-retirement-age";
import { shareAtClaimAge } from "@/lib/tax-law/social-security/share-at-claim-age";

import cases from "../../../fixtures/social_security_cases.json";

test.each(cases.shares.rows)("the published shares of births in %d", (birthYear, ...shares) => {
  for (const [position, share] of shares.entries())
    expect(Math.abs(shareAtClaimAge(birthYear, 744 + 12 * position) - share)).toBeLessThan(1e-9);
});

const birthYears = Array.from({ length: 25 }, (_, index) => 1937 + index);

test.each(birthYears)("born in %d, each month from 62 to 70", (birthYear) => {
  const full = fullRetirementAge(birthYear);
  expect(shareAtClaimAge(birthYear, full)).toBe(1);
  const last = birthYear < 1943 ? full : 840;
  for (let age = 745; age <= last; age++) {
    const monthly = shareAtClaimAge(birthYear, age) - shareAtClaimAge(birthYear, age - 1);
    const percent = age > full ? 2 / 3 : age > full - 36 ? 5 / 9 : 5 / 12;
    expect(monthly).toBeCloseTo(percent / 100, 12);
  }
});

test.each([743, 841, 780.5, NaN])("a claim at %d months is refused", (claimAge) => {
  expect(() => shareAtClaimAge(1960, claimAge)).toThrow(
    new RangeError(`claimAge must be whole months from 744 to 840. It is ${claimAge}.`),
  );
});

test("the credits of births before 1943 are refused, not guessed", () => {
  expect(shareAtClaimAge(1942, 790)).toBe(1);
  expect(() => shareAtClaimAge(1942, 791)).toThrow(
    new RangeError(
      "birthYear must be 1943 or later for a claim after full retirement age. It is 1942.",
    ),
  );
  expect(shareAtClaimAge(1943, 793)).toBeGreaterThan(1);
});
