import { scaleLinear } from "d3-scale";

import { behindOf, coursesOf, type Axis, type Bars } from "@/lib/calculator/charts/chart";

import { BarLabel, barTag } from "./bar-label";
import type { Frame } from "./labels/geometry";
import { LineAcross, LineBehind } from "./line-across";
import { Dot, plotChart } from "./plot-chart";
import { extentOf, type Extent, type PointScales, type PositionScale } from "./scales";
import { faint, layersOf, seriesStyles } from "./series";
import { barTicksOf } from "./ticks";

/** The parts of each period's total, one on the other. */
export const barsChart = plotChart({
  name: "Bar chart",
  extentOf: (chart: Bars) =>
    extentOf([
      ...layersOf(chart.series).flat(2),
      ...coursesOf(chart).flatMap(({ values }) => values),
    ]),
  roomBeyond: (chart, extent) => (hasThinLayer(chart, extent) ? 40 : 12),
  positionScale: barScale,
  marksOf: () => [],
  Drawing: StackedBars,
  Behind: BarsBehind,
  Marker: BarFrame,
  hasMarkerLine: false,
});

/** Whether a layer is too thin everywhere to carry its own name, which stands beyond it. */
const hasThinLayer = ({ series }: Bars, [lowest, highest]: Extent) =>
  series.some(({ values }) => Math.max(...values.map(Math.abs)) < thinLayer * (highest - lowest));

/** A layer that never takes this part of the height is thin. */
const thinLayer = 0.15;

/** The scale of bars side by side, and how wide each is. */
type BarScale = PositionScale & { bar: number };
type BarScales = PointScales & BarScale;

const widestBar = 72;

function barScale(axis: Axis, { left, right }: Frame): BarScale {
  const { values } = axis;
  const band = (right - left) / values.length;
  // The middle of the first and of the last bar.
  const at = scaleLinear()
    .domain([0, values.length - 1])
    .range([left + band / 2, right - band / 2]);
  return {
    x: (position) => at(values.indexOf(position)),
    bar: Math.min(widestBar, band * 0.8),
    xTicks: barTicksOf(axis, right - left).map((index) => ({
      at: at(index),
      position: values[index] ?? 0,
    })),
  };
}

/** How thick the edge of a pale bar is. */
const edge = 2.5;

/** A bar for each period, made of its parts: the first one full, the second one pale with an edge. */
function StackedBars({ chart, ...scales }: BarScales & { chart: Bars }) {
  const { at, y } = scales;
  const bar = behindOf(chart) ? scales.bar * besideBehind : scales.bar;
  const layers = layersOf(chart.series);
  const tags = layers.map((layer, series) => {
    const label = chart.series[series]?.label ?? "";
    return { label, ...barTag(label, layer, scales, chart.line?.values) };
  });
  /** The end of a pale bar that is further from zero, drawn on its inside. */
  const edgeOf = ([low, top]: [number, number], index: number) => {
    const end = low < 0 ? y(low) - edge / 2 : y(top) + edge / 2;
    return low === top ? "" : `M${at(index) - bar / 2} ${end}h${bar}`;
  };

  return (
    <>
      {layers.map((layer, series) => (
        <g key={chart.series[series]?.label}>
          <path
            // One path for all bars of a series: sixty rectangles take longer to draw.
            d={barsPath(layer, { at, y, bar })}
            className={seriesStyles(series).bar}
          />
          {series > 0 && (
            <path
              d={layer.map((ends, index) => edgeOf(ends, index)).join("")}
              strokeWidth={edge}
              className={seriesStyles(series).stroke}
            />
          )}
        </g>
      ))}
      {chart.line && (
        <LineAcross series={chart.line} {...scales} taken={tags.map(({ box }) => box)} />
      )}
      {tags.map((tag, series) => (
        <BarLabel key={tag.label} {...tag} className={seriesStyles(series).fill} />
      ))}
    </>
  );
}

/** All bars of a layer. */
const barsPath = (layer: readonly [number, number][], { at, y, bar }: BarPlaces) =>
  layer
    .map(([low, top], index) => {
      const height = Math.max(0, y(low) - y(top));
      return `M${at(index) - bar / 2} ${y(top)}h${bar}v${height}h${-bar}z`;
    })
    .join("");

type BarPlaces = Pick<BarScales, "at" | "y" | "bar">;

/** How much of the width of a bar one before another leaves. */
const besideBehind = 0.6;

/** The bars as they were: wider than those before them, so that a lower one is seen as well. */
function BarsBehind({ chart, ...scales }: BarScales & { chart: Bars }) {
  return (
    <>
      {layersOf(chart.series).map((layer, index) => (
        <path key={index} d={barsPath(layer, scales)} {...faint.bar} />
      ))}
      {chart.line && <LineBehind series={chart.line} {...scales} />}
    </>
  );
}

/** How far the frame around a bar stands from it. */
const reach = 2;

/** A frame around a bar, and the point of the line across. */
function BarFrame({ chart, index, at, y, bar }: BarScales & { chart: Bars; index: number }) {
  const ends = layersOf(chart.series).flatMap((layer) => layer[index] ?? []);
  const [top, bottom] = [y(Math.max(...ends)), y(Math.min(...ends))];
  const outline = {
    x: at(index) - bar / 2 - reach,
    y: top - reach,
    width: bar + 2 * reach,
    height: bottom - top + 2 * reach,
    rx: 3,
  };
  return (
    <>
      <rect {...outline} fill="none" strokeWidth={5} className="stroke-card" />
      <rect {...outline} fill="none" strokeWidth={2} className="stroke-foreground" />
      {chart.line && <Dot x={at(index)} y={y(chart.line.values[index] ?? 0)} />}
    </>
  );
}
