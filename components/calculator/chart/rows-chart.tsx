import { cva } from "class-variance-authority";
import { scaleLinear } from "d3-scale";
import { Fragment, type ReactNode } from "react";

import { behindOf, type RowChart } from "@/lib/calculator/charts/chart";

import type { ChartKind } from "./chart-kind";
import { RowEnds } from "./row-ends";
import { barHeight, placedRows, type PlacedRow } from "./row-places";
import { rowsOf, type ChartRow } from "./rows";
import { faint } from "./series";
import { lineHeight, widthOf } from "./text-size";

/** What is drawn between the bars of rows. */
type Between = (props: { rows: readonly PlacedRow[]; x: Scale }) => ReactNode;

/** Named amounts, one under the other, and what is drawn between their bars. */
export const rowsChart = (name: string, Between?: Between): ChartKind<RowChart> => ({
  name,
  sentencesOf: (chart) => rowsOf(chart).map(sentenceOf),
  stopsOf: (chart, { width }) => ({
    axis: "y",
    places: placedRows(rowsOf(chart), width).placed.map(({ top, bottom }) => (top + bottom) / 2),
  }),
  Drawing: ({ chart, width }) => <Rows chart={chart} width={width} Between={Between} />,
  Marker: RowFrame,
  MarkerBehind: null,
});

/** Rows that are steps: what one reaches is where the next one begins. */
export const waterfallChart = rowsChart("Waterfall chart", ({ rows, x }) =>
  rows
    .slice(1)
    .map(({ barTop }, index) => (
      <line
        key={index}
        x1={x(rows[index]?.to ?? 0)}
        x2={x(rows[index]?.to ?? 0)}
        y1={(rows[index]?.barTop ?? 0) + barHeight}
        y2={barTop}
        strokeDasharray="3 3"
        className="stroke-input"
      />
    )),
);

const sentenceOf = ({ label, reading, mark }: ChartRow) =>
  mark ? `${label}: ${mark.extent}, ${mark.name} ${reading}.` : `${label}: ${reading}.`;

type RowsProps = { chart: RowChart; width: number; Between?: Between };

/** Bars under their names, all on one axis, and a column of their amounts. */
function Rows({ chart, width, Between }: RowsProps) {
  const { placed, barsEnd } = placedRows(rowsOf(chart), width);
  const behind = behindOf(chart);
  const rowsBehind = behind ? rowsOf(behind) : [];
  /** Two rows may have one name: then it is the one in the same place. */
  const rowBehind = ({ label }: ChartRow, index: number) =>
    [rowsBehind[index], ...rowsBehind].find((was) => was?.label === label);
  const dollars = [...placed, ...rowsBehind].flatMap(({ from, to, mark }) => [
    from,
    to,
    mark?.value ?? 0,
  ]);
  const x = scaleLinear()
    .domain([Math.min(0, ...dollars), Math.max(0, ...dollars)])
    .range([edge, barsEnd - edge]);

  return (
    <>
      {Between && <Between rows={placed} x={x} />}
      {placed.map((row, index) => (
        <Fragment key={index}>
          <BarBehind {...row} was={rowBehind(row, index)} x={x} />
          <Bar {...row} x={x} />
          {row.ends && <RowEnds {...row} ends={row.ends} x={x} width={width} />}
          {row.mark && <MarkedValue {...row} {...row.mark} x={x} width={width} end={barsEnd} />}
        </Fragment>
      ))}
      {/* The rim keeps a label apart from a connector. */}
      <g aria-hidden paintOrder="stroke" strokeWidth={4} className="fill-foreground stroke-card">
        {placed.map((row, index) => (
          <Words key={index} {...row} width={width} />
        ))}
      </g>
    </>
  );
}

/** Room for the stroke of a bar that ends at the edge. */
const edge = 1;

type Scale = (dollars: number) => number;

/** How far a bar that was reaches beyond the one before it. */
const beyond = 4;

