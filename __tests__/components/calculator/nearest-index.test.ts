import { nearestIndex } from "@/components/calculator/nearest-index";

test.each([
  [-50, 0],
  [14, 0],
  [15, 0],
  [16, 1],
  [24, 1],
  [26, 2],
  [500, 2],
])("%d is nearest to value %d", (to, index) => {
  expect(nearestIndex([10, 20, 30], to)).toBe(index);
});
