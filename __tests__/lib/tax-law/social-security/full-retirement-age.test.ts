import { fullRetirementAge } from "@/lib/tax-law/social-security/full-retirement-age";

import cases from "../../../fixtures/social_security_cases.json";

test("every birth year of SSA’s table", () => {
  const years = cases.fullRetirementAges.rows.flatMap(([from = 0, to = 0, months = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => [from + index, months] as const),
  );
  expect(years).toHaveLength(111);
  for (const [year, months] of years)
    expect([year, fullRetirementAge(year)]).toEqual([year, months]);
});
