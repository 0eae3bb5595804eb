import { owedChart } from "@/lib/calculator/charts/owed-chart";

const heading = { name: "owed", title: "The one ends sooner", subject: "Still owed" };
const falling = (opening: number, each: number) => ({
  opening,
  schedule: Array.from({ length: Math.ceil(opening / each) }, (_, index) => ({
    balance: Math.max(0, opening - each * (index + 1)),
  })),
});
const one = { label: "One", ...falling(100, 10) };
const other = { label: "Other", ...falling(120, 40) };

test("both are drawn over the months of the longer one, each from its own start to nothing", () => {
  const [chart] = owedChart({ ...heading, ways: [one, other] });
  expect(chart).toMatchObject({ kind: "lines", ...heading, x: { unit: "month" } });
  expect(chart?.x.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(chart?.series).toEqual([
    { label: "One", values: [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0] },
    { label: "Other", values: [120, 80, 40, 0, 0, 0, 0, 0, 0, 0, 0] },
  ]);
});

test("a long one is drawn by year, with the month in which the shorter one ends", () => {
  const [chart] = owedChart({ ...heading, ways: [{ ...one, ...falling(300, 10) }, other] });
  expect(chart?.x).toMatchObject({ unit: "year", label: "Years from now" });
  expect(chart?.x.values).toEqual([0, 3 / 12, 1, 2, 30 / 12]);
});

test("less than a dollar or a single payment is not drawn", () => {
  const small = { label: "Small", ...falling(0.9, 0.1) };
  const once = { label: "Once", ...falling(50, 50) };
  expect(owedChart({ ...heading, ways: [small, small] })).toEqual([]);
  expect(owedChart({ ...heading, ways: [once, once] })).toEqual([]);
});
