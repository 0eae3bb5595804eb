import type { LawYear } from "./law-year";
import { newestYear, type LawYearOption } from "./law-years";
import { laws } from "./laws";

/**
 * The law of a year that is known here, the newest unless another is asked for.
 *
 * @example lawOf("2025").estate.exclusion // 13990000
 */
export function lawOf(year: LawYearOption = `${newestYear}`): LawYear {
  const law = laws.find((known) => String(known.year) === year);
  if (!law) throw new RangeError(`There is no law of ${year} in lib/tax-law/years/laws.ts`);
  return law;
}
