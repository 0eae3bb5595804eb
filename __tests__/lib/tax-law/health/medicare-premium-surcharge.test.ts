/** What Medicare adds at higher incomes, held to the numbers of others and to the tests of a tax model. */
import { medicarePremiums } from "@/lib/tax-law/health/medicare-premiums";
import { medicarePremiumsOf } from "@/lib/tax-law/health/medicare-premiums-of";
import { medicarePremiumSurcharge } from "@/lib/tax-law/health/medicare-premium-surcharge";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { lawYears } from "@/lib/tax-law/years/law-years";

import fixture from "../../../fixtures/medicare_premium_cases.json";

type Bounds = Record<FilingStatus, (number | null)[]>;
type Tier = { partBSurcharge: number; partBTotal: number; partD: number };
const values = fixture.numbers.values as unknown as Record<
  string,
  { standardPartB: number; tiers: Tier[]; upperBounds: Bounds }
>;

test("every year of law has its premiums, and they are those of the fixture", () => {
  expect(medicarePremiums.map(({ year }) => year)).toEqual([...lawYears]);
  expect(Object.keys(values)).toEqual(lawYears.map(String));
});

test.each(medicarePremiums)("$year: every number", (premiums) => {
  const { standardPartB, tiers, upperBounds } = values[premiums.year] as (typeof values)[string];
  expect(premiums.standardPartB).toBe(standardPartB);
  expect([{ partB: 0, partD: 0 }, ...premiums.surcharges]).toEqual(
    tiers.map(({ partBSurcharge, partD }) => ({ partB: partBSurcharge, partD })),
  );
  for (const { partBSurcharge, partBTotal } of tiers)
    expect(standardPartB + partBSurcharge).toBeCloseTo(partBTotal, 9);
  for (const [status, bounds] of Object.entries(upperBounds)) {
    // Tiers that a status does not have end where the one before them does.
    const ends = bounds.slice(0, -1).map((bound) => bound ?? bounds[0]);
    expect(premiums.limits[status as FilingStatus]).toEqual(ends);
  }
  expect(premiums.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test("24 cases of a tax model", () => {
  expect(fixture.cases).toHaveLength(24);
  const wrong = fixture.cases.flatMap(({ year, name, figure, inputs, expected }) => {
    const { income, isOnMedicare } = inputs;
    const premiums = medicarePremiumsOf(year);
    const { partB, partD } = medicarePremiumSurcharge(
      premiums,
      inputs.filingStatus as FilingStatus,
      income,
    );
    const figures: Record<string, number> = {
      basePartBPremium: 12 * premiums.standardPartB,
      medicarePartBPremium: 12 * premiums.standardPartB + partB,
      incomeAdjustedPartDPremiumSurcharge: partD,
    };
    const ours = isOnMedicare ? (figures[figure] ?? NaN) : 0;
    return Math.abs(ours - expected) < 1e-9 ? [] : [{ year, name, ours, expected }];
  });
  expect(wrong).toEqual([]);
});

test("the end of a tier belongs to it, but for the last", () => {
  const tierAt = (status: FilingStatus, income: number, livedApart?: boolean) => {
    const premiums = medicarePremiumsOf(2026);
    const { partB } = medicarePremiumSurcharge(premiums, status, income, livedApart);
    return premiums.surcharges.findIndex((one) => 12 * one.partB === partB) + 1;
  };
  expect(
    [218_000, 218_001, 274_000, 274_001].map((one) => tierAt("marriedFilingJointly", one)),
  ).toEqual([0, 1, 1, 2]);
  expect(
    [410_000, 410_001, 749_999, 750_000].map((one) => tierAt("marriedFilingJointly", one)),
  ).toEqual([3, 4, 4, 5]);
  expect([499_999.99, 500_000].map((one) => tierAt("headOfHousehold", one))).toEqual([4, 5]);
  expect([109_000, 109_001, 390_999].map((one) => tierAt("marriedFilingSeparately", one))).toEqual([
    0, 4, 4,
  ]);
  expect([109_001, 391_000].map((one) => tierAt("marriedFilingSeparately", one, true))).toEqual([
    1, 4,
  ]);
});
