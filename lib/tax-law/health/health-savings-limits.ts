/**
 * What may go into a health savings account in a year. Read on 2026-11-30:
 *
 * - 2026: https://www.wtwco.com/en-us/insights/2025/05/irs-announces-2026-hsa-hdhp-and-eb-hra-dollar-limits and
 *   https://kpmg.com/us/en/taxnewsflash/news/2025/05/tnf-rev-proc-2025-19-hsa-inflation-adjusted-amounts-for-2026.html
 * - 2027: GitHub files 66453286260 and 69669123376, which quote the revenue procedure
 */
import type { Table } from "@/lib/tax-law/years/law-year";

/** Dollars a year, by whom the plan covers; `catchUp` from age 55. */
type HealthSavingsLimits = Table<{ selfOnly: number; family: number; catchUp: number }>;

/** By year, the newest last. */
export const healthSavingsLimits: readonly HealthSavingsLimits[] = [
  {
    year: 2026,
    document: "Rev. Proc. 2025-19",
    checked: "2026-11-30",
    selfOnly: 4_400,
    family: 8_750,
    catchUp: 1_000,
  },
  {
    year: 2027,
    document: "Rev. Proc. 2026-24",
    checked: "2026-11-30",
    selfOnly: 4_500,
    family: 9_000,
    catchUp: 1_000,
  },
];
