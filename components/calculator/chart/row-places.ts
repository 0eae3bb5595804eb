import { lineHeight, widthOf, wrapped } from "./text-size";
import type { ChartRow } from "./rows";

export const barHeight = 14;
/** From a label to its bar, from the bars to the amounts, and from one row to the next. */
const gaps = { bar: 4, reading: 16, row: 12 };

/** A row and where it stands: the lines of its label, its bar under them, and where all of it ends. */
export type PlacedRow = ChartRow & {
  lines: string[];
  top: number;
  barTop: number;
  bottom: number;
};

/** Rows under each other. The bars end where the column of the amounts begins. */
export function placedRows(rows: readonly ChartRow[], width: number) {
  let height = 0;
  const placed = rows.map((row): PlacedRow => {
    const top = height;
    const lines = wrapped(row.label, width);
    const barTop = top + lines.length * lineHeight + gaps.bar;
    const bottom = barTop + barHeight + (row.mark || row.ends ? lineHeight : 0);
    height = bottom + gaps.row;
    return { ...row, lines, top, barTop, bottom };
  });
  const beside = rows
    .filter(({ ends }) => !ends)
    .flatMap(({ reading, mark }) => [reading, mark?.name ?? ""]);
  const column = beside.length > 0 ? Math.max(...beside.map(widthOf)) + gaps.reading : 0;
  return { placed, height, barsEnd: Math.max(0, width - column) };
}
