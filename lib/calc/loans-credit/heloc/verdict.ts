import { formatDuration } from "@/lib/calculator/report/duration";
import { formatCount, formatRoundedUsd } from "@/lib/format";

import type { HelocInput, HelocResult } from "./calculation";

/** What the payments come to in a sentence, and what another rate or an extra changes. */
export function helocVerdict(result: HelocResult, { drawPeriod, extra = 0 }: HelocInput) {
  const { paymentIncrease, drawMonths, interestSaved, sameRatePayment, piPayment } = result;
  const saved =
    interestSaved === null
      ? ""
      : ` The extra saves ${formatRoundedUsd(interestSaved)} in interest.`;
  if (paymentIncrease === null)
    return `With the extra, you pay off the line in ${formatDuration(Math.ceil(drawMonths ?? 0))}, before the repayment period begins.${saved}`;
  const rate =
    sameRatePayment === null || piPayment === sameRatePayment
      ? ""
      : piPayment > sameRatePayment
        ? ` The higher rate adds ${formatRoundedUsd(piPayment - sameRatePayment)} a month to the repayment.`
        : ` The lower rate takes ${formatRoundedUsd(sameRatePayment - piPayment)} a month off the repayment.`;
  if (drawPeriod === 0)
    return `With no draw period, you pay principal and interest from the first month.${rate}`;
  const paid = extra > 0 ? "interest and extra payments" : "interest-only payments";
  const change =
    paymentIncrease < 0
      ? `falls by ${formatRoundedUsd(-paymentIncrease)}`
      : `rises by ${formatRoundedUsd(paymentIncrease)}`;
  return `After ${formatCount(drawPeriod, "year")} of ${paid}, the payment ${change} a month.${rate}${saved}`;
}
