import { median } from "../../../bench/lib/median.mjs";

test.each([
  [[7], 7],
  [[9, 100, 10], 10],
  [[1, 2], 1.5],
  [[4, 1, 3, 2], 2.5],
])("the middle of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("the values stay as they were", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test("nothing has no middle", () => {
  expect(() => median([])).toThrow("no middle");
});
