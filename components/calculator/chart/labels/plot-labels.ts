import type { Mark } from "@/lib/calculator/charts/chart";

import { boxSize } from "../text-size";
import type { PointScales } from "../scales";
import { leastDistance, type Point } from "./geometry";
import { around, dotBox, placedLabels, type Label, type Place } from "./placed-labels";

/** The name of a series. */
export type Name = Label & { label: string };

/** A mark, and where its points lie. */
type PointedMark = Mark & { points: readonly Point[] };

export type PlacedMark = PointedMark & Label & Place;

type PlotLabels = {
  marks: readonly Mark[];
  names: readonly Name[];
  /** Every line that is drawn, as points close to each other. */
  lines: readonly (readonly Point[])[];
};

/** Where the words of the marks and the names of the series stand. */
export function plotLabels(
  { marks, names, lines }: PlotLabels,
  { frame, x, y, yTicks }: Pick<PointScales, "frame" | "x" | "y" | "yTicks">,
): { marks: PlacedMark[]; names: (Name & Place)[] } {
  const pointed = marks.map((mark): PointedMark => ({
    ...mark,
    points: [mark.y, ...(mark.alsoAt ?? [])].map((value) => ({ x: x(mark.x), y: y(value) })),
  }));
  const dots = pointed.flatMap(({ points }) => points);
  const words = pointed.map((mark) => {
    const { points, label, detail } = mark;
    return {
      ...mark,
      sizes: [boxSize([label, detail])],
      beside: (size) => points.flatMap((point) => around(point, size)),
      own: points,
      others: [
        ...dots.filter((point) => !points.includes(point)),
        ...lines.filter((line) => !runsThrough(line, points)).flat(),
      ],
    } satisfies PointedMark & Label;
  });
  const placed = placedLabels<Label>([...words, ...names], {
    frame,
    lines: lines.flat(),
    taken: dots.map(dotBox),
    across: yTicks.map(y),
  });
  return {
    marks: placed.slice(0, marks.length) as PlacedMark[],
    names: placed.slice(marks.length) as (Name & Place)[],
  };
}

/** Whether one of these points lies on a line, whose own points are 4 pixels apart. */
const runsThrough = (line: readonly Point[], points: readonly Point[]) =>
  points.some((point) => leastDistance(point, line) <= 4);
