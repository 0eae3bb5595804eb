import { pointsBreakEven } from "@/lib/finance/loan/points-break-even";

// PMT(6.75%/12, 360, -320000) is 2,075.51 and PMT(6.5%/12, 360, -320000) is 2,022.62: 52.90 a month.
test("the cost divided by what the points take off a payment, rounded up", () => {
  expect(pointsBreakEven(3_200, 6.5, 6.75, 30, 320_000)).toBe(61);
  expect(pointsBreakEven(0, 6.5, 6.75, 30, 320_000)).toBe(0);
});

// PMT(6.75%/12, 12, -320000) - PMT(6.5%/12, 12, -320000) is 36.839.
test("the last payment of the term is soon enough", () => {
  expect(pointsBreakEven(440, 6.5, 6.75, 1, 320_000)).toBe(12);
  expect(pointsBreakEven(443, 6.5, 6.75, 1, 320_000)).toBeNull();
});

test.each([6.5, 6.25])("points for nothing save nothing beside %d%%", (without) => {
  expect(pointsBreakEven(0, 6.5, without, 30, 320_000)).toBeNull();
});

test.each([
  ["the rate without points is the same", 3_200, 6.5],
  ["it is lower", 3_200, 6.25],
  ["the term ends first", 32_000, 6.75],
])("there is none where %s", (_, cost, without) => {
  expect(pointsBreakEven(cost, 6.5, without, 30, 320_000)).toBeNull();
});
