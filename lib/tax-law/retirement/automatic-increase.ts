/**
 * How a plan that enrolls its employees by itself must raise what they contribute, in percent of pay: a point after each
 * year, to at least 10% and at most 15%. Employees may choose otherwise.
 *
 * Source: 26 U.S.C. 414A(b)(3)(A)(ii), by section 101 of Pub. L. 117-328. Read at
 * https://www.customsmobile.com/uscode/title26_subtitleA_chapter1_subchapterD_partI_subpartB_section414A on 2026-11-29.
 */
export const automaticIncrease = { points: 1, least: 10, most: 15 } as const;
