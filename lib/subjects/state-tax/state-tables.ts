import { usdColumn, wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { table, type Column } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatUsd, formatYear } from "@/lib/format";
import { bracketTable } from "@/lib/subjects/federal-law/bracket-table";
import type { StateRow } from "@/lib/tax-law/states/compared-states";
import type { ContributionRow, StateLineRow } from "@/lib/tax-law/states/state-figures";
import type { StateBracket } from "@/lib/tax-law/states/state-return";

/** Dollars, or a dash where a line says nothing of them. */
const amountColumn = (label: string): Column<number> => ({
  ...usdColumn(label),
  show: (amount) => (amount === 0 ? "–" : formatUsd(amount)),
});

/** A state’s return in the order of its form, with its taxable income: `name` is that of the table. */
export const stateLinesTable = <Name extends string>(label: string, name: Name) =>
  table<Partial<Record<Name, readonly StateLineRow[]>>, StateLineRow>(label, {
    by: "bracket",
    columns: {
      name: wordsColumn("Line"),
      income: amountColumn("Taxable income"),
      tax: amountColumn("Tax"),
    },
    start: {},
    count: "0",
    totals: ({ [name]: rows = [] }) => ({ income: sumBy(rows, ({ income }) => income) }),
    note: "In the order of the state’s form. Lines that are zero are left out. The brackets’ tax comes on top.",
  });

/** A state’s brackets: `name` is that of the table, and `condition` when there is one. */
export function stateBracketsTable<Name extends string>(
  label: string,
  name: Name,
  condition: string,
) {
  type Result = Partial<Record<Name, readonly StateBracket[]>>;
  const { columns, ...brackets } = bracketTable<Result>(label, {
    amount: "income",
    count: 0,
    totals: ({ [name]: rows = [] }) => ({
      taxed: sumBy(rows, ({ taxed }) => taxed),
      tax: sumBy(rows, ({ tax }) => tax),
    }),
    note: "Each bracket’s rate applies only to the taxable income inside that bracket. Brackets that you don’t reach are left out.",
  });
  return table<Result, StateBracket>(label, {
    ...brackets,
    isEmpty: ({ taxed }) => taxed === 0,
    count: `IF(${condition}=1, COUNT(${name}.rate), 0)`,
    columns: {
      ...columns,
      income: { ...usdColumn("Taxable income"), hidden: true },
    },
  });
}

/** What states take, a row each. */
export const stateRowsTable = <Result>(label: string, count: string, note?: string) =>
  table<Result, StateRow>(label, {
    by: "bracket",
    columns: {
      name: wordsColumn("State"),
      total: wholeUsdColumn("Together", "incomeTax+contributions+localTax"),
      incomeTax: wholeUsdColumn("Income tax"),
      contributions: wholeUsdColumn("Payroll"),
      // On a phone there is no room for it.
      localTax: { ...wholeUsdColumn("City or county"), hidden: true },
      year: { label: "Law of", show: formatYear, exact: String },
    },
    start: {},
    count,
    totals: () => ({}),
    note,
  });

/** What employees pay their state besides income tax. */
export const contributionsTable = (label: string) =>
  table<{ stateContributions?: number }, ContributionRow>(label, {
    by: "bracket",
    columns: { name: wordsColumn("For"), amount: usdColumn("A year") },
    start: {},
    count: "0",
    totals: ({ stateContributions: amount }) => ({ amount }),
  });
