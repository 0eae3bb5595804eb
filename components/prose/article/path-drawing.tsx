import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

import { formatCompactUsd } from "@/lib/format";

import { Label } from "./picture";

const plot = { left: 24, right: 456, top: 40, ground: 214 };

type PathDrawingProps = {
  /** Savings at each age, from today’s to that of retirement. */
  onCourse: readonly number[];
  /** The same on the way to what is needed. */
  needed: readonly number[];
  ages: readonly [first: number, last: number];
};

/** Where savings are going, beside the way to where they would have to go. */
export function PathDrawing({ onCourse, needed, ages }: PathDrawingProps) {
  const x = scaleLinear()
    .domain([0, onCourse.length - 1])
    .range([plot.left, plot.right]);
  const y = scaleLinear()
    .domain([0, Math.max(...needed, ...onCourse)])
    .range([plot.ground, plot.top]);
  const path = line<number>((_, index) => x(index), y).digits(1);
  const ground = area<number>((_, index) => x(index), plot.ground, y).digits(1);

  return (
    <>
      <path d={ground(onCourse) ?? undefined} className="fill-chart-1/20 stroke-none" />
      <path d={path(onCourse) ?? undefined} className="fill-none stroke-chart-1 [stroke-width:3]" />
      <path
        d={path(needed) ?? undefined}
        strokeDasharray="7 5"
        className="fill-none stroke-chart-2 [stroke-width:3]"
      />
      <line
        x1={plot.left}
        x2={plot.right}
        y1={plot.ground}
        y2={plot.ground}
        className="stroke-input [stroke-width:1.5]"
      />
      <Label x={plot.right - 64} y={plot.top + 4} anchor="end" isStrong>
        {`Needed: ${formatCompactUsd(rounded(needed.at(-1) ?? 0))}`}
      </Label>
      <Label x={plot.right - 12} y={plot.ground - 14} anchor="end" isStrong>
        {`On track for: ${formatCompactUsd(rounded(onCourse.at(-1) ?? 0))}`}
      </Label>
      <Label x={plot.left} y={plot.ground + 22}>{`Age ${ages[0]}`}</Label>
      <Label x={plot.right} y={plot.ground + 22} anchor="end">{`Age ${ages[1]}`}</Label>
    </>
  );
}

/** To the next thousand dollars: what a picture has room for. */
const rounded = (dollars: number) => Math.round(dollars / 1_000) * 1_000;
