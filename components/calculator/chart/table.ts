import { coursesOf, type Chart } from "@/lib/calculator/charts/chart";
import { formatUsd } from "@/lib/format";

import { formatPosition } from "./description";
import { columnsOf, rowsOf } from "./rows";

/** The numbers of a chart, ready to be set: a head for each column, and rows of as many texts. */
export function tableOf(chart: Chart): { columns: string[]; rows: string[][] } {
  if ("series" in chart) {
    const { x, written } = chart;
    const position = x.written?.show ?? formatPosition;
    const value = written?.show ?? formatUsd;
    const series = coursesOf(chart);
    return {
      columns: [x, ...series].map(({ label }) => label),
      rows: x.values.map((at, index) => [
        position(at),
        ...series.map(({ values }) => value(values[index] ?? 0)),
      ]),
    };
  }
  return {
    columns: columnsOf(chart),
    rows: rowsOf(chart).map(({ label, cells }) => [label, ...cells]),
  };
}
