import type { Lines } from "@/lib/calculator/charts/chart";

import { boxSize, inTwo, type Point } from "../text-size";
import { dotted } from "./distance";
import { around } from "./label-places";
import { plotLabels, type Name } from "./plot-labels";
import type { Scales } from "../scales";

/** The corners of each line, in pixels. */
export const cornersOf = ({ series, x }: Lines, scales: Pick<Scales, "x" | "y">): Point[][] =>
  series.map(({ values }) =>
    values.map((value, index) => ({ x: scales.x(x.values[index] ?? 0), y: scales.y(value) })),
  );

/** Where the names of the lines and the words of their marks stand. */
export function linesLabels(chart: Lines, scales: Pick<Scales, "frame" | "x" | "y">) {
  const corners = cornersOf(chart, scales);
  const lines = corners.map((points) =>
    dotted(chart.curve === "step" ? withRisers(points) : points),
  );
  // A line on its own is named by its marks, and by the line under the title.
  const named = chart.series.length === 1 ? [] : chart.series;
  const names = named.map(({ label }, index): Name => {
    const own = lines[index] ?? [];
    // From the side where the lines lie further apart.
    const inOrder = spreadOf(corners, 0) > spreadOf(corners, -1) ? own : own.toReversed();
    const tried = inOrder.filter((_, place) => place % every === 0);
    // In two lines where there is no room for one.
    const sizes = [[label], inTwo(label)].map(boxSize);
    return {
      label,
      places: sizes.flatMap((size) => tried.flatMap((point) => around(point, size))),
      own,
      others: lines.filter((line) => line !== own).flat(),
    };
  });
  return plotLabels({ marks: chart.marks, names, lines }, scales);
}

/** Of the points of a line, each so many is tried. */
const every = 4;

/** How far apart the lines are at one of their ends. */
function spreadOf(corners: readonly Point[][], end: 0 | -1) {
  const heights = corners.map((points) => points.at(end)?.y ?? 0);
  return Math.max(...heights) - Math.min(...heights);
}

/** A step line runs level to the next point and only then up or down. */
const withRisers = (points: readonly Point[]): Point[] =>
  points.flatMap((point, index) => {
    const before = points[index - 1];
    return before ? [{ x: point.x, y: before.y }, point] : [point];
  });
