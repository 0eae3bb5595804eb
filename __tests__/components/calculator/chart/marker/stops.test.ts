import { kindOf } from "@/components/calculator/chart/kinds";
import { stopByKey } from "@/components/calculator/chart/marker/stops";
import type { Amounts, Bars, Chart, Lines } from "@/lib/calculator/charts/chart";

const stopsOf = (chart: Chart, width: number, height: number) =>
  kindOf(chart).stopsOf(chart, { width, height });

const heading = { name: "value", title: "It moves", subject: "Values" };
const lines: Lines = {
  ...heading,
  kind: "lines",
  curve: "straight",
  x: { label: "Years from now", values: [0, 1, 10] },
  series: [{ label: "Value", values: [0, 100, 200] }],
  marks: [],
};
const bars: Bars = {
  ...heading,
  kind: "bars",
  x: { label: "Year", values: [1, 2, 13] },
  series: [{ label: "Value", values: [1, 2, 3] }],
};
const amounts: Amounts = {
  ...heading,
  kind: "amounts",
  rows: [
    { label: "Housing", amount: 1500 },
    { label: "Food", amount: 500 },
  ],
};

test("a line stops where its points lie, bars one beside the other, rows one under the other", () => {
  const [first = NaN, second = NaN, third = NaN] = stopsOf(lines, 348, 256).places;
  expect(third - first).toBeCloseTo(10 * (second - first), 6);
  const [one = NaN, two = NaN, three = NaN] = stopsOf(bars, 348, 256).places;
  expect(three - two).toBeCloseTo(two - one, 6);
  const { axis, places } = stopsOf(amounts, 348, 100);
  expect(axis).toBe("y");
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each([
  ["x", "ArrowRight", 1, 2],
  ["x", "ArrowUp", 1, 2],
  ["x", "ArrowLeft", 1, 0],
  ["x", "ArrowDown", 1, 0],
  ["y", "ArrowDown", 1, 2],
  ["y", "ArrowUp", 1, 0],
  ["x", "ArrowRight", 2, 2],
  ["x", "ArrowLeft", 0, 0],
  ["x", "Home", 2, 0],
  ["y", "End", 0, 2],
  ["x", "Tab", 1, undefined],
] as const)("along %s %s leads from %d to %s", (axis, key, from, to) => {
  expect(stopByKey(key, from, { axis, places: [10, 20, 30] })).toBe(to);
});
