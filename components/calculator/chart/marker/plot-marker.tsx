import type { Plot } from "@/lib/calculator/charts/chart";

import type { Scales } from "../scales";
import { layersOf } from "../series";

type PlotMarkerProps = Pick<Scales, "x" | "y" | "frame" | "bar"> & { chart: Plot; index: number };

/** The line across a plot at one of its points, where there are no bars: behind what is drawn and its names. */
export const PlotMarkerLine = ({ chart, index, x, frame }: PlotMarkerProps) =>
  chart.kind !== "bars" && (
    <path
      d={`M${x(chart.x.values[index] ?? 0)} ${frame.top}V${frame.bottom}`}
      strokeWidth={1.5}
      className="stroke-foreground"
    />
  );

/** A point of a plot: a dot on each series, or a frame around its bar. */
export function PlotMarker({ chart, index, x, y, bar }: PlotMarkerProps) {
  if (chart.kind === "bars") {
    const ends = layersOf(chart.series).flatMap((layer) => layer[index] ?? []);
    const [top, bottom] = [y(Math.max(...ends)), y(Math.min(...ends))];
    const outline = {
      x: x(index) - bar / 2 - reach,
      y: top - reach,
      width: bar + 2 * reach,
      height: bottom - top + 2 * reach,
      rx: 3,
    };
    return (
      <>
        <rect {...outline} fill="none" strokeWidth={5} className="stroke-card" />
        <rect {...outline} fill="none" strokeWidth={2} className="stroke-foreground" />
        {chart.line && <Dot x={x(index)} y={y(chart.line.values[index] ?? 0)} />}
      </>
    );
  }
  const at = x(chart.x.values[index] ?? 0);
  const heights =
    chart.kind === "area"
      ? layersOf(chart.series).map((layer) => layer[index]?.[1])
      : chart.series.map(({ values }) => values[index]);
  return heights.map((value = 0, series) => <Dot key={series} x={at} y={y(value)} />);
}

/** How far the frame around a bar stands from it. */
const reach = 2;

const Dot = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r={5} strokeWidth={2} className="fill-foreground stroke-card" />
);
