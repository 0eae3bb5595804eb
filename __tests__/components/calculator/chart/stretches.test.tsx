/**
 * @jest-environment jsdom
 *
 * Parts of the axis that a chart of lines sets off: drawn where they are, and told.
 */
import { render } from "@testing-library/react";

import { linesChart } from "@/components/calculator/chart/lines-chart";
import type { Lines } from "@/lib/calculator/charts/chart";
import { formatWholeUsd } from "@/lib/format";

const size = { width: 600, height: 256 };
const chart: Lines = {
  kind: "lines",
  curve: "straight",
  name: "kept",
  title: "A raise can leave you with less",
  subject: "What is left of wages",
  x: {
    label: "Wages",
    unit: "amount",
    values: [0, 50_000, 100_000],
    written: { show: formatWholeUsd, tick: String },
  },
  series: [{ label: "Left", values: [0, 40_000, 75_000] }],
  marks: [{ x: 50_000, y: 40_000, label: "$40,000", detail: "left now" }],
  stretches: [
    { from: 20_000, to: 30_000, detail: "a credit falls" },
    { from: 80_000, to: 80_001, detail: "a premium rises" },
  ],
};

const outlinesOf = (drawn: Lines) => {
  const { container } = render(
    <svg>
      <linesChart.Drawing chart={drawn} {...size} />
    </svg>,
  );
  return [...container.querySelectorAll(".fill-destructive path")].map(
    (path) => path.getAttribute("d") ?? "",
  );
};

test("each is drawn from where to where, over the whole height and strong at the foot", () => {
  const { x, frame } = linesChart.scalesOf(chart, size);
  const [ground = "", strip = ""] = outlinesOf(chart);
  const width = x(30_000) - x(20_000);
  expect(ground).toContain(`M${x(20_000)} ${frame.top}h${width}V${frame.bottom}h${-width}Z`);
  expect(strip).toContain(`M${x(20_000)} ${frame.bottom - 5}h${width}V${frame.bottom}`);
});

test("one that is narrower than a line is drawn as one", () => {
  const { x, frame } = linesChart.scalesOf(chart, size);
  const [ground] = outlinesOf(chart);
  expect(ground).toContain(`M${x(80_000)} ${frame.top}h2V${frame.bottom}h-2Z`);
});

test("each is told after the marks, from where to where and what is so there", () => {
  expect(linesChart.sentencesOf(chart).slice(-3)).toEqual([
    "Marked: $40,000, left now.",
    "Set off: $20,000 to $30,000, a credit falls.",
    "Set off: $80,000 to $80,001, a premium rises.",
  ]);
});

test("a chart without any draws and tells none", () => {
  const without = { ...chart, stretches: undefined };
  expect(outlinesOf(without)).toEqual([]);
  expect(linesChart.sentencesOf(without).join(" ")).not.toContain("Set off");
});
