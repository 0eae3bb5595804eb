import type { Amounts, RowChart } from "@/lib/calculator/charts/chart";
import { formatPercent, formatSigned, formatWholeUsd, usdFormatOf } from "@/lib/format";

/** A row as it is read and drawn. */
export type ChartRow = {
  label: string;
  /** What stands beside its bar. */
  reading: string;
  /** Its numbers in the table, after its label. */
  cells: readonly string[];
  /** Its bar, in dollars or whatever the chart counts. */
  from: number;
  to: number;
  look: "whole" | "added" | "taken" | "marked";
  /** An amount that others add up to. */
  isTotal?: boolean;
  /** What stands at the lower and the higher end of its bar, in place of the reading. */
  ends?: readonly [string, string];
  /** A value marked on the bar, what it is, and from where to where the bar goes. */
  mark?: { value: number; name: string; extent: string };
};

type RowKind<Chart extends RowChart> = {
  /** The heads of the columns of the table. */
  columns: (chart: Chart) => string[];
  rows: (chart: Chart) => ChartRow[];
};

type RowKinds = { [Kind in RowChart["kind"]]: RowKind<Extract<RowChart, { kind: Kind }>> };

/** How the rows of each kind of chart are read. */
const rowKinds: RowKinds = {
  amounts: {
    columns: (chart) => {
      const hasShares = sharesOf(chart).length > 0;
      return ["Item", "Amount", ...(hasShares ? [`Share of ${chart.whole}`] : [])];
    },
    rows: (chart) => {
      const shares = sharesOf(chart);
      const usd = usdFormatOf(chart.rows.map(({ amount }) => amount));
      return chart.rows.map(({ label, amount, isMarked }, index) => {
        const cells = [usd(amount), ...shares.slice(index, index + 1)];
        const look = isMarked ? "marked" : amount < 0 ? "taken" : "whole";
        const reading = cells.join(" · ");
        return { label, reading, cells, from: 0, to: amount, look, isTotal: isMarked };
      });
    },
  },
  range: {
    columns: ({ marked }) => ["Item", "Low", marked, "High"],
    rows: ({ rows, marked }) =>
      rows.map(({ label, low, value, high }) => {
        const cells = [low, value, high].map(formatWholeUsd);
        const extent = `${formatWholeUsd(low)} to ${formatWholeUsd(high)}`;
        return {
          label,
          reading: formatWholeUsd(value),
          cells,
          from: low,
          to: high,
          look: "whole",
          mark: { value, name: marked, extent },
        };
      }),
  },
  tornado: {
    columns: ({ columns }) => ["Number", ...columns],
    rows: ({ rows }) =>
      rows.map(({ label, moves, ends, cells }) => ({
        label,
        reading: ends.join(" to "),
        ends,
        cells,
        from: Math.min(0, ...moves),
        to: Math.max(0, ...moves),
        look: "whole",
      })),
  },
  waterfall: {
    columns: () => ["Item", "Amount"],
    rows({ rows }) {
      const usd = usdFormatOf(rows.map(({ amount }) => amount));
      return rows.map(({ label, amount, from, to, isTotal }) => {
        const reading = isTotal ? usd(amount) : formatSigned(amount, usd);
        const look = isTotal ? "whole" : amount > 0 ? "added" : "taken";
        return { label, reading, cells: [reading], from, to, look, isTotal };
      });
    },
  },
};

// The compiler does not see that a chart's kind takes that chart.
const rowKindOf = ({ kind }: RowChart) => rowKinds[kind] as RowKind<RowChart>;

export const rowsOf = (chart: RowChart) => rowKindOf(chart).rows(chart);

export const columnsOf = (chart: RowChart) => rowKindOf(chart).columns(chart);

/** Each row's share of the whole. None where an amount is negative: a share of what is left misleads. */
function sharesOf({ whole, rows }: Amounts): string[] {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  if (!whole || rows.some(({ amount }) => amount < 0)) return [];
  return rows.map(({ amount }) => formatPercent((amount / total) * 100));
}
