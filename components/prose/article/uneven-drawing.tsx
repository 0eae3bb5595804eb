import { scaleLinear } from "d3-scale";

import { formatWholeUsd } from "@/lib/format";

import { Label } from "./picture";

const plot = { left: 24, right: 456, top: 50, ground: 214 };

type UnevenDrawingProps = {
  /** What came in, month by month. */
  income: readonly number[];
  /** The even amount that is spent of it. */
  level: { amount: number; label: string };
  ends: readonly [first: string, last: string];
};

/** Uneven months beside an even amount; the months below it stand out. */
export function UnevenDrawing({ income, level, ends }: UnevenDrawingProps) {
  const step = (plot.right - plot.left) / income.length;
  const topOf = scaleLinear()
    .domain([0, Math.max(...income)])
    .range([plot.ground, plot.top]);

  return (
    <>
      {income.map((amount, index) => (
        <rect
          key={index}
          x={plot.left + index * step + 5}
          y={topOf(amount)}
          width={step - 10}
          height={plot.ground - topOf(amount)}
          rx="3"
          className={amount < level.amount ? "fill-chart-2" : "fill-chart-1"}
        />
      ))}
      <line
        x1={plot.left}
        x2={plot.right}
        y1={topOf(level.amount)}
        y2={topOf(level.amount)}
        strokeDasharray="7 5"
        className="stroke-foreground [stroke-width:2]"
      />
      <Label x={plot.left} y={31} isStrong>
        {`${level.label}: ${formatWholeUsd(level.amount)}`}
      </Label>
      <Label x={plot.left} y={plot.ground + 22}>
        {ends[0]}
      </Label>
      <Label x={plot.right} y={plot.ground + 22} anchor="end">
        {ends[1]}
      </Label>
    </>
  );
}
