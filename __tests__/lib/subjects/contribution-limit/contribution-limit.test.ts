import { expressionOf } from "@/lib/calculator/formula/parse";
import { valueOf } from "@/lib/calculator/formula/value";
import {
  contributionLimitFigures,
  contributionLimitNumbers,
} from "@/lib/subjects/contribution-limit/contribution-limit";

const law = { year: 2026, document: "IRS Notice 2025-67", limit: 7_500, catchUp: 1_100, scope: "" };

/** What the formula comes to at an age. */
function allowedAt(age: number, catchUpAt60?: number) {
  const limit = { ...law, catchUpAt60 };
  const { formula = "" } = contributionLimitFigures(limit).contributionLimit.explanation ?? {};
  return valueOf(expressionOf(formula, contributionLimitNumbers(limit)), {
    name: () => age,
    option: (id) => id,
  });
}

test("the catch-up is added from 50 on, and another from 60 until 64 where the law has one", () => {
  expect([49, 50, 60, 64].map((age) => allowedAt(age))).toEqual([7_500, 8_600, 8_600, 8_600]);
  expect([49.9, 59, 60, 63.5, 64].map((age) => allowedAt(age, 2_000))).toEqual([
    7_500, 8_600, 9_500, 9_500, 8_600,
  ]);
});

test("the figures say the year of the law and the document that set it", () => {
  const figures = contributionLimitFigures({ ...law, scope: "To all IRAs together." });
  expect(Object.values(figures).map(({ label }) => label)).toEqual([
    "Legal limit for 2026 at your age",
    "Above the 2026 limit",
    "Age of the 2026 limits",
  ]);
  expect(figures.contributionLimit.note).toBe("To all IRAs together. IRS Notice 2025-67.");
});
