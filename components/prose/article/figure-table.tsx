import { cn } from "@/lib/utils";

type FigureTableProps = {
  caption: string;
  /** The heads of the columns. The first column names its rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Leaves the last row as the sum of the others, under a rule. */
  total?: boolean;
};

/** Worked figures of an article. Where it is too narrow the table scrolls, not the page. */
export const FigureTable = ({ caption, columns, rows, total }: FigureTableProps) => (
  <div
    role="region"
    aria-label={caption}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    tabIndex={0}
    className="overflow-x-auto py-2"
  >
    <table data-slot="figure-table" className="w-full leading-snug tabular-nums max-sm:text-base">
      <caption className="pb-2 text-left text-sm text-muted-foreground">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-foreground text-sm text-muted-foreground">
          {columns.map((column, index) => (
            <th key={column} scope="col" className={cn(cell(index), "align-bottom font-medium")}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        className={cn(total && "[&>tr:last-child]:border-t-2 [&>tr:last-child]:font-semibold")}
      >
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-b">
            <th scope="row" className={cn(cell(0), "font-medium")}>
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={index} className={cell(index + 1)}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const cell = (column: number) =>
  cn("py-2.5", column === 0 ? "pr-2 text-left sm:pr-3" : "pl-2 text-right sm:pl-3");
