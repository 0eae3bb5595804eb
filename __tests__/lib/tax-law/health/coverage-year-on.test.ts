import { coverageYearOn } from "@/lib/tax-law/health/coverage-year-on";

test.each([
  [2026, 10, 31, 2026],
  [2026, 11, 1, 2027],
  [2026, 11, 25, 2027],
  [2026, 12, 31, 2027],
  [2027, 1, 1, 2027],
  [2027, 1, 15, 2027],
  [2027, 1, 16, 2027],
  [2027, 10, 31, 2027],
  [2027, 11, 1, 2028],
])("on %i-%i-%i people choose the coverage of %i", (year, month, day, coverage) => {
  const today = { year, month, day };
  expect(coverageYearOn(today)).toBe(coverage);
});
