import { coursesOf, type Chart, type Plot } from "@/lib/calculator/charts/chart";
import { formatNumber, formatWholeUsd } from "@/lib/format";

import { rowsOf, type ChartRow } from "./rows";

const kinds = {
  amounts: "Bar chart",
  area: "Area chart",
  bars: "Bar chart",
  lines: "Line chart",
  range: "Range chart",
  tornado: "Bar chart",
  waterfall: "Waterfall chart",
};

/** A position on the x axis, to a hundredth. */
export const formatPosition = (position: number) => formatNumber(Math.round(position * 100) / 100);

/** What a chart shows, for those who do not see it. Its finding is the heading. */
export const description = (chart: Chart): string =>
  [
    `${kinds[chart.kind]}. ${chart.subject}.`,
    ...("series" in chart ? sentencesOf(chart) : rowsOf(chart).map(sentenceOf)),
    "The numbers are in the table below.",
  ].join(" ");

/** Where an axis and each series begin and end, and what is marked. */
function sentencesOf(chart: Plot): string[] {
  const { kind, x, written } = chart;
  const position = x.written?.show ?? formatPosition;
  const value = written?.show ?? formatWholeUsd;
  const [first = 0, last = 0] = [x.values[0], x.values.at(-1)];
  const marks = kind === "bars" ? [] : chart.marks;
  return [
    `${x.label}: ${position(first)} to ${position(last)}.`,
    ...coursesOf(chart).map(
      ({ label, values }) =>
        `${label}: ${value(values[0] ?? 0)} at first, ${value(values.at(-1) ?? 0)} at the end.`,
    ),
    ...marks.map(({ label, detail }) => `Marked: ${label}, ${detail}.`),
  ];
}

const sentenceOf = ({ label, reading, mark }: ChartRow) =>
  mark ? `${label}: ${mark.extent}, ${mark.name} ${reading}.` : `${label}: ${reading}.`;
