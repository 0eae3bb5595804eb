/** What a borrower pays on top of the level payments of a loan, in dollars. What is left out is 0. */
export type ExtraPayments = {
  /** With every payment. */
  extraMonthly?: number;
  /** With every twelfth payment. */
  extraYearly?: number;
  /** Once, with the payment of the month `onceAfterMonths`: 12 is the twelfth, and none the first. */
  onceAmount?: number;
  onceAfterMonths?: number;
};

/**
 * What is paid on top of the payment of a month, in dollars.
 *
 * - `month` counted from 1
 * - the amounts 0 or more
 *
 * @example extraPaymentIn(24, { extraMonthly: 100, extraYearly: 1_200 }) // 1300
 */
export function extraPaymentIn(month: number, extra: ExtraPayments): number {
  const { extraMonthly = 0, extraYearly = 0, onceAmount = 0, onceAfterMonths = 0 } = extra;
  const once = month === Math.max(1, onceAfterMonths) ? onceAmount : 0;
  return extraMonthly + (month % 12 === 0 ? extraYearly : 0) + once;
}

/** Whether anything is paid on top. */
export const hasExtraPayments = ({
  extraMonthly = 0,
  extraYearly = 0,
  onceAmount = 0,
}: ExtraPayments): boolean => extraMonthly + extraYearly + onceAmount > 0;
