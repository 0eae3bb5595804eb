import type { Series } from "./value-of-year";

/**
 * The contribution and benefit base, in dollars: what of a year’s earnings is taxed for Social Security and counts for
 * benefits. That of a year comes in October of the year before, and is the wage base of payroll tax.
 *
 * Source: 42 U.S.C. 430, as SSA prints it at https://www.ssa.gov/oact/cola/cbb.html, which was out of reach. Read on
 * 2026-11-28 in three models that agree on every year they have:
 *
 * - Gregable/social-security-tools@354d918ae34c (src/lib/constants.ts)
 * - PolicyEngine/policyengine-us@8914f89da054 (gov/ssa/social_security/wage_base.yaml)
 * - MikePiper/open-social-security@9f01b4910ca0 (src/app/familymaximum.service.ts): since 1979
 */
export const contributionAndBenefitBase: Series = {
  year: 2026,
  document: "Cost-of-Living Increase and Other Determinations for 2026 (FR Doc. 2025-19763)",
  checked: "2026-11-28",
  firstYear: 1951,
  values: [
    3_600, 3_600, 3_600, 3_600, 4_200, 4_200, 4_200, 4_200, 4_800, 4_800, 4_800, 4_800, 4_800,
    4_800, 4_800, 6_600, 6_600, 7_800, 7_800, 7_800, 7_800, 9_000, 10_800, 13_200, 14_100, 15_300,
    16_500, 17_700, 22_900, 25_900, 29_700, 32_400, 35_700, 37_800, 39_600, 42_000, 43_800, 45_000,
    48_000, 51_300, 53_400, 55_500, 57_600, 60_600, 61_200, 62_700, 65_400, 68_400, 72_600, 76_200,
    80_400, 84_900, 87_000, 87_900, 90_000, 94_200, 97_500, 102_000, 106_800, 106_800, 106_800,
    110_100, 113_700, 117_000, 118_500, 118_500, 127_200, 128_400, 132_900, 137_700, 142_800,
    147_000, 160_200, 168_600, 176_100, 184_500,
  ],
};
