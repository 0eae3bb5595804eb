import type { NumberKind } from "@/lib/calculator/form/fields";
import { formatCompact, formatCompactUsd, formatNumber } from "@/lib/format";

/** An amount of this kind as short as a tick of a chart has to be: $250K, 6.5%, 30. */
export function formatTick(kind: NumberKind, amount: number): string {
  if (kind === "money") return formatCompactUsd(amount);
  if (kind === "percent") return `${formatNumber(amount)}%`;
  return kind === "calendarYear" ? String(amount) : formatCompact(amount);
}
