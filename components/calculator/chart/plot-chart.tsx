import type { ReactNode } from "react";

import {
  behindOf,
  coursesOf,
  type Axis,
  type Mark,
  type Plot,
} from "@/lib/calculator/charts/chart";
import { formatWholeUsd } from "@/lib/format";

import { XAxis, YAxis } from "./axes";
import type { ChartKind } from "./chart-kind";
import type { Frame, Size } from "./labels/geometry";
import { writtenPosition } from "./positions";
import { valueScale, type Extent, type PointScales, type PositionScale } from "./scales";

/** What one kind of plot has that others have not. */
type PlotKind<Kind extends Plot, Positions extends PositionScale> = {
  /** What it is called: "Area chart". */
  name: string;
  /** The lowest and the highest value that is drawn. */
  extentOf: (chart: Kind) => Extent;
  /** The room beyond them, in pixels: more where names stand there. */
  roomBeyond: (chart: Kind, extent: Extent) => number;
  /** The scale of an axis, and where ticks are on it. */
  positionScale: (axis: Axis, frame: Frame) => Positions;
  marksOf: (chart: Kind) => readonly Mark[];
  /** What is drawn between the axes. */
  Drawing: (props: PointScales & Positions & { chart: Kind }) => ReactNode;
  /** The same, faint, of the chart behind. */
  Behind: (props: PointScales & Positions & { chart: Kind }) => ReactNode;
  /** A point, marked. */
  Marker: (props: PointScales & Positions & { chart: Kind; index: number }) => ReactNode;
  /** Whether a line across the plot marks a point, too. */
  hasMarkerLine: boolean;
};

/** A kind of plot: the axes, then what is drawn over them. */
export function plotChart<Kind extends Plot, Positions extends PositionScale>(
  kind: PlotKind<Kind, Positions>,
) {
  const scalesOf = (chart: Kind, size: Size): PointScales & Positions => {
    const all = withBehind(chart);
    const ends = all.flatMap(kind.extentOf);
    const extent: Extent = [Math.min(...ends), Math.max(...ends)];
    const beyond = kind.roomBeyond(chart, extent);
    const values = valueScale({ extent, beyond, written: chart.written }, size);
    const positions = kind.positionScale(axisOver(all), values.frame);
    return { ...values, ...positions, at: placesOn(positions, chart) };
  };
  return {
    name: kind.name,
    scalesOf,
    sentencesOf: (chart) => sentencesOf(chart, kind.marksOf(chart)),
    stopsOf(chart, size) {
      const { at } = scalesOf(chart, size);
      return { axis: "x", places: chart.x.values.map((_, index) => at(index)) };
    },
    Drawing({ chart, ...size }) {
      const scales = scalesOf(chart, size);
      const behind = behindOf(chart);
      return (
        <>
          <YAxis {...scales} />
          {behind && <kind.Behind {...scales} chart={behind} at={placesOn(scales, behind)} />}
          <kind.Drawing chart={chart} {...scales} />
          <XAxis {...scales} axis={chart.x} />
        </>
      );
    },
    Marker: ({ chart, index, ...size }) => (
      <kind.Marker chart={chart} index={index} {...scalesOf(chart, size)} />
    ),
    MarkerBehind: kind.hasMarkerLine
      ? ({ chart, index, ...size }) => <MarkerLine index={index} {...scalesOf(chart, size)} />
      : null,
  } satisfies ChartKind<Kind> & { scalesOf: unknown };
}

/** A chart, and what is drawn behind it. */
const withBehind = <Kind extends Plot>(chart: Kind): [Kind, ...Kind[]] => {
  const behind = behindOf(chart);
  return behind ? [chart, behind] : [chart];
};

/** An axis with all positions of these charts. */
const axisOver = (charts: readonly [Plot, ...Plot[]]): Axis => {
  const values = new Set(charts.flatMap(({ x }) => x.values));
  return { ...charts[0].x, values: [...values].toSorted((one, other) => one - other) };
};

/** Where the points of a chart stand. */
const placesOn =
  ({ x }: PositionScale, chart: Plot) =>
  (index: number) =>
    x(chart.x.values[index] ?? 0);

/** Where an axis and each series begin and end, and what is marked. */
function sentencesOf(chart: Plot, marks: readonly Mark[]): string[] {
  const { x, written } = chart;
  const value = written?.show ?? formatWholeUsd;
  const [first, last] = [x.values[0], x.values.at(-1)].map((at = 0) => writtenPosition(x, at));
  return [
    `${x.label}: ${first} to ${last}.`,
    ...coursesOf(chart).map(
      ({ label, values }) =>
        `${label}: ${value(values[0] ?? 0)} at first, ${value(values.at(-1) ?? 0)} at the end.`,
    ),
    ...marks.map(({ label, detail }) => `Marked: ${label}, ${detail}.`),
    ...stretchesOf(chart).map(
      ({ from, to, detail }) =>
        `Set off: ${writtenPosition(x, from)} to ${writtenPosition(x, to)}, ${detail}.`,
    ),
  ];
}

const stretchesOf = (chart: Plot) => (chart.kind === "lines" && chart.stretches) || [];

type MarkerLineProps = Pick<PointScales, "frame" | "at"> & { index: number };

const MarkerLine = ({ index, at, frame }: MarkerLineProps) => (
  <path
    d={`M${at(index)} ${frame.top}V${frame.bottom}`}
    strokeWidth={1.5}
    className="stroke-foreground"
  />
);

/** A value at the marker. */
export const Dot = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r={5} strokeWidth={2} className="fill-foreground stroke-card" />
);
