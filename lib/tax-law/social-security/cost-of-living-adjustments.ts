import type { Series } from "./value-of-year";

/**
 * The automatic adjustments to the cost of living by the year they took effect in, in percent: in June until 1982, and
 * since then in December, so that the first payment with it comes in January of the next year.
 *
 * That of 1999 was first 2.4%: Pub. L. 106-554 set it to 2.5%.
 *
 * Source: 42 U.S.C. 415(i), as SSA prints it at https://www.ssa.gov/oact/cola/colaseries.html, which was out of reach.
 * Read on 2026-11-28 in three models that agree on every year they have:
 *
 * - Gregable/social-security-tools@354d918ae34c (src/lib/constants.ts)
 * - MikePiper/open-social-security@9f01b4910ca0 (src/app/familymaximum.service.ts): since 1979
 * - codeforboston/windfall-elimination@1810ec33a8f7 (src/library/wep-cache.js): to 2018
 */
export const costOfLivingAdjustments: Series = {
  year: 2025,
  document: "Cost-of-Living Increase and Other Determinations for 2026 (FR Doc. 2025-19763)",
  checked: "2026-11-28",
  firstYear: 1975,
  values: [
    8, 6.4, 5.9, 6.5, 9.9, 14.3, 11.2, 7.4, 3.5, 3.5, 3.1, 1.3, 4.2, 4, 4.7, 5.4, 3.7, 3, 2.6, 2.8,
    2.6, 2.9, 2.1, 1.3, 2.5, 3.5, 2.6, 1.4, 2.1, 2.7, 4.1, 3.3, 2.3, 5.8, 0, 0, 3.6, 1.7, 1.5, 1.7,
    0, 0.3, 2, 2.8, 1.6, 1.3, 5.9, 8.7, 3.2, 2.5, 2.8,
  ],
};
