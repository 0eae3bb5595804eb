/**
 * Formulas as spreadsheets write them: `PMT(annualRate/1200, years*12, -loanAmount)`. They declare
 * how a figure follows from the inputs and other figures; they never compute what the page shows.
 * The words, the mathematics and the cells of the workbook are all read off the one text, so that
 * they cannot come apart.
 *
 * Names: inputs, figures, hidden steps and `today`; `schedule.interest` is a column of a table,
 * `income.amount` a column of a list of rows, and `law.limit` a figure of law. In the row formulas of a table a column's own name is
 * the cell of the same row, and `previous.balance` the cell of the row before. An option of a choice
 * stands in quotes: `mode="presentValue"`.
 */
import { expressionOf } from "./parse";
import { optionIn, tokensOf } from "./tokens";

/** Every name a formula uses, once, in the order of the formula. */
export const namesIn = (formula: string): string[] => [
  ...new Set(tokensOf(formula).flatMap(({ kind, text }) => (kind === "name" ? [text] : []))),
];

/** The formula with each name replaced by its cell, and each option by its words. */
export const withCells = (
  formula: string,
  { name, option }: { name: (name: string) => string; option: (id: string) => string },
): string =>
  tokensOf(formula)
    .map(({ kind, text }) => {
      if (kind === "option") return `"${option(optionIn(text))}"`;
      return kind === "name" ? name(text) : text;
    })
    .join("");

/** What is wrong with a formula over these names, or undefined. */
export function faultIn(formula: string, known: ReadonlySet<string>): string | undefined {
  const unknown = namesIn(formula).find((name) => !known.has(name));
  if (unknown) return `no name ${unknown}`;
  try {
    expressionOf(formula);
    return undefined;
  } catch (error) {
    return (error as SyntaxError).message;
  }
}
