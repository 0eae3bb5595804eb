import { amountLeft } from "@/lib/finance/amount-left";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { presentValue } from "@/lib/finance/time-value/present-value";

export type AnnuityInput = {
  mode: "presentValue" | "futureValue";
  /** Dollars a period, above 0. */
  payment: number;
  /** Percent a period, 0 or more. */
  ratePerPeriod: number;
  /** How many payments, above 0. */
  periods: number;
  /** When in its period a payment is made. */
  timing?: "end" | "beginning";
};

export type AnnuityResult = {
  /** At the start for a present value, at the end for a future value. */
  value: number;
  type: "Present Value" | "Future Value";
  /** What a payment is worth at the end of its period, in dollars. */
  paymentAtEnd: number;
  totalPayments: number;
  /** What lies between the payments and the value. */
  interest: number;
};

/**
 * What level payments are worth before the first period or after the last one:
 *
 *     presentValue = payment × (1 − (1 + r)^−n) ÷ r
 *     futureValue  = payment × ((1 + r)^n − 1) ÷ r
 *
 * payment × n each at rate 0, and (1 + r) times as much when payments come at the beginning.
 */
export function annuity({
  mode,
  payment,
  ratePerPeriod,
  periods,
  timing = "end",
}: AnnuityInput): AnnuityResult {
  const worth = mode === "presentValue" ? presentValue : futureValue;
  const paymentAtEnd = timing === "beginning" ? payment * (1 + ratePerPeriod / 100) : payment;
  const value = worth(ratePerPeriod / 100, periods, -paymentAtEnd);
  const totalPayments = payment * periods;
  return {
    value,
    type: mode === "presentValue" ? "Present Value" : "Future Value",
    paymentAtEnd,
    totalPayments,
    interest: Math.abs(amountLeft(value, totalPayments)),
  };
}
