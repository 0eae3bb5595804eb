import { barTicksOf, ticksOf } from "@/components/calculator/chart/ticks";

const upTo = (last: number, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const months = (last: number, first = 0) =>
  ({ label: "Months", unit: "month", values: upTo(last, first) }) as const;
const years = (last: number) => ({ label: "Years", values: upTo(last) });

test.each([
  ["two years on a phone", 24, 190, [0, 6, 12, 18, 24]],
  ["two years on a desktop", 24, 560, [0, 3, 6, 9, 12, 15, 18, 21, 24]],
  ["a year on a phone", 12, 190, [0, 3, 6, 9, 12]],
  ["ten months on a phone", 10, 190, [0, 3, 6, 9]],
  ["five months on a phone", 5, 190, [0, 1, 2, 3, 4, 5]],
  ["two years on a strip", 24, 60, [0, 12, 24]],
])("months are labeled in parts of a year: %s", (_, last, width, ticks) => {
  expect(ticksOf(months(last), width)).toEqual(ticks);
});

test("years are labeled in tens and fives, and only whole ones", () => {
  expect(ticksOf(years(30), 560)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(ticksOf(years(2), 560)).toEqual([0, 1, 2]);
});

test("bars are labeled at the same months, found by their index", () => {
  const monthsOf = (last: number, width: number) => {
    const axis = months(last, 1);
    return barTicksOf(axis, width).map((index) => axis.values[index]);
  };
  expect(monthsOf(24, 190)).toEqual([6, 12, 18, 24]);
  expect(monthsOf(24, 560)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
  expect(monthsOf(2, 190)).toEqual([1, 2]);
});

test("where no bar stands at a round position, every so many are labeled", () => {
  const values = [1, 3, 5, 7, 9, 11, 13, 17].map((year) => year * 17);
  expect(barTicksOf({ label: "Through year", values }, 256)).toEqual([0, 2, 4, 6]);
});
