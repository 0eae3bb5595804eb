import type { RowChart } from "@/lib/calculator/charts/chart";

import { placedRows } from "../row-places";
import { rowsOf } from "../rows";

type RowMarkerProps = { chart: RowChart; width: number; index: number };

/** How far the frame stands from its row. */
const reach = 4;

/** A frame around a row. */
export function RowMarker({ chart, width, index }: RowMarkerProps) {
  const row = placedRows(rowsOf(chart), width).placed[index];
  return (
    row && (
      <rect
        x={-reach}
        y={row.top - reach}
        width={width + 2 * reach}
        height={row.bottom - row.top + 2 * reach}
        rx={6}
        fill="none"
        strokeWidth={1.5}
        className="stroke-foreground"
      />
    )
  );
}
