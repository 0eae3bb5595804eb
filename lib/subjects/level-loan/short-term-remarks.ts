import type { Remark } from "@/lib/calculator/definition";
import { formatUsd } from "@/lib/format";

/** What the formula makes of a term of less than a month, in years, is a payment that nobody makes. */
export const shortTermRemarks = (
  { totalPayment }: { totalPayment: number },
  { years }: { years: number },
): Remark[] =>
  years * 12 < 1
    ? [
        {
          tone: "warning",
          text: `The term is shorter than a month: one payment of ${formatUsd(totalPayment)} repays the loan. The monthly payment above is only what the formula makes of such a term.`,
        },
      ]
    : [];
