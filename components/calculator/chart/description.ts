import type { Chart } from "@/lib/calculator/chart";
import { formatNumber, formatWholeUsd } from "@/lib/format";

const kinds = { area: "Area chart", bars: "Bar chart", lines: "Line chart" };

/** A position on the x axis, to a hundredth. */
export const formatPosition = (position: number) => formatNumber(Math.round(position * 100) / 100);

/** What a chart shows, for those who do not see it. Its finding is the heading. */
export function description(chart: Chart): string {
  const { kind, subject, x, series } = chart;
  const [first = 0, last = 0] = [x.values[0], x.values.at(-1)].map((value) => value ?? 0);
  const courses = series.map(
    ({ label, values }) =>
      `${label}: ${formatWholeUsd(values[0] ?? 0)} at first, ${formatWholeUsd(values.at(-1) ?? 0)} at the end.`,
  );
  const marks = kind === "bars" ? [] : chart.marks;
  return [
    `${kinds[kind]}. ${subject}.`,
    `${x.label}: ${formatPosition(first)} to ${formatPosition(last)}.`,
    ...courses,
    ...marks.map(({ label, detail }) => `Marked: ${label}, ${detail}.`),
    "The numbers follow in a table.",
  ].join(" ");
}
