import type { Place } from "@/lib/tax-law/health/poverty-guidelines";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

/** Who repays a federal loan by income. */
export type Borrower = {
  /** Adjusted gross income in dollars a year, of both spouses on a joint return. */
  agi: number;
  /** Claimed on the tax return. */
  dependents: number;
  /** Whole, 1 or more: oneself, the dependents, and a spouse who files jointly. */
  familySize: number;
  /** Percent a year, of the income, and of prices: the poverty guideline and tax brackets rise with those. */
  incomeGrowth: number;
  inflation: number;
  place: Place;
  status: FilingStatus;
  /** Of the federal loans of both spouses on a joint return, a fraction: all of them unless given. */
  share?: number;
};
