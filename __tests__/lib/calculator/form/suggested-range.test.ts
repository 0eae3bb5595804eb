import { calendarYear, nextYear, thisYear } from "@/lib/calculator/form/calendar-year";
import { age, integer, money, percent } from "@/lib/calculator/form/number-field";
import { suggestedRange } from "@/lib/calculator/form/suggested-range";

test.each([
  ["16 or more", age("Driver’s age", { above: 15 })],
  ["1 to 100", percent("Assessment ratio", { above: 0, max: 100 })],
  ["0 to 99", percent("Vacancy", { below: 100 })],
  ["$0 to $20,000", money("School costs", { max: 20_000 })],
  ["1 to 24", integer("Forecast months", { min: 1, max: 24 })],
  ["1980 to next year", calendarYear("Car year", { min: 1980, max: nextYear })],
  ["1800 to this year", calendarYear("Year built", { min: 1800, max: thisYear })],
])("%s, as the bounds have it", (said, field) => {
  expect(suggestedRange(field)).toBe(said);
});

test("what a form suggests comes before its bounds, and refuses nothing", () => {
  const field = age("Driver’s age", { suggested: { min: 16 } });
  expect(suggestedRange(field)).toBe("16 or more");
  expect(field.bounds).toEqual(age("Driver’s age").bounds);
});

test("nothing is said of what is not negative, or of any amount", () => {
  expect(suggestedRange(money("Down payment"))).toBeUndefined();
  expect(suggestedRange(money("Home price", { above: 0 }))).toBeUndefined();
  expect(suggestedRange(money("Net profit", { min: -1_000_000_000_000 }))).toBeUndefined();
});
