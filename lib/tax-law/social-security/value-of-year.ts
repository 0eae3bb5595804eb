import type { Table } from "@/lib/tax-law/years/law-year";

/** Numbers of law of one year after the other: `values[i]` is that of `firstYear + i`, the last that of `year`. */
export type Series = Table<{ firstYear: number; values: readonly number[] }>;

/**
 * The number of a year in a series of them: of averageWageIndex, contributionAndBenefitBase or costOfLivingAdjustments.
 *
 * A RangeError says so for a year that the series does not have: nothing is projected.
 *
 * @example valueOfYear(wageBases, 2026) // 184500
 */
export function valueOfYear({ firstYear, values }: Series, year: number): number {
  const value = values[year - firstYear];
  if (value === undefined)
    throw new RangeError(
      `year must be from ${firstYear} to ${firstYear + values.length - 1}. It is ${year}.`,
    );
  return value;
}
