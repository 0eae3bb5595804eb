import { form } from "@/lib/calc/investment-retirement/compound-interest/form";
import { report } from "@/lib/calc/investment-retirement/compound-interest/report";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { formWith } from "../../../calculator/form-with";

const savings = {
  ...{ principal: "10000", annualRate: "7", monthlyContribution: "200", years: "20" },
  stocks: "",
};
const { outcomeOf, answered } = formWith({ ...form, ...report }, savings);

test("without options, nothing more is said", () => {
  const { sections, remarks, figures, charts } = answered({});
  expect([sections, remarks]).toEqual([[], []]);
  expect(charts).toHaveLength(2);
  expect(figures.map(({ name }) => name)).toEqual([
    "totalContributions",
    "totalInterest",
    "inTodaysDollars",
    "annualYield",
    "doublingYears",
  ]);
});

test("prices between two months say what buys the same, and offer their inflation", () => {
  const { sections, verdict, remarks } = answered({
    pricesFrom: "January 2000",
    pricesTo: "January 2026",
  });
  expect(sections.map(({ title }) => title)).toEqual(["Inflation between two months"]);
  expect(verdict).toContain("$100 in January 2000 buys what $192.68 buys in January 2026");
  expect(remarks).toMatchObject([
    { offer: { text: "Count with 2.55%", boxes: { inflation: "2.55" } } },
  ]);
});

test("the newest month stands for a blank one, and may be named", () => {
  const blank = answered({ pricesFrom: "1/2000" }).calculation.result.equalAmount;
  expect(blank).toBeCloseTo((100 * 334.98) / 168.8, 9);
  expect(answered({ pricesFrom: "1/2000", pricesTo: "August 2026" }).verdict).toContain("$198.45");
});

test("prices that fell are not offered as inflation", () => {
  const { remarks, verdict } = answered({ pricesFrom: "June 1920", pricesTo: "March 1933" });
  expect(remarks).toEqual([]);
  expect(verdict).toContain("prices fell 3.89% a year");
});

test.each([
  [{ pricesFrom: "Mai 2000" }, "pricesFrom", /Enter a month and a year/],
  [{ pricesFrom: "December 1912" }, "pricesFrom", /from January 1913 to August 2026/],
  [{ pricesFrom: "1/2000", pricesTo: "9/2026" }, "pricesTo", /from January 1913 to August 2026/],
  [{ pricesFrom: "October 2025" }, "pricesFrom", /No prices were published for October 2025/],
  [{ pricesFrom: "1/2000", pricesTo: "Jan 2000" }, "pricesTo", /Enter another month/],
  [{ pricesTo: "1/2000" }, "pricesFrom", /Enter the month that the amount is of/],
  [{ amount: "250" }, "pricesFrom", /Enter the month that the amount is of/],
])("%j: the field says what to do, and the rest is answered", (boxes, field, sentence) => {
  const outcome = outcomeOf(boxes);
  expect(outcome.ok).toBe(true);
  expect((outcome.errors as Record<string, string>)[field]).toMatch(sentence);
});

test("the workbook does not call published prices law", () => {
  const { calculation } = answered({ pricesFrom: "1/2000" });
  const rows = worksheetsOf(calculation, 3).sheets[0]?.rows ?? [];
  const row = rows.find(([label]) => label === "Price index of the first month");
  expect(row?.at(-1)).toBe("The index that was published for the month.");
});

test("fees of all the balance are refused, and fees above the rate are a loss", () => {
  expect(outcomeOf({ expenseRatio: "100" }).ok).toBe(false);
  expect(answered({ annualRate: "1", expenseRatio: "2" }).verdict).toMatch(
    /^The fees are more than the interest: you lose/,
  );
  expect(answered({ annualRate: "1", expenseRatio: "1" }).verdict).toMatch(
    /^The fees take all the interest/,
  );
});
