import type { Filer, Person } from "../filer";

/**
 * A person’s pension up to a limit that all their benefits of Social Security lower, taxed or not. A couple’s
 * benefits are shared as its pensions are.
 *
 * - `limit` dollars a year
 *
 * Returns dollars a year.
 *
 * @example pensionLessBenefits({ household: { pension: 30_000, socialSecurity: 20_000 } }, { pension: 30_000 }, 41_200) // 21200
 */
export function pensionLessBenefits(
  { household }: Pick<Filer, "household">,
  { pension }: Pick<Person, "pension">,
  limit: number,
): number {
  const { pension: all = 0, socialSecurity = 0 } = household;
  if (all <= 0) return 0;
  return Math.min(pension, Math.max(0, limit - (socialSecurity * pension) / all));
}
