import { bendPoints } from "@/lib/tax-law/social-security/bend-points";

import cases from "../../../fixtures/social_security_cases.json";

test("every pair that was published", () => {
  const { rows } = cases.bendPoints;
  expect(rows).toHaveLength(48);
  for (const [year = 0, ...published] of rows)
    expect([year, ...bendPoints(year)]).toEqual([year, ...published]);
});

test.each([1978, 2027, NaN])("there are none of %d", (year) => {
  expect(() => bendPoints(year)).toThrow(
    new RangeError(`eligibilityYear must be from 1979 to 2026. It is ${year}.`),
  );
});
