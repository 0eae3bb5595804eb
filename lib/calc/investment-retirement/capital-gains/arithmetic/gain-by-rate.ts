import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * How much of a long-term gain lies at each rate, on top of other taxable income: the parts of
 * lib/tax-law/income/capital-gains-tax.ts.
 *
 * - `taxable` income of the year with the gain in it, in dollars
 * - `gain` net long-term gain, in dollars
 */
export function gainByRate(
  { limits }: LawYear["capitalGains"],
  status: FilingStatus,
  taxable: number,
  gain: number,
) {
  const [limit = 0, upperLimit = 0] = limits[status];
  const taxed = Math.min(gain, taxable);
  const above = (from: number) => Math.max(0, taxable - from) - Math.max(0, taxable - taxed - from);
  const at20 = above(upperLimit);
  const at15 = above(limit) - at20;
  return {
    gainsLimit: limit,
    upperGainsLimit: upperLimit,
    netLongTermGain: gain,
    taxedLongTermGain: taxed,
    at0: taxed - at15 - at20,
    at15,
    at20,
  };
}
