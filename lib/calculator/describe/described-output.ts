import type { Figure } from "@/lib/calculator/report/figure";
import type { Column, Table } from "@/lib/calculator/report/outputs";
import { formatMonth, formatYear } from "@/lib/format";

/** One figure of a calculator’s answer as plain data. */
type DescribedFigure = { name: string; label: string; unit: string; note?: string };

/** A table of it: its rows are months, years or the brackets of a law. */
type DescribedTable = {
  name: string;
  label: string;
  by: string;
  columns: DescribedFigure[];
};

type AnyOutput = Figure<unknown, never> | Table<unknown, Readonly<Record<string, unknown>>>;

const outputsOf = (outputs: object) => Object.entries(outputs) as [string, AnyOutput][];

/** The figures of a report in its order; steps that the page does not show are left out. */
export const describedFigures = (outputs: object): DescribedFigure[] =>
  outputsOf(outputs).flatMap(([name, output]) =>
    output.kind === "figure" && !output.hidden
      ? [
          {
            name,
            label: output.label,
            unit: unitOf(output),
            ...(output.note && { note: output.note }),
          },
        ]
      : [],
  );

/** The tables of a report. */
export const describedTables = (outputs: object): DescribedTable[] =>
  outputsOf(outputs).flatMap(([name, output]) =>
    output.kind === "table"
      ? [
          {
            name,
            label: output.label,
            by: output.by,
            columns: Object.entries<Column<never>>(output.columns)
              .filter(([, { hidden }]) => !hidden)
              .map(([name, column]) => ({ name, label: column.label, unit: unitOf(column) })),
          },
        ]
      : [],
  );

/**
 * What the value of a figure is measured in. The report says it once, by how it writes the value, so
 * it is read off a value that is written: two dollars, two percent, two months.
 */
function unitOf({ show }: { show: (value: never) => string }): string {
  if (same(show, formatMonth)) return "calendar month";
  if (same(show, formatYear)) return "calendar year";
  if (same(show, String)) return "text";
  const two = show(2 as never);
  if (two.startsWith("$")) return "USD";
  if (two.endsWith("%")) return "percent";
  if (two === "Yes") return "true or false";
  if (two === "2.00") return "ratio";
  const counted = /^(?:2(?:\.0)? (.+)|(Month|Year) 2)$/.exec(two);
  return counted?.[1] ?? counted?.[2]?.toLowerCase() ?? "number";
}

const same = (one: unknown, other: unknown) => one === other;
