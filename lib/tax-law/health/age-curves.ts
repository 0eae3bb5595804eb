/**
 * How a premium rises with age, by the federal curve and those of states, and the family tiers of the two states
 * that do not rate by age. Each factor is over that of a child of 0 to 14, to four decimals, as
 * PolicyEngine/policyengine-us@8914f89da054 has it (gov/aca/age_curves and family_tier_ratings), which cites CMS.
 * GitHub file 70580344688, read from the same tables of CMS, has the federal curve and the ends of the others.
 */
import type { StateCode } from "@/lib/tax-law/states/state-abbreviations";
import type { Table } from "@/lib/tax-law/years/law-year";

/** The factors of the ages from 14 to 64: below and above, they stay the same. */
export type AgeCurve = readonly number[];

/** How many times the premium of one adult a family pays. */
type FamilyTiers = {
  twoAdults: number;
  adultAndChildren: number;
  twoAdultsAndChildren: number;
  /** Null where children alone have no tier that is known. */
  childrenAlone: number | null;
};

type RatingRules = Table<{
  federal: AgeCurve;
  states: { readonly [State in StateCode]?: AgeCurve };
  tiers: { readonly [State in StateCode]?: FamilyTiers };
}>;

/** Alabama’s, Mississippi’s and Oregon’s. */
const childrenAlike: AgeCurve = [
  1, 1, 1, 1, 1, 1, 1, 1.5748, 1.5748, 1.5748, 1.5748, 1.5811, 1.6126, 1.6504, 1.7118, 1.7622,
  1.7874, 1.8252, 1.863, 1.8866, 1.9118, 1.9244, 1.937, 1.9496, 1.9622, 1.9874, 2.0126, 2.0504,
  2.0866, 2.137, 2.2, 2.274, 2.3622, 2.4614, 2.5748, 2.6866, 2.8126, 2.937, 3.074, 3.2126, 3.3622,
  3.5118, 3.674, 3.8378, 4.0126, 4.0992, 4.274, 4.4252, 4.5244, 4.6488, 4.7244,
];

/** In force since 2018. */
export const ageCurves: RatingRules = {
  year: 2018,
  document: "the age curves of CMS (45 CFR 147.102)",
  checked: "2026-11-30",
  federal: [
    1, 1.0889, 1.1229, 1.1569, 1.1935, 1.2301, 1.268, 1.3072, 1.3072, 1.3072, 1.3072, 1.3124,
    1.3386, 1.3699, 1.4209, 1.4627, 1.4837, 1.515, 1.5464, 1.566, 1.5869, 1.5974, 1.6078, 1.6183,
    1.6288, 1.6497, 1.6706, 1.702, 1.732, 1.7739, 1.8261, 1.8876, 1.9608, 2.0431, 2.1373, 2.2301,
    2.3346, 2.4379, 2.5516, 2.6667, 2.7908, 2.915, 3.0497, 3.1856, 3.3307, 3.4026, 3.5477, 3.6732,
    3.7556, 3.8588, 3.9216,
  ],
  states: {
    AL: childrenAlike,
    MS: childrenAlike,
    OR: childrenAlike,
    DC: [
      1, 1, 1, 1, 1, 1, 1, 1.1116, 1.1116, 1.1116, 1.1116, 1.1116, 1.1116, 1.1116, 1.1376, 1.1621,
      1.1911, 1.2217, 1.2492, 1.2783, 1.3089, 1.3394, 1.37, 1.4006, 1.4174, 1.4343, 1.4908, 1.5489,
      1.6101, 1.6728, 1.7385, 1.8058, 1.8761, 1.9495, 2.026, 2.1055, 2.1881, 2.2737, 2.3624, 2.4541,
      2.5505, 2.6498, 2.7538, 2.8609, 2.9725, 3.0887, 3.2095, 3.3349, 3.3349, 3.3349, 3.3349,
    ],
    MA: [
      1, 1, 1, 1, 1, 1, 1, 1.5752, 1.5752, 1.5752, 1.5752, 1.5752, 1.5752, 1.6245, 1.6644, 1.6977,
      1.7137, 1.7377, 1.7617, 1.7763, 1.7923, 1.8003, 1.8083, 1.8149, 1.8229, 1.8389, 1.8549,
      1.8775, 1.9001, 1.9308, 1.968, 2.012, 2.0639, 2.1212, 2.1851, 2.2477, 2.3182, 2.3862, 2.4594,
      2.5326, 2.6112, 2.6884, 2.7696, 2.8522, 2.9374, 3.036, 3.1491, 3.1491, 3.1491, 3.1491, 3.1491,
    ],
    MN: [
      1, 1, 1, 1, 1, 1, 1, 1.1236, 1.1236, 1.1236, 1.1236, 1.1281, 1.1506, 1.1775, 1.2213, 1.2573,
      1.2753, 1.3022, 1.3292, 1.3461, 1.364, 1.373, 1.382, 1.391, 1.4, 1.418, 1.436, 1.4629, 1.4888,
      1.5247, 1.5697, 1.6225, 1.6854, 1.7562, 1.8371, 1.9169, 2.0067, 2.0955, 2.1933, 2.2921,
      2.3989, 2.5056, 2.6213, 2.7382, 2.8629, 2.9247, 3.0494, 3.1573, 3.2281, 3.3169, 3.3708,
    ],
    UT: [
      1, 1, 1, 1, 1, 1, 1, 1.261, 1.3241, 1.4035, 1.5019, 1.6368, 1.7188, 1.7528, 1.7528, 1.7528,
      1.7528, 1.7528, 1.7528, 1.7528, 1.7528, 1.7528, 1.7528, 1.7705, 1.797, 1.8285, 1.8651, 1.9117,
      1.9697, 2.0378, 2.1198, 2.2043, 2.2926, 2.3846, 2.4792, 2.5788, 2.6822, 2.7894, 2.9004,
      3.0164, 3.1375, 3.2636, 3.3934, 3.5296, 3.6709, 3.7831, 3.7831, 3.7831, 3.7831, 3.7831,
      3.7831,
    ],
  },
  tiers: {
    NY: { twoAdults: 2, adultAndChildren: 1.7, twoAdultsAndChildren: 2.85, childrenAlone: 0.412 },
    VT: { twoAdults: 2, adultAndChildren: 1.93, twoAdultsAndChildren: 2.81, childrenAlone: null },
  },
};
