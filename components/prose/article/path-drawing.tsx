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
  const highest = Math.max(...needed, ...onCourse);
  const pointsOf = (balances: readonly number[]) =>
    balances.map((balance, index) => {
      const x = plot.left + (index / (balances.length - 1)) * (plot.right - plot.left);
      const y = plot.ground - (balance / highest) * (plot.ground - plot.top);
      return [tenth(x), tenth(y)] as const;
    });
  const course = pointsOf(onCourse);

  return (
    <>
      <path
        d={`${lineThrough(course)}V${plot.ground}H${plot.left}Z`}
        className="fill-chart-1/20 stroke-none"
      />
      <path d={lineThrough(course)} className="fill-none stroke-chart-1 [stroke-width:3]" />
      <path
        d={lineThrough(pointsOf(needed))}
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
        {`On course for: ${formatCompactUsd(rounded(onCourse.at(-1) ?? 0))}`}
      </Label>
      <Label x={plot.left} y={plot.ground + 22}>{`Age ${ages[0]}`}</Label>
      <Label x={plot.right} y={plot.ground + 22} anchor="end">{`Age ${ages[1]}`}</Label>
    </>
  );
}

const lineThrough = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** To the next thousand dollars: what a picture has room for. */
const rounded = (dollars: number) => Math.round(dollars / 1_000) * 1_000;
