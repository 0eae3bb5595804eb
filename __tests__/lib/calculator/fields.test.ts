import {
  formatAmount,
  inSentence,
  money,
  percent,
  readField,
  years,
} from "@/lib/calculator/fields";

const price = money("Home price", { above: 0 });

test.each([
  ["a blank box", price, " ", "Enter the home price."],
  [
    "words",
    price,
    "lots",
    "The home price must be a number such as 1,250.50; “lots” cannot be read as one.",
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
  [
    "an exclusive ceiling",
    percent("Vacancy", { below: 100 }),
    "100",
    "The vacancy must be less than 100%.",
  ],
  [
    "a long text",
    price,
    "x".repeat(500),
    "The home price must be a number such as 1,250.50; this cannot be read as one.",
  ],
])("%s is answered with how to mend it", (_, field, typed, problem) => {
  expect(readField(field, typed)).toEqual({ problem });
});

test.each([
  [price, "0.5", 0.5],
  [price, "1000000000000", 1e12],
  [percent("APR"), "0", 0],
  [percent("Ratio", { above: 0, max: 100 }), "100", 100],
  [money("Costs", { blank: 0 }), "", 0],
])("accepts what is within bounds", (field, typed, value) => {
  expect(readField(field, typed)).toEqual({ value });
});

test("a cleared optional box counts as its blank value, not as its default", () => {
  expect(readField(percent("Sales tax", { initial: 6, blank: 0 }), "")).toEqual({ value: 0 });
});

test("labels keep their capitals in a sentence only where they are abbreviations", () => {
  expect(inSentence("Home price")).toBe("home price");
  expect(inSentence("APR")).toBe("APR");
});

test("amounts are written as a person would", () => {
  expect(formatAmount("money", 400_000)).toBe("$400,000");
  expect(formatAmount("money", 0.5)).toBe("$0.50");
  expect(formatAmount("percent", 6.125)).toBe("6.125%");
  expect(formatAmount("years", 1)).toBe("1 year");
});
