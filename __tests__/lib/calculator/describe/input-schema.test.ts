import { describedInputs } from "@/lib/calculator/describe/described-input";
import { inputSchema } from "@/lib/calculator/describe/input-schema";
import { calendarYear, nextYear } from "@/lib/calculator/form/calendar-year";
import { select } from "@/lib/calculator/form/choice-field";
import { itemRows } from "@/lib/calculator/form/item-rows";
import { integer, percent } from "@/lib/calculator/form/number-field";
import { randomFactor } from "@/lib/calculator/form/random-factor";
import { interestRate, rows } from "@/lib/calculator/form/rows-field";
import { textField } from "@/lib/calculator/form/text-field";
import { calculatorIds } from "@/lib/catalogue/calculators";

import { calculatorOf, world } from "../../../house/calculators";

const { today } = world;

test("says each kind of field in the words of JSON Schema", () => {
  const schema = inputSchema(
    {
      rate: percent("Rate", { below: 100, hint: "A year." }),
      payments: integer("Payments", { initial: 12, above: 0 }),
      carYear: calendarYear("Car year", { min: 1980, max: nextYear }),
      level: select("Level", { options: { low: "Low", high: "High" } }),
      state: textField("State", { letters: 2, blank: "" }),
      income: itemRows("Income", { item: "Income", initial: [{ description: "Pay" }] }),
      status: select("Status", { options: { "": "Same", single: "Single" } }),
      debts: {
        ...rows<{ apr: number }>("Debts", {
          item: "Debt",
          columns: { apr: interestRate("APR") },
        }),
        isOption: true,
      },
      variation: randomFactor("Variation", { min: 0.8, max: 1.2 }),
    },
    today,
  );
  expect(schema).toEqual({
    type: "object",
    additionalProperties: false,
    required: ["rate", "carYear", "level"],
    properties: {
      rate: {
        type: "number",
        title: "Rate",
        description: "Percent: 5.25 means 5.25%. A year.",
        minimum: 0,
        maximum: 1_000,
        exclusiveMaximum: 100,
      },
      payments: {
        type: "integer",
        title: "Payments",
        exclusiveMinimum: 0,
        maximum: 12_000,
        default: 12,
      },
      carYear: { type: "integer", title: "Car year", minimum: 1980, maximum: 2027 },
      level: {
        type: "string",
        title: "Level",
        description: "low: Low; high: High.",
        enum: ["low", "high"],
      },
      status: {
        type: "string",
        title: "Status",
        description: "empty: Same; single: Single.",
        enum: ["", "single"],
      },
      state: { type: "string", title: "State", maxLength: 2 },
      income: {
        type: "array",
        title: "Income",
        items: {
          type: "object",
          additionalProperties: false,
          properties: {
            description: { type: "string", title: "Description" },
            amount: {
              type: "number",
              title: "Amount",
              description: "US dollars.",
              minimum: 0,
              maximum: 1_000_000_000_000,
            },
          },
        },
        default: [{ description: "Pay" }],
      },
      debts: {
        type: "array",
        title: "Debts",
        items: {
          type: "object",
          additionalProperties: false,
          properties: {
            apr: {
              type: "number",
              title: "APR",
              description: "Percent: 5.25 means 5.25%.",
              minimum: 0,
              maximum: 1_000,
            },
          },
        },
      },
      variation: { type: "number", title: "Variation", minimum: 0.8, maximum: 1.2 },
    },
  });
});

test.each(calculatorIds)("%s has a schema that its own example meets", (id) => {
  const { definition } = calculatorOf(id);
  const { properties, required } = inputSchema(definition.fields, today) as {
    properties: Record<string, unknown>;
    required: string[];
  };
  expect(Object.keys(properties)).toEqual(Object.keys(definition.fields));
  expect(Object.keys(definition.example)).toEqual(expect.arrayContaining(required));
});

test("what other boxes may stand for is not required, and they are named", () => {
  const { fields } = calculatorOf("mortgage-real-estate/real-estate-roi").definition;
  expect(inputSchema(fields, today)["required"]).not.toContain("monthlyPrincipalInterest");
  const payment = describedInputs(fields).find(({ name }) => name === "monthlyPrincipalInterest");
  expect(payment).toMatchObject({ replacedBy: ["annualRate", "years"] });
});

test("nor is what others give in either way", () => {
  const { fields } = calculatorOf("tax/payroll-tax").definition;
  expect(inputSchema(fields, today)["required"]).not.toContain("grossPay");
  const pay = describedInputs(fields).find(({ name }) => name === "grossPay");
  expect(pay).toMatchObject({ givenBy: ["salary", "hourlyRate"] });
});
