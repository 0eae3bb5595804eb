import { yearEnds } from "@/lib/finance/year-ends";

test("counts the years, the last one as far as it goes", () => {
  expect(yearEnds(3)).toEqual([1, 2, 3]);
  expect(yearEnds(2.25)).toEqual([1, 2, 2.25]);
  expect(yearEnds(0.5)).toEqual([0.5]);
  expect(yearEnds(1000)).toHaveLength(1000);
});

test("float dust is not a year", () => {
  expect(yearEnds(3 + 1e-13)).toEqual([1, 2, 3 + 1e-13]);
  expect(yearEnds(0.1 + 0.2 + 0.7)).toHaveLength(1);
});
