import type { Chart } from "@/lib/calculator/charts/chart";

import { placedRows } from "../row-places";
import { rowsOf } from "../rows";
import { scalesOf } from "../scales";

/** Where the points of a chart lie, in pixels, and along which side. */
export type Stops = { axis: "x" | "y"; places: readonly number[] };

/** The points that a marker stops at: of a plot along its x axis, of rows from top to bottom. */
export function stopsOf(chart: Chart, width: number, height: number): Stops {
  if (!("series" in chart)) {
    const { placed } = placedRows(rowsOf(chart), width);
    return { axis: "y", places: placed.map(({ top, bottom }) => (top + bottom) / 2) };
  }
  const { x } = scalesOf(chart, width, height);
  const places = chart.x.values.map((value, index) => x(chart.kind === "bars" ? index : value));
  return { axis: "x", places };
}

/** The point nearest to where the pointer is. */
export const nearestStop = ({ places }: Stops, at: number): number =>
  places.reduce(
    (nearest, place, index) =>
      Math.abs(place - at) < Math.abs((places[nearest] ?? 0) - at) ? index : nearest,
    0,
  );

/** Where a key leads from a point: nothing where it is none that moves. Rows are read downward. */
export function stopByKey(key: string, from: number, { axis, places }: Stops): number | undefined {
  const last = places.length - 1;
  const down = axis === "y" ? 1 : -1;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: down,
    ArrowUp: -down,
    Home: -last,
    End: last,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(last, from + step));
}
