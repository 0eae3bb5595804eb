import { renamed } from "@/lib/calculator/formula/renamed";
import { wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { returnLineNames, type ReturnLine, type ReturnLineName } from "@/lib/tax-law/return-lines";

/** Less is written as $0. */
const leastShown = 0.5;

/**
 * Two federal returns of a household, line by line: the rows of lib/tax-law/return-lines.ts.
 *
 * @example returnTable("Your return with and without the business", ["Without", "With"])
 */
export const returnTable = <Result>(
  label: string,
  [before, after]: readonly [before: string, after: string],
) =>
  table<Result, ReturnLine>(label, {
    by: "bracket",
    columns: {
      line: wordsColumn("Line"),
      before: wholeUsdColumn(before),
      after: wholeUsdColumn(after),
      difference: wholeUsdColumn("Difference", "after-before"),
    },
    start: {},
    count: String(returnLineNames.length),
    totals: () => ({}),
    isEmpty: ({ before, after }) => Math.max(Math.abs(before), Math.abs(after)) < leastShown,
    note: "We work out the whole federal return twice. The income tax calculator shows how. Lines that are zero are left out.",
  });

/**
 * A figure of such a table, as a formula.
 *
 * @example inReturns("federal.difference", "tax") // "INDEX(federal.difference, 9)"
 */
export const inReturns = (column: string, line: ReturnLineName) =>
  renamed("INDEX(column, line)", { column, line: String(returnLineNames.indexOf(line) + 1) });
