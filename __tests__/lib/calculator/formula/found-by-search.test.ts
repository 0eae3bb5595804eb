// A figure that no formula gives: its explanation is a condition, and the workbook tells when to search again.
import type { Definition } from "@/lib/calculator/definition";
import { money, years } from "@/lib/calculator/form/number-field";
import { explanationsOf } from "@/lib/calculator/formula/explanation";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { explained } from "./explained";
import { engineOf } from "../../../house/spreadsheet-engine";

type Input = { payment: number; years: number };
type Result = { price: number };

const definition: Definition<Input, Result> = {
  calculate: ({ payment, years }) => ({ price: payment * 12 * years }),
  id: "loans-credit/mortgage",
  submit: "Find",
  fields: { payment: money("Payment"), years: years("Term") },
  headline: "price",
  outputs: {
    price: usd("Price", {
      explanation: {
        rule: "The highest price that the payments cover.",
        check: "ABS(price-payment*12*years)<0.01",
        proof: { "All payments": "payment*12*years", "The price": "price" },
      },
    }),
  },
  verdict: () => "Found.",
  toast: () => complete("Found."),
  example: { payment: 100, years: 2 },
};
const calculation = {
  definition,
  input: definition.example,
  result: { price: 2_400 },
  world: { today: { year: 2026, month: 1, day: 1 } },
};

test("the explanation has the amounts that show it, and no formula that names the figure itself", () => {
  expect(explanationsOf(calculation).map(explained)).toEqual([
    {
      name: "price",
      label: "Price",
      rule: "The highest price that the payments cover.",
      by: "search",
      proof: [
        { label: "All payments", text: "$2,400.00" },
        { label: "The price", text: "$2,400.00" },
      ],
      letters: [],
      text: "$2,400.00",
    },
  ]);
});

test("the workbook keeps what was found, and sees when an input no longer agrees with it", () => {
  const { sheets } = worksheetsOf(calculation, 0);
  const engine = engineOf(sheets);
  const price = () => engine.getSheetValues(0).at(-1);
  const rule = "The highest price that the payments cover.";
  expect(price()).toEqual(["Price", 2_400, 2_400, rule, "checked"]);
  engine.setCellContents({ sheet: 0, row: 3, col: 1 }, 200);
  expect(price()).toEqual(["Price", 2_400, 2_400, rule, "search again"]);
});
