import type { Axis } from "@/lib/calculator/charts/chart";
import { formatCompact } from "@/lib/format";

import { formatPosition } from "./positions";
import type { PointScales, ValueScale } from "./scales";

/** A few lines across the ground, each with its amount. */
export const YAxis = ({ frame, y, yTicks, yTick }: ValueScale) => {
  const lines = (ticks: readonly number[]) =>
    ticks.map((tick) => `M${frame.left} ${y(tick)}H${frame.right}`).join("");
  return (
    <g aria-hidden textAnchor="end" className="fill-muted-foreground tabular-nums">
      <path d={lines(yTicks.filter((tick) => tick !== 0))} className="stroke-border" />
      <path d={lines(yTicks.filter((tick) => tick === 0))} className="stroke-input" />
      {yTicks.map((tick) => (
        <text key={tick} x={frame.left - 8} y={y(tick)} dy="0.33em">
          {yTick(tick)}
        </text>
      ))}
    </g>
  );
};

/** A phone has no room for longer numbers side by side. */
const longest = 99_999;

const shortPosition = (position: number) =>
  position > longest ? formatCompact(position) : formatPosition(position);

type XAxisProps = Pick<PointScales, "frame" | "xTicks"> & { axis: Axis };

/** Positions, and what they count. */
export const XAxis = ({ frame, xTicks, axis }: XAxisProps) => (
  <g aria-hidden textAnchor="middle" className="fill-muted-foreground tabular-nums">
    <path
      d={xTicks.map(({ at }) => `M${at} ${frame.bottom}v4`).join("")}
      className="stroke-input"
    />
    {xTicks.map(({ at, position }) => (
      <text key={at} x={at} y={frame.bottom + 18}>
        {(axis.written?.tick ?? shortPosition)(position)}
      </text>
    ))}
    <text x={(frame.left + frame.right) / 2} y={frame.bottom + 37}>
      {axis.label}
    </text>
  </g>
);
