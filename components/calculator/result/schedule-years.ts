import type { TableRow } from "@/lib/calculator/report/outputs";
import type { TableView } from "@/lib/calculator/report/view";
import { sumBy } from "@/lib/finance/sum-by";

export type ScheduleYear = {
  /** Counted from 1. */
  year: number;
  /** What the whole year shows in each column. */
  totals: TableRow;
  /** The number of its first month. */
  from: number;
  months: readonly TableRow[];
};

/** The months of a schedule, twelve to a year, each year with its totals. */
export function inYears({ rows, columns }: Pick<TableView, "rows" | "columns">): ScheduleYear[] {
  return Array.from({ length: Math.ceil(rows.length / 12) }, (_, index) => {
    const first = index * 12;
    const months = rows.slice(first, first + 12);
    const totals = columns.flatMap(({ name, aggregate }) => {
      if (aggregate === "sum") return [[name, sumBy(months, (month) => month[name] as number)]];
      return aggregate === "last" ? [[name, months.at(-1)?.[name]]] : [];
    });
    return {
      year: index + 1,
      totals: Object.fromEntries(totals) as TableRow,
      from: first + 1,
      months,
    };
  });
}
