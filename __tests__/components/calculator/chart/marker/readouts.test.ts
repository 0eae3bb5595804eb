import {
  readoutsOf as readoutsIn,
  widestReadout,
} from "@/components/calculator/chart/marker/readouts";
import { positionWords } from "@/components/calculator/chart/positions";
import { readingOf } from "@/components/calculator/chart/readings";
import type { Bars, Chart, Tornado } from "@/lib/calculator/charts/chart";
import { formatNumber } from "@/lib/format";

const readoutsOf = (chart: Chart) => readoutsIn(readingOf(chart));
const at = (label: string, position: number) => positionWords({ label, values: [] }, position);

test.each([
  ["Years from now", 12, "12 years from now"],
  ["Years from now", 1, "1 year from now"],
  ["Months from now", 7, "7 months from now"],
  ["Units sold", 2500, "2,500 units sold"],
  ["Periods from the start", 0.5, "0.5 periods from the start"],
  ["Year", 5, "Year 5"],
  ["Through year", 10, "Through year 10"],
  ["Age of the child", 8, "Age of the child 8"],
])("a position on “%s”: %d", (label, position, words) => {
  expect(at(label, position)).toBe(words);
});

test("a position that has its own writing", () => {
  const written = { show: (rate: number) => `${formatNumber(rate)}%`, tick: String };
  expect(positionWords({ label: "Annual interest rate", values: [], written }, 7.25)).toBe(
    "At 7.25%",
  );
});

const saved: Bars = {
  kind: "bars",
  name: "growth",
  title: "It grows",
  subject: "Paid in and grown",
  x: { label: "Years from now", values: [1, 2] },
  series: [
    { label: "Paid in", values: [100, 200] },
    { label: "Growth", values: [5, 15.5] },
  ],
  total: "Balance",
};

test("each series is said, and what they come to", () => {
  expect(readoutsOf(saved)[1]).toEqual({
    position: "2 years from now",
    values: [
      { label: "Paid in", text: "$200.00" },
      { label: "Growth", text: "$15.50" },
      { label: "Balance", text: "$215.50" },
    ],
  });
});

test("a row says what it is in each column", () => {
  const moves: Tornado = {
    kind: "tornado",
    name: "moves",
    title: "Biggest effect: Rate",
    subject: "How the payment moves",
    columns: ["If lower", "If higher"],
    rows: [
      {
        label: "Rate, 1 point",
        moves: [-200, 210],
        ends: ["$1,800", "$2,210"],
        cells: ["$1,800 at 5%", "$2,210 at 7%"],
      },
    ],
  };
  expect(readoutsOf(moves)).toEqual([
    {
      position: "Rate, 1 point",
      values: [
        { label: "If lower", text: "$1,800 at 5%" },
        { label: "If higher", text: "$2,210 at 7%" },
      ],
    },
  ]);
});

test("the widest words of each place hold the room", () => {
  expect(widestReadout(readoutsOf(saved))).toEqual({
    position: "2 years from now",
    values: [
      { label: "Paid in", text: "$100.00" },
      { label: "Growth", text: "$15.50" },
      { label: "Balance", text: "$105.00" },
    ],
  });
});
