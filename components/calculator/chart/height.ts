import type { Chart } from "@/lib/calculator/charts/chart";

import { placedRows } from "./row-places";
import { rowsOf } from "./rows";

/** How high a chart of this width is drawn: its words keep their size. */
export const heightOf = (chart: Chart, width: number) =>
  "series" in chart ? 256 : placedRows(rowsOf(chart), width).height;
