import { usdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { table, type Column } from "@/lib/calculator/report/outputs";
import { formatUsd } from "@/lib/format";
import { bracketTable } from "@/lib/subjects/federal-law/bracket-table";
import type { ContributionRow, StateLineRow } from "@/lib/tax-law/states/state-figures";
import type { StateBracket } from "@/lib/tax-law/states/state-return";

/** Dollars, or a dash where a line says nothing of them. */
const amountColumn = (label: string): Column<number> => ({
  ...usdColumn(label),
  show: (amount) => (amount === 0 ? "–" : formatUsd(amount)),
});

/** A state’s return in the order of its form. */
export const stateLinesTable = <Result>(label: string) =>
  table<Result, StateLineRow>(label, {
    by: "bracket",
    columns: {
      name: wordsColumn("Line"),
      income: amountColumn("Taxable income"),
      tax: amountColumn("Tax"),
    },
    start: {},
    count: "0",
    totals: () => ({}),
    note: "In the order of the state’s form. Lines that are zero are left out. The brackets’ tax comes on top.",
  });

/** A state’s brackets: `name` is that of the table, and `condition` when there is one. */
export function stateBracketsTable<Result>(label: string, name: string, condition: string) {
  const { columns, ...brackets } = bracketTable<Result>(label, {
    amount: "income",
    count: 0,
    totals: () => ({}),
    note: "Each bracket’s rate applies only to the taxable income inside that bracket.",
  });
  return table<Result, StateBracket>(label, {
    ...brackets,
    count: `IF(${condition}=1, COUNT(${name}.rate), 0)`,
    columns: {
      ...columns,
      income: { ...usdColumn("Taxable income"), hidden: true },
    },
  });
}

/** What employees pay their state besides income tax. */
export const contributionsTable = <Result>(label: string) =>
  table<Result, ContributionRow>(label, {
    by: "bracket",
    columns: { name: wordsColumn("For"), amount: usdColumn("A year") },
    start: {},
    count: "0",
    totals: () => ({}),
  });
