import { viewOf } from "@/lib/calculator/report/view";

import { calculatorOf, world } from "../../../house/calculators";

const { definition } = calculatorOf("investment-retirement/annuity");

test("a figure named by another is called by its words, which are not listed a second time", () => {
  const input = { ...definition.example, mode: "futureValue" as never };
  const { headline, figures } = viewOf(definition, input, definition.calculate(input, world));
  expect(headline.label).toBe("Future Value");
  expect(headline.naming).toEqual({ name: "type", text: "Future Value", value: "Future Value" });
  expect(figures.flatMap(({ parts }) => parts.map(({ name }) => name))).toEqual([
    "totalPayments",
    "interest",
  ]);
});

test("what the title of a block says is not said again by its figures", () => {
  const { definition } = calculatorOf("tax/income-tax");
  const { example } = definition;
  const [law] = viewOf(definition, example, definition.calculate(example, world)).sections;
  expect(law?.title).toMatch(/^Under \d{4} law/);
  const labels = law?.figures.map(({ label }) => label) ?? [];
  expect(labels).toContain("Marginal rate");
  expect(labels.filter((label) => label.includes("under the law"))).toEqual([]);
});
