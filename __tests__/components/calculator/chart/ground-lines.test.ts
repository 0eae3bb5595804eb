/** Words in a plot keep clear of the lines across its ground where there is room beside them. */
import { areaChart, areaLabels } from "@/components/calculator/chart/area-chart";
import { isThrough } from "@/components/calculator/chart/labels/placed-labels";
import { linesChart, linesLabels } from "@/components/calculator/chart/lines-chart";
import type { Area, Lines } from "@/lib/calculator/charts/chart";

const size = { width: 600, height: 256 };
const heading = { name: "debt", title: "It falls", subject: "Balance" };
const years = [0, 1, 2, 3, 4, 5];

test("the name of an area stands beside the line that runs through its middle", () => {
  const chart: Area = {
    ...heading,
    kind: "area",
    curve: "smooth",
    x: { label: "Years", values: years },
    series: [{ label: "Still owed", values: years.map((year) => 20_000 - 4_000 * year) }],
    marks: [],
  };
  const scales = areaChart.scalesOf(chart, size);
  const across = scales.yTicks.map(scales.y);
  expect(across).toContain((scales.y(0) + scales.y(20_000)) / 2);
  const [name] = areaLabels(chart, scales).names;
  expect(name && across.filter((height) => isThrough(name.box, height))).toEqual([]);
});

test("the name of a line stands where no line of the ground runs through it", () => {
  const chart: Lines = {
    ...heading,
    kind: "lines",
    curve: "straight",
    x: { label: "Years", values: years },
    series: [
      { label: "Needed", values: years.map((year) => 1_060 + 200 * year) },
      { label: "Saved", values: years.map((year) => 100 + 300 * year) },
    ],
    marks: [],
  };
  const scales = linesChart.scalesOf(chart, size);
  const across = scales.yTicks.map(scales.y);
  const { names } = linesLabels(chart, scales);
  const crossed = names.filter(({ box }) => across.some((height) => isThrough(box, height)));
  expect(crossed.map(({ label }) => label)).toEqual([]);
});

test("the name of a step stands within it, and beside it with a line where it is too narrow", () => {
  const ages = [63, 64, 65, 66, 67, 68, 80];
  const chart: Area = {
    ...heading,
    kind: "area",
    curve: "step",
    x: { label: "Age", values: ages },
    series: [
      { label: "Bridge", values: ages.map((age) => (age < 64 ? 100 : 0)), look: "secondStrong" },
      { label: "Pension", values: ages.map((age) => (age < 64 ? 0 : 100)), look: "first" },
    ],
    marks: [],
  };
  const scales = areaChart.scalesOf(chart, size);
  const [bridge, pension] = areaLabels(chart, scales).names;
  const begins = scales.at(1);
  expect(bridge?.lead?.to.x).toBeLessThanOrEqual(begins);
  expect(pension?.lead).toBeUndefined();
  expect(pension?.box.x).toBeGreaterThan(begins);
});
