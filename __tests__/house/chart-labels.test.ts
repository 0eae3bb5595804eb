/**
 * The words in the plots of every calculator's example, those of what changes the answer too: no label
 * covers another or a point, and each is nearer to what it names than to any other line or point.
 */
import { breakEvenChart } from "@/components/calculator/analysis/break-even-chart";
import { areaChart, areaLabels } from "@/components/calculator/chart/area-chart";
import {
  dotted,
  leastDistance,
  overlap,
  type Point,
} from "@/components/calculator/chart/labels/geometry";
import { dotBox } from "@/components/calculator/chart/labels/placed-labels";
import { linesChart, linesLabels } from "@/components/calculator/chart/lines-chart";
import { breakEvenAnalysis, drawableInputs } from "@/lib/calculator/analysis/break-even";
import type { Area, Chart, Lines } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";

import { answerOf } from "./answer-of";
import { someCalculators } from "./tried";

/** How wide a picture is in windows of 320, 390 and 700 pixels: below the figures, and within a fold. */
const widths = { below: [246, 316, 602], within: [204, 274, 552] };

test.each(someCalculators("chart labels", 6))("%s", (id) => {
  const { calculation } = answerOf(id);
  const { definition, input, result } = calculation;
  const shown = chartsOf(viewOf(definition, input, result).charts);
  const followed = drawableInputs(calculation).flatMap((number) => {
    const analysis = breakEvenAnalysis(calculation, number);
    return analysis ? [breakEvenChart(number, analysis)] : [];
  });
  const faults = [
    ...shown.flatMap((chart) => faultsOf(chart, widths.below)),
    ...followed.flatMap((chart) => faultsOf(chart, widths.within)),
  ];
  expect(faults).toEqual([]);
});

/** What is wrong with the labels of a chart, each in words. */
const faultsOf = (chart: Chart, widths: readonly number[]) =>
  chart.kind === "area" || chart.kind === "lines"
    ? widths.flatMap((width) => faultsAt(chart, width))
    : [];

function faultsAt(chart: Area | Lines, width: number): string[] {
  const size = { width, height: 256 };
  const { marks, names } =
    chart.kind === "area"
      ? areaLabels(chart, areaChart.scalesOf(chart, size))
      : linesLabels(chart, linesChart.scalesOf(chart, size));
  const labels = [...marks, ...names];
  return labels.flatMap(({ label, box, lead, own, others }, index) => {
    const fault = (what: string) => `${chart.name}, ${chart.x.label}, ${width}: “${label}” ${what}`;
    const isOver = (points: readonly Point[], least: number) =>
      points.some((point) => leastDistance(point, others) < least);
    const covered = labels.slice(index + 1).filter((other) => overlap(box, other.box));
    const points = marks.flatMap((mark) => mark.points);
    return [
      ...covered.map((other) => fault(`covers “${other.label}”`)),
      ...(points.some((point) => overlap(box, dotBox(point))) ? [fault("covers a point")] : []),
      // What stands away from its line is led to it.
      ...(lead || leastDistance(box, own) < leastDistance(box, others)
        ? []
        : [fault("is nearer to another")]),
      ...(lead && isOver(dotted([lead.from, lead.to]), 2) ? [fault("is led over another")] : []),
    ];
  });
}
