import fc from "fast-check";

import { estateTax } from "@/lib/tax-law/estate-tax";
import { laws } from "@/lib/tax-law/years/laws";

import { at } from "./tax-tables";

const estates = laws.map(({ estate }) => estate);

test.each(estates)(
  "$year: nothing up to the exclusion, 40 cents of every dollar above",
  (estate) => {
    const tax = (taxableEstate: number) => estateTax(estate, taxableEstate).tax;
    const { exclusion } = estate;
    for (const none of [0, exclusion / 2, exclusion - 0.01, exclusion]) expect(tax(none)).toBe(0);
    expect(tax(exclusion + 0.01)).toBeCloseTo(0.004, 7);
    expect(tax(exclusion + 1_000_000)).toBeCloseTo(400_000, 6);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
        expect(tax(cents / 100)).toBeCloseTo(0.4 * Math.max(0, cents / 100 - exclusion), 5);
      }),
    );
  },
);

test("Table A of the instructions for Form 706", () => {
  const estate = at(estates, 0);
  const tentative = (taxableEstate: number) => estateTax(estate, taxableEstate).tentativeTax;
  expect(tentative(10_000)).toBeCloseTo(1_800, 9);
  expect(tentative(100_000)).toBeCloseTo(23_800, 9);
  expect(tentative(1_000_000)).toBeCloseTo(345_800, 9);
  expect(tentative(2_000_000)).toBeCloseTo(745_800, 9);
  expect(estateTax(estate, 1).unifiedCredit).toBeCloseTo(5_389_800, 6);
});
