/** Up to here in a year the lower rate applies, above it the higher one. */
const limit = 1_000_000;
/** 26 U.S.C. 3402, note, and 1(j)(2): for good since Pub. L. 119-21. */
const rate = 0.22;
const rateAbove = 0.37;

/**
 * What an employer withholds for income tax from a bonus that it pays and reports apart from wages.
 *
 * - `bonus` dollars
 * - `before` other bonuses of the same employer in the year, in dollars
 *
 * Returns dollars.
 *
 *     withheld = 22% of the bonus up to $1,000,000 in the year + 37% of what is above
 *
 * @example supplementalWithholding(10_000) // 2200
 * @example supplementalWithholding(100_000, 950_000) // 29500
 *
 * Source: 26 CFR 31.3402(g)-1, and IRS Publication 15, section 7.
 */
export function supplementalWithholding(bonus: number, before = 0): number {
  const below = Math.min(bonus, Math.max(0, limit - before));
  return rate * below + rateAbove * (bonus - below);
}
