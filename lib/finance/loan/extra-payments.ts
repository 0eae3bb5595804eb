/** What a borrower pays on top of the level payments of a loan, in dollars. What is left out is 0. */
export type ExtraPayments = {
  /** With every payment. */
  monthly?: number;
  /** With every twelfth payment. */
  yearly?: number;
  /** Once, with the payment of the month `onceAfter`: 12 is the twelfth. */
  once?: number;
  onceAfter?: number;
};

/**
 * What is paid on top of the payment of a month, in dollars.
 *
 * - `month` counted from 1
 * - the amounts 0 or more
 *
 * @example extraPaymentIn(24, { monthly: 100, yearly: 1_200 }) // 1300
 */
export const extraPaymentIn = (
  month: number,
  { monthly = 0, yearly = 0, once = 0, onceAfter = 0 }: ExtraPayments,
): number =>
  monthly + (month % 12 === 0 ? yearly : 0) + (month === Math.max(1, onceAfter) ? once : 0);

/** Whether anything is paid on top. */
export const hasExtraPayments = ({ monthly = 0, yearly = 0, once = 0 }: ExtraPayments): boolean =>
  monthly + yearly + once > 0;
