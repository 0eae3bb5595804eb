import { stack, stackOffsetDiverging, stackOffsetNone } from "d3-shape";

import { lookOf, type Layer, type LayerLook, type Series } from "@/lib/calculator/charts/chart";

/**
 * Two series can be told apart without their colors: a line is whole or broken, a bar full or pale with
 * an edge.
 */
const styles = [
  {
    fill: "fill-chart-1",
    stroke: "stroke-chart-1",
    dash: undefined,
    bar: "fill-chart-1",
  },
  {
    fill: "fill-chart-2",
    stroke: "stroke-chart-2",
    dash: "7 4",
    bar: "fill-chart-2/25",
  },
] as const;

/** How a layer of an area is drawn: its edge, and how strong the ground below it is. */
const layerStyles = {
  first: { ...styles[0], ground: 0.16 },
  second: { ...styles[1], ground: 0.16 },
  secondStrong: { ...styles[1], dash: undefined, ground: 0.42 },
  neutral: {
    fill: "fill-muted-foreground",
    stroke: "stroke-foreground",
    dash: undefined,
    ground: 0.2,
  },
  missing: { fill: "fill-foreground", stroke: "stroke-foreground", dash: "2 4", ground: "hatched" },
} as const satisfies Record<LayerLook, object>;

/** How the layer at this place is drawn. */
export const layerStyle = (layer: Layer, index: number) => layerStyles[lookOf(layer, index)];

/** How what stays in view behind a chart is drawn, whatever its series. */
export const faint = {
  line: { fill: "none", strokeWidth: 1.5, className: "stroke-input" },
  bar: { fillOpacity: 0.25, className: "fill-muted-foreground" },
};

/** How the series at this place is drawn. No chart of lines or bars has more than two. */
export const seriesStyles = (index: number) => styles[index === 0 ? 0 : 1];

const hasNegative = ({ values }: Series) => values.some((value) => value < 0);

/**
 * Where each series begins and ends when it stands on those before it, point by point; negative
 * ones hang from zero.
 */
export function layersOf(series: readonly Series[]): [number, number][][] {
  const points = (series[0]?.values ?? []).map((_, index) => index);
  const stacked = stack<number, Series>()
    .keys(series)
    .value((index, { values }) => values[index] ?? 0)
    .offset(series.some(hasNegative) ? stackOffsetDiverging : stackOffsetNone);
  return stacked(points).map((layer) => layer.map(([low, top]) => [low, top]));
}
