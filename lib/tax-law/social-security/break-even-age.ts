/** A claim: at which age, in months, and what it brings a month, in dollars. */
type Claim = { claimAge: number; benefit: number };

/**
 * The age at which a later claim has brought as much as an earlier one, in months.
 *
 * - `earlier` and `later` with their ages in months and their benefits in dollars of today
 *
 *     age = (later benefit × its age − earlier benefit × its age) ÷ (later benefit − earlier benefit)
 *
 * Returns null where the later claim brings no more a month. Nothing earns interest: benefits rise with prices, so
 * dollars of today are added up.
 *
 * A RangeError says so where the later claim is not the later one.
 *
 * @example breakEvenAge({ claimAge: 744, benefit: 700 }, { claimAge: 840, benefit: 1_240 }) // 964.444…
 * @example breakEvenAge({ claimAge: 744, benefit: 700 }, { claimAge: 804, benefit: 700 }) // null
 */
export function breakEvenAge(earlier: Claim, later: Claim): number | null {
  if (!(later.claimAge > earlier.claimAge))
    throw new RangeError(
      `later must be claimed after ${earlier.claimAge} months. It is claimed at ${later.claimAge}.`,
    );
  const more = later.benefit - earlier.benefit;
  if (more <= 0) return null;
  return (later.benefit * later.claimAge - earlier.benefit * earlier.claimAge) / more;
}
