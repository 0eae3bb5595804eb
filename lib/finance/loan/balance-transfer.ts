import { futureValue } from "@/lib/finance/time-value/future-value";

import { payoffMonths } from "./payoff-months";
import { payoffTotal } from "./payoff-total";

/** What another card offers for a balance. */
export type TransferOffer = {
  /** Percent of the balance, added to it. */
  transferFee: number;
  /** How many months the offer lasts, above 0 and whole. */
  transferMonths: number;
  /** Percent a year while it lasts. */
  transferRate: number;
};

export type BalanceTransfer = {
  /** Dollars. */
  transferFeePaid: number;
  /** Dollars that are left when the offer ends, 0 where all is paid before. */
  transferLeft: number;
  /** Whole payments. Null where the payment does not cover the interest after the offer. */
  transferPayments: number | null;
  /** Dollars of interest and the fee. Null where it never ends. */
  transferCost: number | null;
};

/**
 * A balance moved to an offer and paid off with the same fixed payment. What is left when the offer ends is
 * charged the card's own rate.
 *
 * - `apr` in percent a year, 0 or more
 * - `payment` and `balance` in dollars, above 0
 *
 * Nothing is thrown. A payment that does not cover the interest after the offer gives null.
 *
 *     transferLeft = max(0, FV(transferRate ÷ 1200, transferMonths, payment, −(balance + fee)))
 *     transferCost = all payments − balance
 *
 * @example balanceTransfer(22, 200, 5_000, { transferFee: 3, transferMonths: 18, transferRate: 0 }).transferLeft // 1550
 */
export function balanceTransfer(
  apr: number,
  payment: number,
  balance: number,
  { transferFee, transferMonths, transferRate }: TransferOffer,
): BalanceTransfer {
  const offered = transferRate / 1200;
  const transferFeePaid = (balance * transferFee) / 100;
  const owed = balance + transferFeePaid;
  const within = payoffMonths(offered, payment, owed);
  if (within <= transferMonths)
    return {
      transferFeePaid,
      transferLeft: 0,
      transferPayments: within,
      transferCost: payoffTotal(offered, payment, owed) - balance,
    };
  const transferLeft = futureValue(offered, transferMonths, payment, -owed);
  const after = payoffMonths(apr / 1200, payment, transferLeft);
  const ends = Number.isFinite(after);
  return {
    transferFeePaid,
    transferLeft,
    transferPayments: ends ? transferMonths + after : null,
    transferCost: ends
      ? payment * transferMonths + payoffTotal(apr / 1200, payment, transferLeft) - balance
      : null,
  };
}
