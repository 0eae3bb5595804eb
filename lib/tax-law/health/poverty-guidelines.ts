/**
 * The poverty guidelines that HHS publishes each January, in dollars a year. The fixture
 * us_tax_tables.json says of each number what it was read in. In short:
 *
 * - PolicyEngine/policyengine-us@8914f89da054 (gov/hhs/fpg.yaml) has all of them
 * - GitHub file 69009832499, a table that cites the notices: 2024, 2025 and 2026
 * - https://factually.co/fact-checks/finance/2026-federal-poverty-guidelines-by-household-size-88aaa3: 2025
 * - https://millermayer.com/2023/hhs-issues-poverty-guidelines-for-2023: 2023 (not Alaska and Hawaii)
 *
 * The days of publication were read in the notices, at https://www.govinfo.gov and
 * https://regulations.justia.com, which were stored without their tables.
 */
import type { Table } from "@/lib/tax-law/years/law-year";

/** Where a household lives, as the guidelines divide the country. */
export type Place = "contiguous" | "alaska" | "hawaii";

/** `published` is a day, as 2026-01-15. */
export type PovertyGuidelines = Table<
  { published: string } & Record<Place, { firstPerson: number; eachAdditional: number }>
>;

/** By year, the newest last. None are published for the territories. */
export const povertyGuidelines: readonly PovertyGuidelines[] = [
  {
    year: 2023,
    document: "HHS poverty guidelines of 2023 (88 Fed. Reg. 3424)",
    published: "2023-01-19",
    checked: "2026-11-21",
    contiguous: { firstPerson: 14_580, eachAdditional: 5_140 },
    alaska: { firstPerson: 18_210, eachAdditional: 6_430 },
    hawaii: { firstPerson: 16_770, eachAdditional: 5_910 },
  },
  {
    year: 2024,
    document: "HHS poverty guidelines of 2024 (89 Fed. Reg. 2961)",
    published: "2024-01-17",
    checked: "2026-11-25",
    contiguous: { firstPerson: 15_060, eachAdditional: 5_380 },
    alaska: { firstPerson: 18_810, eachAdditional: 6_730 },
    hawaii: { firstPerson: 17_310, eachAdditional: 6_190 },
  },
  {
    year: 2025,
    document: "HHS poverty guidelines of 2025 (90 Fed. Reg. 5917)",
    published: "2025-01-17",
    checked: "2026-11-25",
    contiguous: { firstPerson: 15_650, eachAdditional: 5_500 },
    alaska: { firstPerson: 19_550, eachAdditional: 6_880 },
    hawaii: { firstPerson: 17_990, eachAdditional: 6_330 },
  },
  {
    year: 2026,
    document: "HHS poverty guidelines of 2026 (91 Fed. Reg. 1797)",
    published: "2026-01-15",
    checked: "2026-11-25",
    contiguous: { firstPerson: 15_960, eachAdditional: 5_680 },
    alaska: { firstPerson: 19_950, eachAdditional: 7_100 },
    hawaii: { firstPerson: 18_360, eachAdditional: 6_530 },
  },
];
