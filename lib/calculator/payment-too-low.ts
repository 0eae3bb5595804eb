import { coversInterest } from "@/lib/finance/covers-interest";
import { formatUsd } from "@/lib/format";

import { refused } from "./notice";

/** Dollars; the rate in percent a year. */
type FixedPayment = { balance: number; annualRate: number; monthlyPayment: number };

/** The refusal of a payment that never repays the debt, or undefined: the notice says `text`. */
export const paymentTooLow = (
  { balance, annualRate, monthlyPayment }: FixedPayment,
  text: string,
) =>
  coversInterest(annualRate / 1200, monthlyPayment, balance)
    ? undefined
    : {
        notice: refused(text, "Payment Too Low"),
        problems: {
          monthlyPayment: `Interest alone is ${formatUsd((balance * annualRate) / 1200)} a month. Enter a payment above that.`,
        },
      };
