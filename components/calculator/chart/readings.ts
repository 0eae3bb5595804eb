import {
  coursesOf,
  lookOf,
  type Chart,
  type LayerLook,
  type Plot,
  type RowChart,
} from "@/lib/calculator/charts/chart";
import { once } from "@/lib/calculator/report/once";
import { usdFormatOf } from "@/lib/format";

import { positionWords, writtenPosition } from "./positions";
import { placedRows } from "./row-places";
import { columnsOf, rowsOf } from "./rows";

/** What is known of a chart before its picture has come: its numbers, and the room that it takes. */
export type Reading = {
  /** The heads of the table: of the names, and of each cell. */
  columns: readonly string[];
  points: readonly ReadPoint[];
  /** How the columns are drawn, as the look of a sign before their heads: those that are told apart. */
  signs: readonly string[];
  /** How high the picture is at this width, or that it has no room. Its words keep their size. */
  heightAt: (width: number) => number | undefined;
};

/** A row of the table: its name there and by itself, and its numbers. */
type ReadPoint = { name: string; position: string; cells: readonly string[] };

type Readings = {
  [Kind in Chart["kind"]]: (chart: Extract<Chart, { kind: Kind }>) => Reading;
};

const barSigns = [
  "size-3 rounded-xs bg-chart-1",
  "size-3 rounded-xs border-2 border-chart-2 bg-chart-2/25",
];
const lineAcrossSign = "w-5 border-t-3 border-foreground align-middle";
const layerSigns: Record<LayerLook, string> = {
  first: "w-5 border-t-3 border-chart-1 align-middle",
  second: "w-5 border-t-3 border-dashed border-chart-2 align-middle",
  secondStrong: "size-3 rounded-xs border-2 border-chart-2 bg-chart-2/25",
  neutral: lineAcrossSign,
  missing: "w-5 border-t-3 border-dashed border-foreground align-middle",
};
const lineSigns = [layerSigns.first, layerSigns.second];

/** What each kind of chart says. It comes with the answer; how the kind is drawn, in `kinds.ts`, when it is shown. */
const readings: Readings = {
  area: (chart) =>
    plotReading(
      chart,
      chart.series.map((layer, index) => layerSigns[lookOf(layer, index)]),
    ),
  bars: (chart) => plotReading(chart, chart.line ? [...barSigns, lineAcrossSign] : barSigns),
  lines: (chart) => plotReading(chart, lineSigns),
  amounts: rowReading,
  range: rowReading,
  tornado: rowReading,
  waterfall: rowReading,
};

// The compiler does not see that the reading of a chart's kind takes that chart.
export const readingOf = (chart: Chart) =>
  (readings[chart.kind] as (chart: Chart) => Reading)(chart);

const plotHeight = 256;
/** On less room the labels of a plot cover each other. */
const narrowestPlot = 200;

function plotReading(chart: Plot, signs: readonly string[]): Reading {
  const { x, series, written } = chart;
  const courses = coursesOf(chart);
  const value = written?.show ?? usdFormatOf(courses.flatMap(({ values }) => values));
  const points = once(() =>
    x.values.map((at, index) => ({
      name: writtenPosition(x, at),
      position: positionWords(x, at),
      cells: courses.map(({ values }) => value(values[index] ?? 0)),
    })),
  );
  return {
    columns: [x, ...courses].map(({ label }) => label),
    // Sixty of them are written when somebody reads them.
    get points() {
      return points();
    },
    signs: series.length > 1 ? signs : [],
    heightAt: (width) => (width < narrowestPlot ? undefined : plotHeight),
  };
}

function rowReading(chart: RowChart): Reading {
  const rows = rowsOf(chart);
  return {
    columns: columnsOf(chart),
    points: rows.map(({ label, cells }) => ({ name: label, position: label, cells })),
    signs: [],
    heightAt: (width) => placedRows(rows, width).height,
  };
}
