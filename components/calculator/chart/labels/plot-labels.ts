import type { Mark } from "@/lib/calculator/charts/chart";

import type { Scales } from "../scales";
import { boxSize, type Point } from "../text-size";
import { nearest } from "./distance";
import { around, dotBox, placedLabels, type Placeable, type Placed } from "./label-places";

/** The name of a series. */
export type Name = Placeable & { label: string };

/** A mark, where its points lie and where its words stand. */
export type PlacedMark = Placeable & Placed & Mark & { points: readonly Point[] };

type PlotLabels = {
  marks: readonly Mark[];
  names: readonly Name[];
  /** Every line that is drawn, as points close to each other. */
  lines: readonly (readonly Point[])[];
};

/** Where the words of the marks and the names of the series stand. */
export function plotLabels(
  { marks, names, lines }: PlotLabels,
  { frame, x, y }: Pick<Scales, "frame" | "x" | "y">,
): { marks: PlacedMark[]; names: (Name & Placed)[] } {
  const pointed = marks.map((mark) => ({
    ...mark,
    points: [mark.y, ...(mark.alsoAt ?? [])].map((value) => ({ x: x(mark.x), y: y(value) })),
  }));
  const allPoints = pointed.flatMap(({ points }) => points);
  const words = pointed.map((mark) => {
    const { points, label, detail } = mark;
    const size = boxSize([label, detail]);
    return {
      ...mark,
      places: points.flatMap((point) => around(point, size)),
      own: points,
      others: [
        ...allPoints.filter((point) => !points.includes(point)),
        ...linesBeside(points, lines),
      ],
    };
  });
  const placed = placedLabels<Placeable>([...words, ...names], {
    frame,
    lines: lines.flat(),
    taken: allPoints.map(dotBox),
  });
  return {
    marks: placed.slice(0, marks.length) as PlacedMark[],
    names: placed.slice(marks.length) as (Name & Placed)[],
  };
}

/** The lines that run through none of these points: their own points. */
const linesBeside = (points: readonly Point[], lines: PlotLabels["lines"]) =>
  lines
    .filter((line) =>
      points.every(({ x, y }) => nearest({ x, y, width: 0, height: 0 }, line) > throughPoint),
    )
    .flat();

/** Points of a line are 4 pixels apart: one that is no farther from a line lies on it. */
const throughPoint = 4;
