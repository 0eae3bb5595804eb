import { ScrollingTable } from "@/components/site/scrolling-table";
import { Link } from "@/components/site/link";
import { cn } from "@/lib/utils";

type Row = {
  href: string;
  name: string;
  /** What stands in each column, in their order. Empty where there is nothing. */
  cells: readonly string[];
};

type EvidenceTableProps = {
  /** The name of the table. */
  label: string;
  /** Columns that belong together stand under one word. */
  columns: readonly { name: string; parts: readonly string[] }[];
  groups: readonly { slug: string; name: string; rows: readonly Row[] }[];
};

/** Calculators by category and what each is held against. It scrolls by itself, its head and the names in view. */
export function EvidenceTable({ label, columns, groups }: EvidenceTableProps) {
  const width = 1 + columns.flatMap(({ parts }) => parts).length;
  return (
    <ScrollingTable
      slot="evidence-table"
      label={label}
      cells="[&_td]:px-4 [&_td]:py-2 [&_td]:text-right [&_td]:whitespace-nowrap"
    >
      <thead className="sticky top-0 z-20 bg-muted text-left align-bottom">
        <tr>
          <th scope="col" rowSpan={2} className={cn(sticky, "bg-muted py-3 font-semibold")}>
            Calculator
          </th>
          {columns.map(({ name, parts }) =>
            parts.length > 1 ? (
              <th
                key={name}
                scope="colgroup"
                colSpan={parts.length}
                className="border-l px-4 pt-3 font-semibold"
              >
                {name}
              </th>
            ) : (
              <th
                key={name}
                scope="col"
                rowSpan={2}
                className="min-w-24 border-l px-4 py-3 text-right font-semibold"
              >
                {name}
              </th>
            ),
          )}
        </tr>
        <tr>
          {columns
            .filter(({ parts }) => parts.length > 1)
            .flatMap(({ name, parts }) =>
              parts.map((part, index) => (
                <th
                  key={`${name} ${part}`}
                  scope="col"
                  className={cn(
                    "px-4 pt-1 pb-3 text-right font-normal text-muted-foreground",
                    index === 0 && "border-l",
                  )}
                >
                  {part}
                </th>
              )),
            )}
        </tr>
      </thead>
      {groups.map(({ slug, name, rows }) => (
        <tbody key={slug}>
          <tr className="border-t">
            <th scope="rowgroup" colSpan={width} className="bg-background py-3 text-left">
              <span className="sticky left-0 px-4 font-semibold text-primary sm:px-5">{name}</span>
            </th>
          </tr>
          {rows.map(({ href, name, cells }) => (
            <tr key={href} className="border-t">
              <th scope="row" className={cn(sticky, "bg-card text-left font-medium")}>
                <Link
                  variant="plain"
                  href={href}
                  className="inline-flex min-h-target items-center py-1 underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </th>
              {cells.map((cell, index) => (
                <td key={index}>{cell || <None />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </ScrollingTable>
  );
}

const None = () => (
  <span className="text-muted-foreground">
    <span aria-hidden>–</span>
    <span className="sr-only">none</span>
  </span>
);

// On a phone the names stay in view beside the columns that pass.
const sticky = "sticky left-0 z-10 min-w-36 max-w-44 px-4 sm:max-w-none sm:px-5 lg:w-80";
