import { sumBy } from "@/lib/finance/sum-by";

import type { Filer } from "../filer";
import type { NamedAmount } from "../state-law";

/** What most forms begin with: line 11 of Form 1040. */
export const federalAgi = ({ federal }: Filer): NamedAmount => [
  "Federal adjusted gross income",
  federal.adjustedGrossIncome,
];

/** Most states take what the federal return taxes of Social Security off again. */
export const socialSecurity = ({ federal }: Filer): NamedAmount => [
  "Taxable Social Security",
  federal.taxableSocialSecurity,
];

/** A share of the federal earned income credit, as many states add. */
export const earnedIncomeCredit = ({ federal }: Filer, share: number): NamedAmount => [
  "Earned income credit",
  share * federal.earnedIncomeCredit,
];

/**
 * All income with all benefits of Social Security, a loss counted as nothing: states measure low incomes so.
 * Dollars a year.
 *
 * @example grossIncome({ people: [{ selfEmployment: -2_000 }], household: {}, federal: { totalIncome: 13_000 } }) // 15000
 */
export const grossIncome = ({ people, household, federal }: Filer): number =>
  federal.totalIncome -
  (household.preTax401k ?? 0) -
  sumBy(people, ({ selfEmployment }) => Math.min(0, selfEmployment));
