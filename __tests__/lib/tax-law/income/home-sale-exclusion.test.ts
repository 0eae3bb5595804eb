import { homeSaleExclusion } from "@/lib/tax-law/income/home-sale-exclusion";

import cases from "../../../fixtures/depth_cases.json";

test("the home of the worked case is excluded whole", () => {
  const { expected } = cases.find(({ inputs }) =>
    String((inputs as { case?: string }).case).startsWith("home:"),
  ) as unknown as { expected: Record<string, number> };
  const gain = 850_000 - 51_000 - 300_000;
  expect(gain).toBe(expected["gain"]);
  expect(homeSaleExclusion("marriedFilingJointly", gain)).toBe(expected["exclusion"]);
});

test("$250,000, and twice that on a joint return alone", () => {
  expect(homeSaleExclusion("marriedFilingJointly", 750_000)).toBe(500_000);
  for (const status of ["single", "headOfHousehold", "marriedFilingSeparately"] as const)
    expect(homeSaleExclusion(status, 750_000)).toBe(250_000);
});

test("never more than the gain, and nothing of a loss", () => {
  expect(homeSaleExclusion("single", 249_999.99)).toBe(249_999.99);
  expect(homeSaleExclusion("single", 0)).toBe(0);
  expect(homeSaleExclusion("single", -40_000)).toBe(0);
});
