/**
 * The age in whose year the first distribution from a traditional IRA is required, and from a plan at work of those who
 * have retired.
 *
 * - `birthYear` of the owner
 *
 * Returns years: 73 for births from 1951, 75 from 1960, and 72 before. Of those, whoever was born before July 1949 had to
 * begin at 70½. The statute gives two ages to births of 1959; the proposed regulations of 2024 settle it at 73.
 *
 * @example firstDistributionAge(1959) // 73
 * @example firstDistributionAge(1960) // 75
 *
 * Source: 26 U.S.C. 401(a)(9)(C)(v), as amended by section 107 of Pub. L. 117-328. Read at
 * https://futureplan.com/resources/news-articles/secure-2-0-act-changes-rmd-rules on 2026-11-26.
 */
export function firstDistributionAge(birthYear: number): number {
  if (birthYear >= 1960) return 75;
  return birthYear >= 1951 ? 73 : 72;
}
