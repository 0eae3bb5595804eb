import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { renamedTable } from "@/lib/calculator/formula/renamed";
import { rateColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table, type Column, type Table } from "@/lib/calculator/report/outputs";
import { formatWholeUsd } from "@/lib/format";
import type { BracketRow } from "@/lib/tax-law/income/bracket-rows";

type BracketTableOptions<Result> = Pick<Table<Result, BracketRow>, "note" | "totals"> & {
  /** What is taxed, as an expression. */
  amount: string;
  /** How many brackets there are. */
  count: number;
};

const noLimit = "no limit";

export const limitColumn = (
  label: string,
  options: Partial<Column<number | null>> = {},
): Column<number | null> => ({
  label,
  format: "$#,##0",
  show: (limit) => (limit === null ? noLimit : formatWholeUsd(limit)),
  exact: (limit) => (limit === null ? noLimit : plainDecimal(limit)),
  ...options,
});

/**
 * A graduated tax, a row for each bracket: the rows of lib/tax-law/income/bracket-rows.ts.
 *
 * @example bracketTable("By bracket", { amount: "taxableIncome", count: 7, totals })
 */
export const bracketTable = <Result>(
  label: string,
  { amount, count, ...options }: BracketTableOptions<Result>,
) =>
  renamedTable(
    table<Result, BracketRow>(label, {
      by: "bracket",
      columns: {
        rate: rateColumn("Rate"),
        // On a phone there is no room for it: it is what the bracket before goes up to.
        over: limitColumn("Over", { hidden: true }),
        upTo: limitColumn("Up to"),
        taxed: usdColumn("Taxed", "MAX(0, MIN(amount, upTo)-over)", "sum"),
        tax: usdColumn("Tax", "taxed*rate/100", "sum"),
        reached: rateColumn("Rate, if reached", {
          formula: "IF(taxed>0, rate, 0)",
          hidden: true,
        }),
      },
      start: {},
      count: String(count),
      ...options,
    }),
    { amount },
  );
