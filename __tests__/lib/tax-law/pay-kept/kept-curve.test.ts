import { keptCurve } from "@/lib/tax-law/pay-kept/kept-curve";
import { keptOf } from "@/lib/tax-law/pay-kept/kept-of";

const single = { filingStatus: "single" } as const;

test.each([150_000, 150_001, 61_000, 1_000_000, 500, 59_000, 60_000])("up to %d", (farthest) => {
  const curve = keptCurve(single, 2026, { farthest });
  const [before, last] = curve.slice(-2).map(({ wages }) => wages);
  expect(curve.length).toBeLessThanOrEqual(60);
  expect(curve.length).toBeGreaterThan(farthest >= 60_000 ? 30 : 1);
  expect(curve[0]?.wages).toBe(0);
  expect(last).toBeGreaterThanOrEqual(farthest);
  expect(before).toBeLessThan(farthest);
  expect(new Set(curve.map(({ wages }) => wages % 1_000))).toEqual(new Set([0]));
});

test("what is left, and what the next $1,000 lose", () => {
  const marketplace = { premium: 12_000, benchmark: 12_000, advanceCredit: 12_000 };
  const household = { ...single, marketplace };
  const curve = keptCurve(household, 2026, { farthest: 100_000 }, 51);
  expect(curve).toHaveLength(51);
  for (const { wages, kept } of curve)
    expect(kept).toBe(keptOf({ ...household, wages }, 2026).kept);
  // Four lines of 15,650 are 62,600, which 9.96% is expected of: above, all 12,000 are paid back.
  const { rate = NaN } = curve.find(({ wages }) => wages === 62_000) ?? {};
  const credit = 12_000 - 0.0996 * 62_000;
  expect(rate).toBeCloseTo(12 + 7.65 + (credit / 1_000) * 100, 9);
  expect(curve.find(({ wages }) => wages === 64_000)?.rate).toBeCloseTo(12 + 7.65, 9);
});
