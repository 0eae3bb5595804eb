import {
  age,
  integer,
  money,
  months,
  number,
  percent,
  years,
} from "@/lib/calculator/form/number-field";
import { readNumber } from "@/lib/calculator/form/read-number";

const price = money("Home price", { above: 0 });

test.each([
  ["a blank box", price, " ", "Enter the home price."],
  [
    "words",
    price,
    "lots",
    "Enter the home price as a number, such as 1,250.50. We can’t read “lots”.",
  ],
  ["an exclusive bound", price, "0", "The home price must be more than $0."],
  ["a negative amount", money("Costs"), "-1", "The costs cannot be negative."],
  [
    "an inclusive bound",
    percent("Down payment", { min: 3 }),
    "2",
    "The down payment must be at least 3%.",
  ],
  [
    "too much money",
    price,
    "1000000000000.01",
    "The home price can be at most $1,000,000,000,000.",
  ],
  ["too high a rate", percent("APR"), "1000.01", "The APR can be at most 1,000%."],
  ["too long a term", years("Loan term"), "1001", "The loan term can be at most 1,000 years."],
  ["too many months", months("Horizon"), "12001", "The horizon can be at most 12,000 months."],
  ["too old", age("Current age"), "151", "The current age can be at most 150."],
  ["too many", number("Shares"), "2000000000000", "The shares can be at most 1,000,000,000,000."],
  ["part of a whole number", integer("Rentals"), "1.5", "The rentals must be a whole number."],
  [
    "an exclusive ceiling",
    percent("Vacancy", { below: 100 }),
    "100",
    "The vacancy must be less than 100%.",
  ],
  [
    "a percent for dollars",
    price,
    "10%",
    "Enter the home price in dollars: “10%” is a percentage.",
  ],
  [
    "a percent of what is no number yet",
    money("Down payment", { shareOf: "homePrice" }),
    "10%",
    "Enter the down payment in dollars, or first enter the amount that “10%” is a percentage of.",
  ],
  [
    "thousands where none belong",
    years("Loan term"),
    "30k",
    "Enter the loan term as a number, such as 30. We can’t read “30k”.",
  ],
  [
    "a percent where none belongs",
    years("Loan term"),
    "30%",
    "Enter the loan term as a number, such as 30. We can’t read “30%”.",
  ],
  [
    "a long text",
    price,
    "x".repeat(500),
    "Enter the home price as a number, such as 1,250.50. We can’t read this.",
  ],
])("%s is answered with how to mend it", (_, field, typed, error) => {
  expect(readNumber(field, typed)).toEqual({ error });
});

test.each([
  [price, "0.5", 0.5],
  [price, "1000000000000", 1e12],
  [price, "425k", 425_000],
  [money("Costs"), "1.2M", 1_200_000],
  [number("Units sold"), "10k", 10_000],
  [percent("APR"), "6.5%", 6.5],
  [percent("APR"), "0", 0],
  [percent("Ratio", { above: 0, max: 100 }), "100", 100],
  [money("Costs", { blank: 0 }), "", 0],
  [months("Horizon"), "6.5", 6.5],
  [age("Current age"), "67", 67],
  [number("Shares"), "0.25", 0.25],
  [integer("Rentals"), "12,000", 12_000],
])("accepts what is within bounds", (field, typed, value) => {
  expect(readNumber(field, typed)).toEqual({ value });
});

test("a cleared optional box counts as its blank value, not as its default", () => {
  expect(readNumber(percent("Sales tax", { initial: 6, blank: 0 }), "")).toEqual({ value: 0 });
});

describe("a number that may be left out", () => {
  const contribution = money("Monthly contribution", { blank: null, unreadable: null });

  test("a blank box is no number at all", () => {
    expect(readNumber(contribution, " ")).toEqual({ value: null });
  });

  test("words count as blank, and the field says so", () => {
    expect(readNumber(contribution, "some")).toEqual({
      value: null,
      error:
        "We can’t read “some” as a number, such as 1,250.50, so the monthly contribution counts as blank.",
    });
  });

  test("a number outside the bounds is still refused", () => {
    expect(readNumber(contribution, "-1")).toEqual({
      error: "The monthly contribution cannot be negative.",
    });
  });
});
