import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { formatCount, formatUsd } from "@/lib/format";

/**
 * The payments of a schedule with at least one row: "360 payments of $1,539.29". A term that ends
 * within a month pays a part of a payment last: "12 payments of $85.61 and a last one of $42.80".
 */
export function paymentsInWords(schedule: readonly Pick<ScheduleRow, "payment">[]): string {
  const level = formatUsd(schedule[0]?.payment ?? 0);
  const last = formatUsd(schedule.at(-1)?.payment ?? 0);
  return last === level
    ? `${formatCount(schedule.length, "payment")} of ${level}`
    : `${formatCount(schedule.length - 1, "payment")} of ${level} and a last one of ${last}`;
}
