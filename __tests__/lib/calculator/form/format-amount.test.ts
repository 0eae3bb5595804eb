import { formatAmount, labeledAmount } from "@/lib/calculator/form/format-amount";
import { inputSummary } from "@/lib/calculator/report/input-summary";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorOf } from "../../../house/calculators";

test("amounts are written as a person would", () => {
  expect(formatAmount("money", 400_000)).toBe("$400,000");
  expect(formatAmount("money", 0.5)).toBe("$0.50");
  expect(formatAmount("percent", 6.125)).toBe("6.125%");
  expect(formatAmount("years", 1)).toBe("1 year");
  expect(formatAmount("months", 6.5)).toBe("6.5 months");
  expect(formatAmount("age", 67)).toBe("67");
  expect(formatAmount("number", 1_000.25)).toBe("1,000.25");
  expect(formatAmount("integer", 12_000)).toBe("12,000");
  expect(formatAmount("calendarYear", 2_018)).toBe("2018");
  expect(formatAmount("randomFactor", 1.07)).toBe("1.07");
});

test("an entered amount keeps the digits beyond its cents", () => {
  expect(formatAmount("money", 0.235)).toBe("$0.235");
  expect(formatAmount("money", 0.1 + 0.2)).toBe("$0.30");
});

test("a unit that the label names is not said again", () => {
  expect(labeledAmount("Target months", "months", 4)).toBe("4");
  expect(labeledAmount("Years of service", "years", 25.5)).toBe("25.5");
  expect(labeledAmount("Loan term", "years", 30)).toBe("30 years");
  expect(labeledAmount("Time to wait", "months", 1)).toBe("1 month");
  expect(labeledAmount("Years of rent", "money", 1_200)).toBe("$1,200");
});

test.each(calculatorIds)("%s says of its example each unit once", (id) => {
  const { fields, example } = calculatorOf(id).definition;
  for (const line of inputSummary(fields, example))
    expect(line).not.toMatch(/\b(month|year)s?\b.*\d \1/i);
});
