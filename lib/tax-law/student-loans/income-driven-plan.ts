import { povertyGuidelines } from "@/lib/tax-law/health/poverty-guidelines";
import { povertyLine } from "@/lib/tax-law/health/poverty-line";

import type { Borrower } from "./borrower";
import { ibrMonths, type IbrMonth } from "./ibr-months";
import { rapMonths, type OwedLoan, type RapMonth } from "./rap-months";
import { taxOnCanceledDebt } from "./tax-on-canceled-debt";

/** The months of a plan that goes by income, and the federal income tax on what it cancels, in dollars. */
type IncomeDrivenPlan<Month> = { months: readonly Month[]; tax: number };

/**
 * A loan under RAP.
 *
 * - `loan` what is owed as repayment begins, above 0
 *
 * @example rapPlan({ owed: 30_000, rate: 6.53 }, { agi: 40_000, dependents: 0, familySize: 1, incomeGrowth: 0, inflation: 0, place: "contiguous", status: "single" }).tax // 1440
 *
 * Source: rapMonths and taxOnCanceledDebt.
 */
export function rapPlan(loan: OwedLoan, borrower: Borrower): IncomeDrivenPlan<RapMonth> {
  const months = rapMonths(loan, incomeOf(borrower), borrower.dependents, borrower.share);
  return { months, tax: taxAtTheEnd(months, borrower) };
}

/**
 * A loan under IBR, by the newest poverty guideline known here.
 *
 * - `loan` what is owed as repayment begins, above 0
 * - `since` "new" for who pays 10%, "old" for who pays 15%
 *
 * @example ibrPlan({ owed: 30_000, rate: 6.53 }, { agi: 40_000, dependents: 0, familySize: 1, incomeGrowth: 0, inflation: 0, place: "contiguous", status: "single" }, "new").months.length // 240
 *
 * Source: ibrMonths and taxOnCanceledDebt.
 */
export function ibrPlan(
  loan: OwedLoan,
  borrower: Borrower,
  since: "new" | "old",
): IncomeDrivenPlan<IbrMonth> {
  const line = familyGuideline(borrower);
  const prices = growing(borrower.inflation);
  const guideline = (year: number) => line * prices(year);
  const months = ibrMonths(loan, incomeOf(borrower), guideline, since, borrower.share);
  return { months, tax: taxAtTheEnd(months, borrower) };
}

/**
 * The newest poverty guideline known here for the family of a borrower, in dollars a year.
 *
 * @example familyGuideline({ familySize: 3, place: "contiguous" }) // 27320
 *
 * Source: 42 U.S.C. 9902(2); 34 CFR 685.209(b)(14), which takes that of the 48 states for other places.
 */
export function familyGuideline({
  familySize,
  place,
}: Pick<Borrower, "familySize" | "place">): number {
  const newest = povertyGuidelines.at(-1);
  return newest ? povertyLine(newest, place, familySize) : NaN;
}

const growing = (percent: number) => (year: number) => (1 + percent / 100) ** year;

function incomeOf({ agi, incomeGrowth }: Borrower) {
  const growth = growing(incomeGrowth);
  return (year: number) => agi * growth(year);
}

function taxAtTheEnd(months: readonly { balance: number }[], borrower: Borrower): number {
  const year = Math.floor((months.length - 1) / 12);
  return taxOnCanceledDebt(months.at(-1)?.balance ?? 0, {
    income: incomeOf(borrower)(year),
    prices: growing(borrower.inflation)(year),
    status: borrower.status,
  });
}
