import type { Definition } from "@/lib/calculator/definition";
import type { Answer } from "@/lib/calculator/run";
import { sheetsOf } from "@/lib/calculator/sheet";
import { site } from "@/lib/site";

import { saveFile } from "./save-file";
import { workbookOf } from "./workbook";

/** As long as a table may grow in the file: 40 years of months. */
const tableRows = 480;

/** Fetched with the first press, and the writer with it: 20 kB that most visitors never need. */
export async function saveWorkbook<Input, Result>(
  definition: Definition<Input, Result>,
  answer: Answer<Input, Result>,
) {
  const { sheets } = sheetsOf(definition, answer, tableRows);
  const name = `${site.name.toLowerCase()}-${definition.id.replace("/", "-")}.xlsx`;
  saveFile(name, await workbookOf(sheets), xlsx);
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
