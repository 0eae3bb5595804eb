import { formatCompact, formatCompactUsd } from "@/lib/format";

import { formatPosition } from "./description";
import type { Scales } from "./scales";

/** Dollars: a few lines across the ground, each with its amount. */
export const YAxis = ({ frame, y, yTicks }: Scales) => (
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
          {formatCompactUsd(tick)}
        </text>
      </g>
    ))}
  </g>
);

/** A phone has no room for longer numbers side by side. */
const longest = 99_999;

const tickOf = (position: number) =>
  position > longest ? formatCompact(position) : formatPosition(position);

type XAxisProps = Scales & {
  label: string;
  /** What a tick is called, where it is not its own value. */
  nameOf?: (tick: number) => number;
};

/** Positions, and what they count. */
export const XAxis = ({ frame, x, xTicks, label, nameOf = (tick) => tick }: XAxisProps) => (
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
          {tickOf(nameOf(tick))}
        </text>
      </g>
    ))}
    <text x={(frame.left + frame.right) / 2} y={frame.bottom + 37} textAnchor="middle">
      {label}
    </text>
  </g>
);
