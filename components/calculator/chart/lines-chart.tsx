import { curveLinear, curveStepAfter, line } from "d3-shape";
import { useId } from "react";

import { groundAt, type Lines } from "@/lib/calculator/charts/chart";

import { Label, Marks } from "./label";
import { dotted, type Point } from "./labels/geometry";
import { around } from "./labels/placed-labels";
import { plotLabels, type Name } from "./labels/plot-labels";
import { Dot, plotChart } from "./plot-chart";
import { extentOf, positionScale, type PointScales } from "./scales";
import { faint, seriesStyles } from "./series";
import { boxSize, inTwo, lineHeight } from "./text-size";

/** Amounts side by side. */
export const linesChart = plotChart({
  name: "Line chart",
  extentOf: ({ series, ground }: Lines) =>
    extentOf([
      ...series.flatMap(({ values }) => values),
      ...(ground ? groundAt(ground, percentDrawn) : []),
    ]),
  roomBeyond: () => 40,
  positionScale,
  marksOf: ({ marks }) => marks,
  Drawing: NamedLines,
  Behind: ({ chart, ...scales }) =>
    pathsOf(chart, scales).map((path, index) => <path key={index} d={path} {...faint.line} />),
  Marker: ({ chart, index, at, y }) =>
    chart.series.map(({ values }, series) => (
      <Dot key={series} x={at(index)} y={y(values[index] ?? 0)} />
    )),
  hasMarkerLine: true,
});

/** So many percent of the courses behind the lines are within the picture at each point. */
const percentDrawn = 75;

/** Courses behind the lines, as one faint drawing. */
function GroundLines({ chart, ...scales }: PointScales & { chart: Lines }) {
  const frame = useId();
  const { left, right, top, bottom } = scales.frame;
  const series = (chart.ground?.paths ?? []).map((values) => ({ label: "", values }));
  return (
    <>
      <clipPath id={frame}>
        <rect x={left} y={top} width={right - left} height={bottom - top} />
      </clipPath>
      <path
        d={pathsOf({ ...chart, series }, scales).join("")}
        clipPath={`url(#${frame})`}
        {...faint.line}
        strokeWidth={1}
        strokeOpacity={0.4}
      />
    </>
  );
}

/** No stretch is narrower than a line, in pixels. */
const narrowestStretch = 2;

/** How high the strip at the foot of a stretch is, in pixels: it is seen where the pale ground above is not. */
const stripHeight = 5;

/** Parts of the axis, pale up to the top and strong at the foot. As one drawing: where two meet, they are as pale. */
function Stretches({ chart, x, frame: { top, bottom } }: PointScales & { chart: Lines }) {
  const drawn = (above: number) =>
    (chart.stretches ?? [])
      .map(({ from, to }) => {
        const width = Math.max(narrowestStretch, x(to) - x(from));
        return `M${x(from)} ${above}h${width}V${bottom}h${-width}Z`;
      })
      .join("");
  return (
    <g aria-hidden className="fill-destructive">
      <path d={drawn(top)} fillOpacity={0.18} />
      <path d={drawn(bottom - stripHeight)} />
    </g>
  );
}

/** Lines side by side, each with its name beside it in its own color. */
function NamedLines({ chart, ...scales }: PointScales & { chart: Lines }) {
  const { marks, names } = linesLabels(chart, scales);

  return (
    <>
      {chart.stretches && <Stretches chart={chart} {...scales} />}
      {chart.ground && <GroundLines chart={chart} {...scales} />}
      {pathsOf(chart, scales).map((path, index) => {
        const style = seriesStyles(index);
        return (
          <path
            key={chart.series[index]?.label}
            d={path}
            fill="none"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeDasharray={style.dash}
            className={style.stroke}
          />
        );
      })}
      {names.map(({ label, box, lead }, index) => (
        <g key={label} className="font-semibold">
          <Label
            box={box}
            lead={lead}
            lines={box.height > lineHeight ? inTwo(label) : [label]}
            align="end"
            fill={seriesStyles(index).fill}
            stroke={seriesStyles(index).stroke}
          />
        </g>
      ))}
      <Marks marks={marks} />
    </>
  );
}

/** The corners of each line, in pixels. */
const cornersOf = ({ series }: Lines, { at, y }: PointScales): Point[][] =>
  series.map(({ values }) => values.map((value, index) => ({ x: at(index), y: y(value) })));

function pathsOf(chart: Lines, scales: PointScales) {
  const path = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(chart.curve === "step" ? curveStepAfter : curveLinear);
  return cornersOf(chart, scales).map((points) => path(points) ?? undefined);
}

/** A step line runs level to the next point and only then up or down. */
const withRisers = (points: readonly Point[]): Point[] =>
  points.flatMap((point, index) => {
    const before = points[index - 1];
    return before ? [{ x: point.x, y: before.y }, point] : [point];
  });

/** Where the names of the lines and the words of their marks stand. */
export function linesLabels(chart: Lines, scales: PointScales) {
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
    return {
      label,
      // In two lines where there is no room for one.
      sizes: [[label], inTwo(label)].map(boxSize),
      beside: (size) => tried.flatMap((point) => around(point, size)),
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
