// An input that was left out: an empty cell in the workbook, and said to be empty in an explanation.
import type { Definition } from "@/lib/calculator/definition";
import { money } from "@/lib/calculator/form/number-field";
import { explanationsOf } from "@/lib/calculator/formula/explanation";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { explained } from "../formula/explained";
import { engineOf } from "../../../house/spreadsheet-engine";

type Input = { needed: number; paid: number | null };
type Result = { payment: number };

const definition: Definition<Input, Result> = {
  calculate: ({ needed, paid }) => ({ payment: paid ?? needed }),
  id: "loans-credit/mortgage",
  submit: "Find",
  fields: { needed: money("Needed"), paid: money("Paid", { blank: null }) },
  headline: "payment",
  outputs: {
    payment: usd("Payment", {
      explanation: {
        rule: "What you pay, or else what is needed.",
        formula: "IF(ISBLANK(paid), needed, paid)",
      },
    }),
  },
  verdict: () => "Found.",
  toast: () => complete("Found."),
  example: { needed: 100, paid: null },
};
const world = { today: { year: 2026, month: 1, day: 1 } };
const calculation = {
  definition,
  input: definition.example,
  result: definition.calculate(definition.example, world),
  world,
};

test("the explanation says what counts where it is left empty", () => {
  const [payment] = explanationsOf(calculation).map(explained);
  expect(payment?.formula).toBe("needed if paid is left empty, paid otherwise");
  expect(payment?.text).toBe("$100.00");
});

test("the workbook leaves its cell empty, and takes what is entered in it", () => {
  const engine = engineOf(worksheetsOf(calculation, 0).sheets);
  const payment = () => engine.getSheetValues(0).at(-1)?.[1];
  expect(payment()).toBe(100);
  engine.setCellContents({ sheet: 0, row: 4, col: 1 }, 0);
  expect(payment()).toBe(0);
  engine.setCellContents({ sheet: 0, row: 4, col: 1 }, 30);
  expect(payment()).toBe(30);
});
