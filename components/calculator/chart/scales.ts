import { scaleLinear } from "d3-scale";

import type { Axis, Written } from "@/lib/calculator/charts/chart";
import { formatCompactUsd } from "@/lib/format";

import type { Frame, Size } from "./labels/geometry";
import { widthOf } from "./text-size";
import { ticksOf } from "./ticks";

/** The scale of the values, upward. */
export type ValueScale = {
  frame: Frame;
  /** From a value to pixels. */
  y: (value: number) => number;
  yTicks: readonly number[];
  /** What stands beside a tick of the values. */
  yTick: (value: number) => string;
};

/** The scale of the positions, across. */
export type PositionScale = {
  /** From a position to pixels. */
  x: (position: number) => number;
  /** Where a position is written, in pixels, and which. */
  xTicks: readonly { at: number; position: number }[];
};

/** The scale of the points of a chart. */
export type PointScale = PositionScale & {
  /** From the index of a point to pixels. */
  at: (index: number) => number;
};

export type PointScales = ValueScale & PointScale;

export type Extent = readonly [lowest: number, highest: number];

/** The lowest and the highest of these amounts, zero among them. */
export const extentOf = (amounts: readonly number[]): Extent => [
  Math.min(0, ...amounts),
  Math.max(0, ...amounts),
];

const axisHeight = 44;

type Values = {
  extent: Extent;
  /** The room beyond the highest and the lowest value. */
  beyond: number;
  written?: Written;
};

/** The scale of values in a plot of this size, whose frame begins where the ticks have room. */
export function valueScale({ extent, beyond, written }: Values, size: Size): ValueScale {
  const [lowest] = extent;
  const bottom = size.height - axisHeight;
  const scale = scaleLinear().domain(extent);
  const yTicks = scale.ticks(4);
  const yTick = written?.tick ?? formatCompactUsd;
  // Digits that stand in columns are wider than words.
  const left = Math.ceil(Math.max(...yTicks.map((tick) => widthOf(yTick(tick)))) * 1.2) + 10;
  return {
    frame: { left, right: size.width - 8, top: 0, bottom },
    y: scale.range([lowest < 0 ? bottom - beyond : bottom, beyond]),
    yTicks,
    yTick,
  };
}

/** The scale of an axis whose points stand where their positions say, from edge to edge. */
export function positionScale(axis: Axis, { left, right }: Frame): PositionScale {
  const { values } = axis;
  const x = scaleLinear()
    .domain([values[0] ?? 0, values.at(-1) ?? 1])
    .range([left, right]);
  return {
    x,
    xTicks: ticksOf(axis, right - left).map((position) => ({ at: x(position), position })),
  };
}