/** The bar of a row as it was: higher than the one before it, so that a shorter one is seen as well. */
const BarBehind = ({ was, barTop, x }: PlacedRow & { was?: ChartRow; x: Scale }) =>
  was && (
    <rect
      x={Math.min(x(was.from), x(was.to))}
      y={barTop - beyond}
      width={Math.abs(x(was.to) - x(was.from))}
      height={barHeight + 2 * beyond}
      rx={2}
      {...faint.bar}
    />
  );

/** Full is what there is, in another color what is marked; pale is what is added, hollow what is taken or owed. */
function Bar({ from, to, look, mark, barTop, x }: PlacedRow & { x: Scale }) {
  const [left, right] = [x(Math.min(from, to)), x(Math.max(from, to))];
  return (
    <>
      {from !== to && (
        <rect
          x={left}
          y={barTop}
          // However small an amount is, it is seen.
          width={Math.max(2, right - left)}
          height={barHeight}
          rx={2}
          strokeWidth={1.5}
          className={barVariants({ look })}
        />
      )}
      {(from * to <= 0 || mark) && (
        <line
          x1={x(0)}
          x2={x(0)}
          y1={barTop - 3}
          y2={barTop + barHeight + 3}
          className="stroke-input"
        />
      )}
    </>
  );
}

const barVariants = cva("", {
  variants: {
    look: {
      whole: "fill-chart-1",
      added: "fill-chart-2/25 stroke-chart-2",
      taken: "fill-card stroke-chart-1",
      marked: "fill-chart-2",
    },
  },
});

/** A label, and the amount beside the bar. */
const Words = ({
  lines,
  reading,
  ends,
  isTotal,
  top,
  barTop,
  width,
}: PlacedRow & { width: number }) => (
  <>
    <text className={isTotal ? "font-semibold" : undefined}>
      {lines.map((line, index) => (
        <tspan key={index} x={0} y={top + (index + 0.75) * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
    {!ends && (
      <text
        x={width}
        y={barTop + barHeight / 2}
        dy="0.35em"
        textAnchor="end"
        className="font-semibold tabular-nums"
      >
        {reading}
      </text>
    )}
  </>
);

type MarkedValueProps = PlacedRow &
  NonNullable<PlacedRow["mark"]> & { x: Scale; width: number; end: number };

/** A value on its bar; under the bar its extent, under the amount what the value is. */
function MarkedValue(props: MarkedValueProps) {
  const { value, name, extent, from, to, barTop, x, width, end } = props;
  const middle = barTop + barHeight / 2;
  const half = widthOf(extent) / 2;
  const below = barTop + barHeight + lineHeight;
  return (
    <>
      <line
        x1={x(0)}
        x2={x(Math.min(from, value))}
        y1={middle}
        y2={middle}
        className="stroke-input"
      />
      <circle
        cx={x(value)}
        cy={middle}
        r={6}
        strokeWidth={2.5}
        className="fill-card stroke-foreground"
      />
      <g aria-hidden className="fill-muted-foreground">
        <text
          x={Math.max(half, Math.min(end - half, x((from + to) / 2)))}
          y={below}
          textAnchor="middle"
          className="tabular-nums"
        >
          {extent}
        </text>
        <text x={width} y={below} textAnchor="end">
          {name}
        </text>
      </g>
    </>
  );
}

/** How far the frame around a row stands from it. */
const reach = 4;

/** A frame around a row. */
function RowFrame({ chart, width, index }: { chart: RowChart; width: number; index: number }) {
  const row = placedRows(rowsOf(chart), width).placed[index];
  return (
    row && (
      <rect
        x={-reach}
        y={row.top - reach}
        width={width + 2 * reach}
        height={row.bottom - row.top + 2 * reach}
        rx={6}
        fill="none"
        strokeWidth={1.5}
        className="stroke-foreground"
      />
    )
  );
}
