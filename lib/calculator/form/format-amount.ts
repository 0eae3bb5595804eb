import {
  formatCompact,
  formatCompactUsd,
  formatCount,
  formatNumber,
  formatPreciseUsd,
} from "@/lib/format";

import type { NumberKind } from "./number-field";

/**
 * An amount of this kind as a person would write it: $1,000, 6.5%, 30 years, age 67, the year 2018. Digits beyond
 * cents stay, because they were entered: a dividend of $0.235 is not one of $0.24.
 */
export function formatAmount(kind: NumberKind, amount: number): string {
  if (kind === "money") return formatPreciseUsd(amount).replace(/\.00$/, "");
  if (kind === "percent") return `${formatNumber(amount)}%`;
  if (kind === "calendarYear") return String(amount);
  if (kind === "years") return formatCount(amount, "year");
  return kind === "months" ? formatCount(amount, "month") : formatNumber(amount);
}

/** An amount of this kind as short as a tick of a chart has to be: $250K, 6.5%, 30. */
export function formatTick(kind: NumberKind, amount: number): string {
  if (kind === "money") return formatCompactUsd(amount);
  if (kind === "percent") return `${formatNumber(amount)}%`;
  return kind === "calendarYear" ? String(amount) : formatCompact(amount);
}

/** What a label says that counts the unit itself: "Target months", "Years of service". */
const unitIn: Partial<Record<NumberKind, RegExp>> = { years: /\byears\b/i, months: /\bmonths\b/i };

/**
 * An amount as it stands after its label: 4 after "Target months", which names the unit already,
 * and 30 years after "Loan term".
 */
export const labeledAmount = (label: string, kind: NumberKind, amount: number): string =>
  unitIn[kind]?.test(label) ? formatNumber(amount) : formatAmount(kind, amount);
