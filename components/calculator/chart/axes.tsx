import type { Axis } from "@/lib/calculator/chart";
import { formatCompact } from "@/lib/format";

import { formatPosition } from "./description";
import type { Scales } from "./scales";

/** A few lines across the ground, each with its amount. */
export const YAxis = ({ frame, y, yTicks, yTick }: Scales) => (
  <g aria-hidden>
    {yTicks.map((tick) => (
      <g key={tick}>
        <line
          x1={frame.left}
          x2={frame.right}
          y1={y(tick)}
          y2={y(tick)}
          className={tick === 0 ? "stroke-input" : "stroke-border"}
        />
        <text
          x={frame.left - 8}
          y={y(tick)}
          dy="0.33em"
          textAnchor="end"
          className="fill-muted-foreground tabular-nums"
        >
          {yTick(tick)}
        </text>
      </g>
    ))}
  </g>
);

/** A phone has no room for longer numbers side by side. */
const longest = 99_999;

const shortPosition = (position: number) =>
  position > longest ? formatCompact(position) : formatPosition(position);

type XAxisProps = Scales & {
  axis: Axis;
  /** What a tick is called, where it is not its own value. */
  nameOf?: (tick: number) => number;
};

/** Positions, and what they count. */
export const XAxis = ({ frame, x, xTicks, axis, nameOf = (tick) => tick }: XAxisProps) => (
  <g aria-hidden className="fill-muted-foreground tabular-nums">
    {xTicks.map((tick) => (
      <g key={tick}>
        <line
          x1={x(tick)}
          x2={x(tick)}
          y1={frame.bottom}
          y2={frame.bottom + 4}
          className="stroke-input"
        />
        <text x={x(tick)} y={frame.bottom + 18} textAnchor="middle">
          {(axis.written?.tick ?? shortPosition)(nameOf(tick))}
        </text>
      </g>
    ))}
    <text x={(frame.left + frame.right) / 2} y={frame.bottom + 37} textAnchor="middle">
      {axis.label}
    </text>
  </g>
);
