import { comparisonOf } from "@/lib/calculator/analysis/comparison";
import { comparisonWorksheet } from "@/lib/calculator/analysis/comparison-worksheet";
import type { Scenario } from "@/lib/calculator/analysis/scenarios";
import type { Calculation } from "@/lib/calculator/run";
import type { ResultPage } from "@/lib/calculator/share/summary";
import { filledFormsWorksheet } from "@/lib/calculator/share/filled-forms-worksheet";
import { worksheetsOf } from "@/lib/calculator/share/worksheet";

import { nameOfFile } from "./name-of-file";
import { saveFile } from "./save-file";
import { sourceOfFile } from "./source-of-file";
import { xlsxOf } from "./xlsx";

/** As long as a table may grow in the file at least: 40 years of months. */
const tableRows = 480;

/** Fetched with the first press, and the writer with it: 20 kB that most visitors never need. */
export async function saveWorkbook<Input, Result>(
  calculation: Calculation<Input, Result>,
  scenarios: readonly Scenario[],
  page: ResultPage,
) {
  const { sheets } = worksheetsOf(calculation, tableRows, sourceOfFile(page));
  if (scenarios.length > 0) sheets.push(comparisonWorksheet(comparisonOf(calculation, scenarios)));
  const { filledForms } = calculation.definition;
  if (filledForms) {
    const { formsOf } = await filledForms.load();
    sheets.push(filledFormsWorksheet(filledForms, formsOf(calculation.input)));
  }
  saveFile(nameOfFile(calculation.definition.id, "xlsx"), await xlsxOf(sheets), xlsx);
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
