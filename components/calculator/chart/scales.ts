import { scaleLinear } from "d3-scale";

import { coursesOf, type Plot } from "@/lib/calculator/charts/chart";
import { formatCompactUsd } from "@/lib/format";

import { widthOf, type Frame } from "./text-size";
import { layersOf } from "./series";
import { barTicksOf, ticksOf } from "./ticks";

export type Scales = {
  frame: Frame;
  /** From a position and from a value to pixels. */
  x: (position: number) => number;
  y: (value: number) => number;
  xTicks: number[];
  yTicks: number[];
  /** What stands beside a tick of the values. */
  yTick: (value: number) => string;
  /** How wide a bar is. */
  bar: number;
};

const axisHeight = 44;
const widestBar = 72;

/** The room beyond the highest and the lowest value: more where names stand there. */
function roomBeyond({ kind, series }: Plot, reach: number): number {
  const isThin = series.some(({ values }) => Math.max(...values.map(Math.abs)) < thinLayer * reach);
  return kind === "lines" || (kind === "bars" && isThin) ? 40 : 12;
}

/** A layer that never takes this part of the height is too thin to carry its own name. */
const thinLayer = 0.15;

export function scalesOf(chart: Plot, width: number, height: number): Scales {
  const { values } = chart.x;
  const bottom = height - axisHeight;
  const [lowest, highest] = extentOf(chart);
  const value = scaleLinear().domain([lowest, highest]);
  const ticks = value.ticks(4);
  const yTick = chart.written?.tick ?? formatCompactUsd;
  // Digits that stand in columns are wider than words.
  const left = Math.ceil(Math.max(...ticks.map((tick) => widthOf(yTick(tick)))) * 1.2) + 10;
  const frame = { left, right: width - 8, top: 0, bottom };

  const isBars = chart.kind === "bars";
  const room = frame.right - left;
  const band = room / values.length;
  // The middle of the first and last bar; a line starts and ends at the edges.
  const inset = isBars ? band / 2 : 0;
  const x = isBars
    ? scaleLinear()
        .domain([0, values.length - 1])
        .range([left + inset, frame.right - inset])
    : scaleLinear()
        .domain([values[0] ?? 0, values.at(-1) ?? 1])
        .range([left, frame.right]);
  const beyond = roomBeyond(chart, highest - lowest);
  const y = value.range([lowest < 0 ? bottom - beyond : bottom, beyond]);

  return {
    frame,
    x,
    y,
    bar: Math.min(widestBar, band * 0.8),
    xTicks: isBars ? barTicksOf(chart.x, room) : ticksOf(chart.x, room),
    yTicks: ticks,
    yTick,
  };
}

/** The lowest and the highest value that is drawn, zero among them: of a stack, its ends. */
function extentOf(chart: Plot): [number, number] {
  const stacked = chart.kind === "lines" ? [] : chart.series;
  const single = coursesOf(chart)
    .slice(stacked.length)
    .flatMap(({ values }) => values);
  const drawn = [0, ...layersOf(stacked).flat(2), ...single];
  return [Math.min(...drawn), Math.max(...drawn)];
}
