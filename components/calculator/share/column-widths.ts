import type { Cell, Worksheet } from "@/lib/calculator/share/cells";
import { formatMonth, formatNumber, formatUsd } from "@/lib/format";

/** A column is at least so wide and at most so wide, in letters. */
const [least, most] = [10, 90];

/**
 * How wide each column has to be for what stands in it. Words with nothing to their right run on over the
 * empty cells there, and need no room of their own.
 */
export const widthsOf = ({ rows, headings }: Worksheet): number[] => {
  const columns = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const lengths = rows.map((row, index) => {
      const cell = row[column] ?? "";
      // A head stands over its numbers, and in bold.
      if (headings.includes(index)) return 1.15 * lengthOf(cell);
      const runsOn = typeof cell === "string" && row.slice(column + 1).every((next) => next === "");
      return runsOn ? 0 : lengthOf(cell);
    });
    // Two more: numbers do not touch.
    return Math.min(most, Math.ceil(Math.max(least, ...lengths)) + 2);
  });
};

function lengthOf(cell: Cell): number {
  if (typeof cell === "string") return cell.length;
  if (typeof cell.value !== "number") return String(cell.value).length;
  if (cell.format?.startsWith("$")) return formatUsd(cell.value).length;
  if (cell.format?.includes("mmmm")) return formatMonth({ year: 2026, month: 9 }).length;
  return cell.format?.includes("yyyy") ? "2026-11-23".length : formatNumber(cell.value).length;
}
