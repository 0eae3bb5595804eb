/**
 * The full retirement age, at which benefits are neither reduced nor increased, in months.
 *
 * - `birthYear` of the worker. Whoever was born on January 1 counts as born in the year before.
 *
 * It is 65 years for births until 1937, 66 from 1943 to 1954 and 67 since 1960, and rises by two months a year between.
 *
 * @example fullRetirementAge(1957) // 798
 * @example fullRetirementAge(1960) // 804
 *
 * Source: 42 U.S.C. 416(l), and 20 CFR 404.409(a) as SSA prints it at
 * https://webharvest.gov/peth04/20041031122838/http://www.ssa.gov/OACT/ProgData/nra.html, read on 2026-11-28.
 */
export const fullRetirementAge = (birthYear: number): number =>
  780 + 2 * yearsAfter(1937, birthYear) + 2 * yearsAfter(1954, birthYear);

/** At most the six in which the age rises. */
const yearsAfter = (last: number, birthYear: number) => Math.min(6, Math.max(0, birthYear - last));
