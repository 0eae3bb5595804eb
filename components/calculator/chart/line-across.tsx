import { line } from "d3-shape";

import type { Series } from "@/lib/calculator/charts/chart";

import { BarLabel } from "./bar-label";
import { tagSize } from "./bar-tag";
import { dotted } from "./labels/distance";
import { around, placedLabels } from "./labels/label-places";
import type { Box, Point } from "./text-size";
import type { Scales } from "./scales";

type LineAcrossProps = Pick<Scales, "x" | "y" | "frame"> & {
  series: Series;
  /** Where other names stand. */
  taken: readonly Box[];
};

const path = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
);

/** A line over bars, a point in the middle of each, with a rim that keeps it apart from them. */
export function LineAcross({ series: { label, values }, x, y, frame, taken }: LineAcrossProps) {
  const points = values.map((value, index) => ({ x: x(index), y: y(value) }));
  const size = tagSize(label);
  const own = dotted(points);
  const places = points.toReversed().flatMap((point) => around(point, size));
  const name = { places, own, others: [] };
  const placed = placedLabels([name], { frame, lines: own, taken });
  const d = path(points) ?? undefined;

  return (
    <>
      <path d={d} fill="none" strokeWidth={6} strokeLinejoin="round" className="stroke-card" />
      <path
        d={d}
        fill="none"
        strokeWidth={2.5}
        strokeLinejoin="round"
        className="stroke-foreground"
      />
      {points.map((point) => (
        <circle
          key={point.x}
          cx={point.x}
          cy={point.y}
          r={3.5}
          strokeWidth={2}
          className="fill-card stroke-foreground"
        />
      ))}
      {placed.map(({ box, lead }) => (
        <BarLabel key={label} label={label} box={box} lead={lead} className="fill-foreground" />
      ))}
    </>
  );
}
