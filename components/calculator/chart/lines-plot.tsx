import { curveLinear, curveStepAfter, line } from "d3-shape";

import type { Lines, Series } from "@/lib/calculator/charts/chart";

import { Label } from "./label";
import { around, boxSize, dotBox, dotted, placed, type Box, type Point } from "./labels";
import { Marks, placedMarks } from "./marks";
import type { Scales } from "./scales";
import { seriesStyles } from "./series";

/** Lines side by side, each with its name beside it. */
export function LinesPlot({ chart, ...scales }: Scales & { chart: Lines }) {
  const { frame, x, y } = scales;
  const cornersOf = ({ values }: Series): Point[] =>
    values.map((value, index) => ({ x: x(chart.x.values[index] ?? 0), y: y(value) }));
  const corners = chart.series.map(cornersOf);
  const drawn = corners.flatMap((points) =>
    dotted(chart.curve === "step" ? withRisers(points) : points),
  );
  const marks = placedMarks(chart.marks, scales, drawn);

  // A line on its own is named by its marks, and by the line under the title.
  const taken: Box[] = marks.flatMap(({ box, point }) => [box, dotBox(point)]);
  const names =
    chart.series.length === 1
      ? []
      : chart.series.map(({ label }, index) => {
          const size = boxSize([label]);
          const points = corners[index] ?? [];
          // From the side where the lines lie further apart.
          const inOrder = spread(0) > spread(-1) ? points : points.toReversed();
          const places = inOrder.flatMap((point) => around(point, size));
          const box = placed(places, size, frame, drawn, taken);
          taken.push(box);
          return { label, box };
        });

  /** How far apart the lines are at one of their ends. */
  function spread(end: 0 | -1) {
    const heights = corners.map((points) => points.at(end)?.y ?? 0);
    return Math.max(...heights) - Math.min(...heights);
  }

  const path = line<Point>(
    (point) => point.x,
    (point) => point.y,
  ).curve(chart.curve === "step" ? curveStepAfter : curveLinear);

  return (
    <>
      {corners.map((points, index) => {
        const style = seriesStyles(index);
        return (
          <path
            key={chart.series[index]?.label}
            d={path(points) ?? undefined}
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeDasharray={style.dash}
            className={style.stroke}
          />
        );
      })}
      {names.map(({ label, box }, index) => (
        <Label
          key={label}
          box={box}
          lines={[label]}
          align="end"
          className={seriesStyles(index).fill}
        />
      ))}
      <Marks marks={marks} />
    </>
  );
}

/** A step line runs level to the next point and only then up or down. */
const withRisers = (points: readonly Point[]): Point[] =>
  points.flatMap((point, index) => {
    const before = points[index - 1];
    return before ? [{ x: point.x, y: before.y }, point] : [point];
  });
