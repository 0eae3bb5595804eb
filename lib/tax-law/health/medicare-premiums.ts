/**
 * What Medicare asks for a month of its medical insurance (Part B), and what it adds to that and to the premium
 * of a drug plan (Part D) at higher incomes. The fixture medicare_premium_cases.json says what each number was
 * read in. In short:
 *
 * - PolicyEngine/policyengine-us@8914f89da054 (gov/hhs/medicare) has all of it
 * - prepareformedicare.com for Part B of 2026, q1medicare.com for Part D of 2025 and mbsmsolutions.com for 2024
 *   have copies of the tables of the Centers for Medicare and Medicaid Services
 */
import type { ByStatus, Table } from "@/lib/tax-law/years/law-year";

/** Dollars a month. */
type Surcharge = { partB: number; partD: number };

/** Dollars: a month for premiums, a year for incomes. */
export type MedicarePremiums = Table<{
  /** What everybody pays for Part B. */
  standardPartB: number;
  /** Added for one person, the lowest first: the tiers of income above the first, which has none. */
  surcharges: readonly Surcharge[];
  /**
   * Where each tier of income ends but the last: its end belongs to it, except that the highest tier begins
   * with exactly the last of them. Spouses who file separately have no tiers in between.
   */
  limits: ByStatus<readonly number[]>;
}>;

/** 42 U.S.C. 1395r(i)(3)(C)(ii): a couple has twice the limits, but for the highest; all others have the same. */
function limitsOf(
  alone: readonly number[],
  highest: { alone: number; joint: number; separate: number },
): MedicarePremiums["limits"] {
  const [first = 0] = alone;
  const ofOne = [...alone, highest.alone];
  return {
    single: ofOne,
    marriedFilingJointly: [...alone.map((limit) => 2 * limit), highest.joint],
    marriedFilingSeparately: [...alone.map(() => first), highest.separate],
    headOfHousehold: ofOne,
    qualifyingSurvivingSpouse: ofOne,
  };
}

const checked = "2026-11-29";

/** By year of coverage, the newest last. */
export const medicarePremiums: readonly MedicarePremiums[] = [
  {
    year: 2024,
    document: "CMS fact sheet: 2024 Medicare Parts A & B premiums and deductibles",
    checked,
    standardPartB: 174.7,
    surcharges: [
      { partB: 69.9, partD: 12.9 },
      { partB: 174.7, partD: 33.3 },
      { partB: 279.5, partD: 53.8 },
      { partB: 384.3, partD: 74.2 },
      { partB: 419.3, partD: 81 },
    ],
    limits: limitsOf([103_000, 129_000, 161_000, 193_000], {
      alone: 500_000,
      joint: 750_000,
      separate: 397_000,
    }),
  },
  {
    year: 2025,
    document: "CMS fact sheet: 2025 Medicare Parts A & B premiums and deductibles",
    checked,
    standardPartB: 185,
    surcharges: [
      { partB: 74, partD: 13.7 },
      { partB: 185, partD: 35.3 },
      { partB: 295.9, partD: 57 },
      { partB: 406.9, partD: 78.6 },
      { partB: 443.9, partD: 85.8 },
    ],
    limits: limitsOf([106_000, 133_000, 167_000, 200_000], {
      alone: 500_000,
      joint: 750_000,
      separate: 394_000,
    }),
  },
  {
    year: 2026,
    document: "CMS fact sheet: 2026 Medicare Parts A & B premiums and deductibles",
    checked,
    standardPartB: 202.9,
    surcharges: [
      { partB: 81.2, partD: 14.5 },
      { partB: 202.9, partD: 37.5 },
      { partB: 324.6, partD: 60.4 },
      { partB: 446.3, partD: 83.3 },
      { partB: 487, partD: 91 },
    ],
    limits: limitsOf([109_000, 137_000, 171_000, 205_000], {
      alone: 500_000,
      joint: 750_000,
      separate: 391_000,
    }),
  },
];
