import { line } from "d3-shape";

import type { Series } from "@/lib/calculator/charts/chart";

import { BarLabel, tagSize } from "./bar-label";
import { faint } from "./series";
import { dotted, type Box, type Point } from "./labels/geometry";
import { around, placedLabels, type Label } from "./labels/placed-labels";
import type { PointScales } from "./scales";

type LineAcrossProps = PointScales & {
  series: Series;
  /** Where other names stand. */
  taken: readonly Box[];
};

const path = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
);

const pointsOf = ({ values }: Series, { at, y }: PointScales): Point[] =>
  values.map((value, index) => ({ x: at(index), y: y(value) }));

/** The line as it was, faint. */
export const LineBehind = ({ series, ...scales }: Omit<LineAcrossProps, "taken">) => (
  <path d={path(pointsOf(series, scales)) ?? undefined} {...faint.line} />
);

/** A line over bars, a point in the middle of each, with a rim that keeps it apart from them. */
export function LineAcross({ series, taken, ...scales }: LineAcrossProps) {
  const { label } = series;
  const { frame } = scales;
  const points = pointsOf(series, scales);
  const own = dotted(points);
  const name: Label = {
    sizes: [tagSize(label)],
    beside: (size) => points.toReversed().flatMap((point) => around(point, size)),
    own,
    others: [],
  };
  const placed = placedLabels([name], { frame, lines: own, taken, across: [] });
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
