import type { Series } from "./value-of-year";

/**
 * The national average wage index, in dollars, by which earnings of different years are made comparable. That of a year
 * comes in October of the next.
 *
 * Source: 42 U.S.C. 409(k)(1), as SSA prints it at https://www.ssa.gov/oact/cola/awiseries.html, which was out of reach.
 * Read on 2026-11-28 in two models that agree on every year:
 *
 * - Gregable/social-security-tools@354d918ae34c (src/lib/constants.ts)
 * - PolicyEngine/policyengine-us@8914f89da054 (gov/ssa/nawi.yaml)
 * - https://www.ssa.gov/oact/NOTES/note1980s/note103/table.html has 1951 to 1979, 20 CFR 404, subpart C, appendix I
 *   has those to 1990
 */
export const averageWageIndex: Series = {
  year: 2024,
  document: "Cost-of-Living Increase and Other Determinations for 2026 (FR Doc. 2025-19763)",
  checked: "2026-11-28",
  firstYear: 1951,
  values: [
    2799.16, 2973.32, 3139.44, 3155.64, 3301.44, 3532.36, 3641.72, 3673.8, 3855.8, 4007.12, 4086.76,
    4291.4, 4396.64, 4576.32, 4658.72, 4938.36, 5213.44, 5571.76, 5893.76, 6186.24, 6497.08, 7133.8,
    7580.16, 8030.76, 8630.92, 9226.48, 9779.44, 10556.03, 11479.46, 12513.46, 13773.1, 14531.34,
    15239.24, 16135.07, 16822.51, 17321.82, 18426.51, 19334.04, 20099.55, 21027.98, 21811.6,
    22935.42, 23132.67, 23753.53, 24705.66, 25913.9, 27426, 28861.44, 30469.84, 32154.82, 32921.92,
    33252.09, 34064.95, 35648.55, 36952.94, 38651.41, 40405.48, 41334.97, 40711.61, 41673.83,
    42979.61, 44321.67, 44888.16, 46481.52, 48098.63, 48642.15, 50321.89, 52145.8, 54099.99,
    55628.6, 60575.07, 63795.13, 66621.8, 69846.57,
  ],
};
