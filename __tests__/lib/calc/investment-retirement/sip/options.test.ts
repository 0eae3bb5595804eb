import { form } from "@/lib/calc/investment-retirement/sip/form";
import { report } from "@/lib/calc/investment-retirement/sip/report";

import { formWith } from "../../../calculator/form-with";

const plan = { monthlyInvestment: "250", annualReturn: "7", years: "25", stocks: "" };
const { outcomeOf, answered } = formWith({ ...form, ...report }, plan);

test("without options, nothing more is said", () => {
  const { result, sections, charts, figures } = answered({});
  expect(result).not.toHaveProperty("lastMonthly");
  expect(sections).toEqual([]);
  expect(charts).toHaveLength(1);
  expect(figures.map(({ name }) => name)).not.toContain("costOfExpenses");
});

test("fees are a sum of dollars, and a second line in a chart", () => {
  const { charts, figures, verdict } = answered({ expenseRatio: "1" });
  expect(figures.find(({ name }) => name === "costOfExpenses")?.parts[0]?.text).toBe("$29,269");
  expect(verdict).toContain("The fees cost you $29,269 by then.");
  expect(charts.at(-1)).toMatchObject({
    title: "Without fees, your savings would be worth $29,269 more",
  });
});

test("a step-up has a section of its own", () => {
  const { sections } = answered({ stepUp: "5" });
  expect(sections.map(({ title }) => title)).toEqual(["Yearly step-up"]);
});

test.each([
  [{ stepUp: "-1" }, "stepUp"],
  [{ stepUp: "101" }, "stepUp"],
  [{ expenseRatio: "101" }, "expenseRatio"],
])("%j is refused at its field", (boxes, field) => {
  const outcome = outcomeOf(boxes);
  expect(outcome.ok).toBe(false);
  expect(Object.keys(outcome.errors ?? {})).toEqual([field]);
});
