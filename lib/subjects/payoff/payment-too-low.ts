import { refused } from "@/lib/calculator/report/notice";
import { coversInterest } from "@/lib/finance/loan/covers-interest";
import { formatUsd } from "@/lib/format";

/** Dollars; the rate in percent a year. */
type FixedPayment = { balance: number; annualRate: number; monthlyPayment: number };

/**
 * The refusal of a payment that never repays the debt, or undefined: the notice says `text`, and
 * `field` how much the interest is.
 */
export const paymentTooLow = (
  { balance, annualRate, monthlyPayment }: FixedPayment,
  text: string,
  field = "monthlyPayment",
) =>
  coversInterest(annualRate / 1200, monthlyPayment, balance)
    ? undefined
    : {
        notice: refused(text, "Payment Too Low"),
        errors: {
          [field]: `Interest alone is ${formatUsd((balance * annualRate) / 1200)} a month. Enter a payment above that.`,
        },
      };
