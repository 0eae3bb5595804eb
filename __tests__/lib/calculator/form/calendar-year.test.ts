import type { Definition } from "@/lib/calculator/definition";
import { calendarYear, nextYear, thisYear } from "@/lib/calculator/form/calendar-year";
import { readField } from "@/lib/calculator/form/read-field";
import { explanationsOf } from "@/lib/calculator/formula/explanation";
import { inputSummary } from "@/lib/calculator/report/input-summary";
import { complete } from "@/lib/calculator/report/notice";
import { ratio } from "@/lib/calculator/report/outputs";
import { run } from "@/lib/calculator/run";

import { explained } from "../formula/explained";

const car = calendarYear("Car year", { min: 1980, max: nextYear });
const today = { year: 2026, month: 12, day: 31 };
const read = (typed: string, day?: typeof today) => readField("car", car, { car: typed }, day);

test.each([
  ["2028", "The car year can be at most 2027."],
  ["1979", "The car year must be at least 1980."],
  ["2018.5", "The car year must be a whole number."],
  ["new", "Enter the car year as a number, such as 2018. We can’t read “new”."],
  ["", "Enter the car year."],
])("%p is refused: %s", (typed, error) => {
  expect(read(typed, today)).toEqual({ errors: { car: error } });
});

test("the years at the bounds are accepted, and the bound moves with the calendar", () => {
  expect(read("2027", today)).toEqual({ value: 2027 });
  expect(read("1980", today)).toEqual({ value: 1980 });
  expect(read("2028", { year: 2027, month: 1, day: 1 })).toEqual({ value: 2028 });
});

test("where the day is not known, such a bound is not asked", () => {
  expect(read("2500")).toEqual({ value: 2500 });
});

type Input = { built: number };
type Result = { factor: number };

const definition: Definition<Input, Result> = {
  calculate: () => ({ factor: 1.2 }),
  id: "loans-credit/mortgage",
  submit: "Find",
  fields: { built: calendarYear("Year built", { min: 1800, max: thisYear }) },
  headline: "factor",
  outputs: {
    factor: ratio("Age factor", {
      explanation: { rule: "1.2 before 1980.", formula: "IF(built<1980, 1.2, 1000)" },
    }),
  },
  verdict: () => "Found.",
  toast: () => complete("Found."),
  example: { built: 1975 },
};

test("a year has no separator, beside a result and in its explanation; other numbers do", () => {
  const outcome = run(definition, { built: "1975" }, { today });
  if (!outcome.ok) throw new Error(outcome.notice.text);
  expect(inputSummary(definition.fields, outcome.calculation.input)).toEqual(["year built 1975"]);
  const [explanation] = explanationsOf(outcome.calculation).map(explained);
  expect(explanation?.formula).toBe("1.2 if year built is below 1980, 1,000 otherwise");
  expect(explanation?.because).toBe("year built is below 1980");
  expect(explanation?.becauseNumbers).toBe("1975 < 1980");
});

test("a run passes today to the bounds", () => {
  const outcome = run(definition, { built: "2027" }, { today });
  expect(outcome).toMatchObject({
    ok: false,
    errors: { built: "The year built can be at most 2026." },
  });
});
