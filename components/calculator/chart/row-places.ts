import { lineHeight, widthOf, wrapped } from "./labels";
import type { ChartRow } from "./rows";

export const barHeight = 14;
/** From a label to its bar, from the bars to the amounts, and from one row to the next. */
const gaps = { bar: 4, reading: 16, row: 12 };

/** A row and where it stands: the lines of its label, and its bar under them. */
export type PlacedRow = ChartRow & { lines: string[]; top: number; barTop: number };

/** Rows under each other. The bars end where the column of the amounts begins. */
export function placedRows(rows: readonly ChartRow[], width: number) {
  let height = 0;
  const placed = rows.map((row): PlacedRow => {
    const top = height;
    const lines = wrapped(row.label, width);
    const barTop = top + lines.length * lineHeight + gaps.bar;
    height = barTop + barHeight + (row.mark ? lineHeight : 0) + gaps.row;
    return { ...row, lines, top, barTop };
  });
  const column = Math.max(
    ...rows.flatMap(({ reading, mark }) => [reading, mark?.name ?? ""]).map(widthOf),
  );
  return { placed, height, barsEnd: Math.max(0, width - column - gaps.reading) };
}
