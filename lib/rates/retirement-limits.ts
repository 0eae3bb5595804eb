/** What one person may contribute to accounts of one kind in a year, in dollars. */
export type ContributionLimit = {
  limit: number;
  /** On top of it from the year in which the age of 50 is reached. */
  catchUp: number;
  /** In place of `catchUp` in the years in which the ages of 60 to 63 are reached. */
  catchUpAt60?: number;
};

export type RetirementLimits = {
  /** The calendar year they are the law of. */
  year: number;
  /** What an employee may defer from pay to 401(k) plans, all employers together. */
  k401: ContributionLimit;
  /** Employee and employer together, catch-up not included. */
  annualAdditions: number;
  /** Traditional and Roth IRAs together. */
  ira: ContributionLimit;
  /** The document that set them. */
  document: string;
};

/**
 * The limits on retirement contributions, the newest year last. Sections 402(g), 414(v), 415(c) and
 * 219(b)(5) of the Internal Revenue Code, as the IRS adjusts them each year for inflation.
 *
 * Read on 2026-11-21 in pages that cite the documents named here, two or more of them agreeing
 * (annualAdditions of 2024: one):
 *
 * - 2024: https://www.pionline.com/defined-contribution/irs-increases-defined-contribution-limit-2024
 * - 2025 and 2026: https://www.groom.com/resources/2026-retirement-plan-limits-announced
 * - 2026: https://www.financial-planning.com/news/irs-ups-limits-for-401k-and-ira-contributions-in-2026
 * - all: PolicyEngine/policyengine-us, gov/irs/gross_income/retirement_contributions
 */
export const retirementLimits = [
  {
    year: 2024,
    k401: { limit: 23_000, catchUp: 7_500 },
    annualAdditions: 69_000,
    ira: { limit: 7_000, catchUp: 1_000 },
    document: "IRS Notice 2023-75",
  },
  {
    year: 2025,
    k401: { limit: 23_500, catchUp: 7_500, catchUpAt60: 11_250 },
    annualAdditions: 70_000,
    ira: { limit: 7_000, catchUp: 1_000 },
    document: "IRS Notice 2024-80",
  },
  {
    year: 2026,
    k401: { limit: 24_500, catchUp: 8_000, catchUpAt60: 11_250 },
    annualAdditions: 72_000,
    ira: { limit: 7_500, catchUp: 1_100 },
    document: "IRS Notice 2025-67",
  },
] as const satisfies readonly RetirementLimits[];

/** The limits of the newest year that is known here. */
export const newestLimits = retirementLimits[retirementLimits.length - 1] as RetirementLimits;
