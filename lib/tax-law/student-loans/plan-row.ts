import { sumBy } from "@/lib/finance/sum-by";

import type { IbrMonth } from "./ibr-months";
import type { RapMonth } from "./rap-months";

/** A plan as a row: payments in dollars a month, all else in dollars. */
export type PlanRow = {
  plan: string;
  first: number;
  last: number;
  months: number;
  paid: number;
  /** Interest that is not charged, and principal that the government pays. */
  waived: number;
  canceled: number;
  /** Federal income tax on what is canceled. */
  tax: number;
  /** Paid, with the tax. */
  total: number;
};

/**
 * The row of a plan that goes by income.
 *
 * - `months` those that are paid, at least one; what is owed after the last one is canceled
 * - `tax` on it in dollars
 *
 * @example planRow("RAP", [{ month: 1, income: 0, payment: 10, interest: 0, waived: 0, matched: 10, balance: 80, paid: 10 }], 0).waived // 10
 */
export function planRow(
  plan: string,
  months: readonly (RapMonth | IbrMonth)[],
  tax: number,
): PlanRow {
  const end = months.at(-1);
  const paid = end?.paid ?? 0;
  return {
    plan,
    first: months[0]?.payment ?? 0,
    last: end?.payment ?? 0,
    months: months.length,
    paid,
    waived: sumBy(months, (one) => ("waived" in one ? one.waived + one.matched : 0)),
    canceled: end?.balance ?? 0,
    tax,
    total: paid + tax,
  };
}

/**
 * The row of a plan of level payments.
 *
 * - `payment` dollars a month
 *
 * @example levelPlanRow("10-year Standard", 100, 120).paid // 12000
 */
export const levelPlanRow = (plan: string, payment: number, months: number): PlanRow => ({
  plan,
  first: payment,
  last: payment,
  months,
  paid: payment * months,
  waived: 0,
  canceled: 0,
  tax: 0,
  total: payment * months,
});
