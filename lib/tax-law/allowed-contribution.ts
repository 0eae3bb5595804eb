import type { ContributionLimit } from "./years/law-year";

/**
 * What a person of this age may contribute in a year, in dollars.
 *
 *     allowed = limit, + catchUp from 50, + catchUpAt60 in its place from 60 to below 64
 *
 * The law counts the age reached by December 31 of the year.
 *
 * @example allowedContribution({ limit: 24_500, catchUp: 8_000, catchUpAt60: 11_250 }, 62) // 35750
 *
 * Source: sections 414(v)(2)(E), 414(v)(5)(A) and 219(b)(5)(B) of the Internal Revenue Code.
 */
export function allowedContribution(
  { limit, catchUp, catchUpAt60 = catchUp }: ContributionLimit,
  age: number,
): number {
  if (age < 50) return limit;
  return limit + (age >= 60 && age < 64 ? catchUpAt60 : catchUp);
}
