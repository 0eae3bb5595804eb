/**
 * The premium tax credit by coverage year. The fixture us_tax_tables.json says of each number what it
 * was read in; the documents themselves were out of reach. In short:
 *
 * - 2024 to 2026: PolicyEngine/policyengine-us@8914f89da054 (gov/aca), alone for 2024
 * - 2025 to 2027: GitHub file 69009832499, a table that cites the documents
 * - 2026: https://coveragemath.com/data/applicable-percentages.json
 * - 2026 and 2027: GitHub file 66678038788, which quotes both revenue procedures
 * - 2027: GitHub file 61862678076, from 2.15% to 10.22%
 */
import type { Table } from "@/lib/tax-law/years/law-year";

/** The part of its income that a household is expected to pay for health insurance. */
export type PremiumCredit = Table<{
  /**
   * Income in poverty lines, `from` included, and the part of it at both ends. A last band that ends
   * includes its end, and above it there is no credit.
   */
  bands: readonly { from: number; to: number | null; start: number; end: number }[];
}>;

/** The larger credit of 2021 to 2025. */
const enhancedBands: PremiumCredit["bands"] = [
  { from: 0, to: 1.5, start: 0, end: 0 },
  { from: 1.5, to: 2, start: 0, end: 0.02 },
  { from: 2, to: 2.5, start: 0.02, end: 0.04 },
  { from: 2.5, to: 3, start: 0.04, end: 0.06 },
  { from: 3, to: 4, start: 0.06, end: 0.085 },
  { from: 4, to: null, start: 0.085, end: 0.085 },
];

/** By coverage year, the newest last. */
export const premiumCredits: readonly PremiumCredit[] = [
  {
    year: 2024,
    document: "26 U.S.C. 36B(b)(3)(A)(iii)",
    checked: "2026-11-21",
    bands: enhancedBands,
  },
  {
    year: 2025,
    document: "26 U.S.C. 36B(b)(3)(A)(iii)",
    checked: "2026-11-25",
    bands: enhancedBands,
  },
  {
    year: 2026,
    document: "Rev. Proc. 2025-25",
    checked: "2026-11-25",
    bands: [
      { from: 0, to: 1.33, start: 0.021, end: 0.021 },
      { from: 1.33, to: 1.5, start: 0.0314, end: 0.0419 },
      { from: 1.5, to: 2, start: 0.0419, end: 0.066 },
      { from: 2, to: 2.5, start: 0.066, end: 0.0844 },
      { from: 2.5, to: 3, start: 0.0844, end: 0.0996 },
      { from: 3, to: 4, start: 0.0996, end: 0.0996 },
    ],
  },
  {
    year: 2027,
    document: "Rev. Proc. 2026-26",
    checked: "2026-11-25",
    bands: [
      { from: 0, to: 1.33, start: 0.0215, end: 0.0215 },
      { from: 1.33, to: 1.5, start: 0.0323, end: 0.043 },
      { from: 1.5, to: 2, start: 0.043, end: 0.0678 },
      { from: 2, to: 2.5, start: 0.0678, end: 0.0866 },
      { from: 2.5, to: 3, start: 0.0866, end: 0.1022 },
      { from: 3, to: 4, start: 0.1022, end: 0.1022 },
    ],
  },
];

/** The newest coverage year that is known here. */
export const newestCoverageYear = Math.max(...premiumCredits.map(({ year }) => year));
