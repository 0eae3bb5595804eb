// Numbers that the law gives: a figure and the columns of a table, with what is worked out of them.
import type { Definition } from "@/lib/calculator/definition";
import { money } from "@/lib/calculator/form/number-field";
import { explanationsOf } from "@/lib/calculator/formula/explanation";
import { complete } from "@/lib/calculator/report/notice";
import { percentage, usd, yesOrNo } from "@/lib/calculator/report/outputs";
import { viewOf } from "@/lib/calculator/report/view";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";
import { bracketTable } from "@/lib/subjects/federal-law/bracket-table";
import { bracketRows, type BracketRow } from "@/lib/tax-law/income/bracket-rows";

import { engineOf, cellOf } from "../../../house/spreadsheet-engine";
import { explained } from "./explained";

type Input = { amount: number };
type Result = {
  "law.exempt": number;
  taxed: boolean;
  tax: number;
  highest: number;
  brackets: readonly BracketRow[];
};

const result = (amount: number): Result => {
  const brackets = bracketRows(amount, [0, 0.1, 0.3], [100, 200]);
  const tax = brackets.reduce((sum, row) => sum + row.tax, 0);
  const highest = Math.max(...brackets.map(({ reached }) => reached));
  return { "law.exempt": 100, taxed: amount > 100, tax, highest, brackets };
};

const definition: Definition<Input, Result> = {
  calculate: ({ amount }) => result(amount),
  id: "loans-credit/mortgage",
  submit: "Calculate",
  fields: { amount: money("Amount") },
  headline: "tax",
  outputs: {
    "law.exempt": usd("Exempt", {
      explanation: { rule: "What is exempt in the year.", lookup: true },
    }),
    taxed: yesOrNo("Taxed", {
      explanation: { rule: "Above what is exempt.", formula: "amount>law.exempt" },
    }),
    tax: usd("Tax", { explanation: { rule: "Of all brackets.", formula: "SUM(brackets.tax)" } }),
    highest: percentage("Highest rate", {
      explanation: { rule: "Of the brackets reached.", formula: "MAX(brackets.reached)" },
    }),
    brackets: bracketTable<Result>("By bracket", {
      amount: "amount",
      count: 3,
      totals: ({ tax }) => ({ tax }),
    }),
  },
  verdict: () => "Taxed.",
  toast: () => complete("Taxed."),
  example: { amount: 250 },
};
const calculation = {
  definition,
  input: { amount: 250 },
  result: result(250),
  world: { today: { year: 2026, month: 1, day: 1 } },
};

test("an explanation says that the number was looked up, and shows no formula", () => {
  const [exempt, taxed] = explanationsOf(calculation).map(explained);
  expect(exempt).toEqual({
    name: "law.exempt",
    label: "Exempt",
    letters: [],
    rule: "What is exempt in the year.",
    by: "law",
    text: "$100.00",
  });
  expect(taxed).toMatchObject({
    formula: "amount is above exempt",
    numbers: "$250 > $100",
    text: "Yes",
  });
});

test("the workbook holds the law’s numbers as they are, and works out the rest anew", () => {
  const { sheets, addressOf } = worksheetsOf(calculation, 3);
  const rows = sheets[0]?.rows ?? [];
  expect(rows.find(([label]) => label === "Exempt")).toEqual([
    "Exempt",
    { value: 100, format: "$#,##0.00" },
    { value: 100, format: "$#,##0.00" },
    "What is exempt in the year. Set by law for these choices.",
  ]);

  const engine = engineOf(sheets);
  const valueOf = (name: string) =>
    engine.calculateFormula(`=${addressOf.get(name) ?? ""}`, 0) as unknown;
  const cell = cellOf(engine, "Calculator!B4");
  for (const amount of [250, 90, 200, 1_000]) {
    engine.setCellContents(cell, amount);
    expect(["taxed", "tax", "highest"].map(valueOf)).toEqual([
      result(amount).taxed,
      result(amount).tax,
      result(amount).highest,
    ]);
  }
});

test("a table shows its brackets, the last one open, and not the steps of the workbook", () => {
  const [table] = viewOf(definition, calculation.input, calculation.result).tables;
  expect(table?.columns.map(({ label }) => label)).toEqual(["Rate", "Up to", "Taxed", "Tax"]);
  const shown = table?.rows.map((row) => table.columns.map(({ name, show }) => show(row[name])));
  expect(shown).toEqual([
    ["0%", "$100", "$100.00", "$0.00"],
    ["10%", "$200", "$100.00", "$10.00"],
    ["30%", "no limit", "$50.00", "$15.00"],
  ]);
});
