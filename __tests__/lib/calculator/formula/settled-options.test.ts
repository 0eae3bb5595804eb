import { report as budgetReport } from "@/lib/calc/personal-finance/budget/report";
import { form as budgetForm } from "@/lib/calc/personal-finance/budget/form";
import { form } from "@/lib/calc/business-finance/cash-flow-forecast/form";
import { report } from "@/lib/calc/business-finance/cash-flow-forecast/report";
import type { Definition } from "@/lib/calculator/definition";
import { explanationsOf } from "@/lib/calculator/formula/explanation";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

import { world } from "../recomputed";
import { explained } from "./explained";

function formulaOf<Input extends object, Result>(
  definition: Definition<Input, Result>,
  name: string,
  changes: Partial<Input> = {},
) {
  const input = { ...definition.example, ...changes };
  const outcome = run(definition, draftOf(definition.fields, input), world);
  if (!outcome.ok) throw new Error("no answer");
  return explanationsOf(outcome.calculation)
    .map(explained)
    .find((one) => one.name === name)?.formula;
}

test("who left the options alone reads nothing of them", () => {
  expect(formulaOf({ ...form, ...report }, "endingBalance")).toBe(
    "starting balance + forecast months × monthly net cash flow",
  );
  expect(formulaOf({ ...budgetForm, ...budgetReport }, "totalIncome")).toBe(
    "sum of every income amount",
  );
});

test("who uses one reads what then counts, without what would count otherwise", () => {
  expect(formulaOf({ ...form, ...report }, "endingBalance", { growth: 4 })).toBe(
    "every “End” of “Balance month by month” in row forecast months",
  );
});
