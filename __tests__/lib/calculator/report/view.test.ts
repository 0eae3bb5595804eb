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
