import type { FilledForm, FilledForms } from "@/lib/calculator/report/filled-forms";

import { inputCells, sheetNameOf, type Cell, type Worksheet } from "./cells";

/** The forms of an answer one below the other, every line that is on them. */
export function filledFormsWorksheet(
  { title, note, stamp }: Pick<FilledForms<never>, "title" | "note" | "stamp">,
  forms: readonly FilledForm[],
): Worksheet {
  const rows: Cell[][] = [
    ["Line", "What it is", "Amount", "How it comes about", "Goes to"],
    [note],
  ];
  const headings = [0];
  for (const { name, lines } of forms) {
    headings.push(rows.push([], [name, stamp]) - 1);
    for (const { line, name: words, rule, amount, goesTo } of lines)
      rows.push([
        line,
        words,
        { value: amount, format: inputCells.money.format },
        rule,
        goesTo ?? "",
      ]);
  }
  return { name: sheetNameOf(title), rows, frozen: 1, headings };
}
