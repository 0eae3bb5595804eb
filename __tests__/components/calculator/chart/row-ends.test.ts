import { endPlaces } from "@/components/calculator/chart/row-ends";
import { widthOf } from "@/components/calculator/chart/text-size";

const money = ["$1,972.05", "$2,073.18"] as const;
const durations = ["29 years 11 months", "31 years 10 months"] as const;

test("under a long bar the words stand at its ends", () => {
  expect(endPlaces(money, [20, 260], 274)).toEqual({ low: 20, high: 260 });
});

test.each([
  ["a short bar", money, [130, 140], 274],
  ["one at the left edge", money, [0, 4], 274],
  ["one at the right edge", money, [268, 273], 274],
  ["words that fill the width", durations, [100, 104], 265],
] as const)("under %s they stand side by side and inside", (_, ends, bar, width) => {
  const { low, high } = endPlaces(ends, bar, width);
  expect(low).toBeGreaterThanOrEqual(0);
  expect(high).toBeLessThanOrEqual(width);
  expect(low + widthOf(ends[0])).toBeLessThan(high - widthOf(ends[1]));
});
