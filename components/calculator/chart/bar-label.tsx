import { cn } from "@/lib/utils";

import type { Place } from "./labels/placed-labels";
import type { PointScales } from "./scales";
import { boxSize, lineHeight } from "./text-size";

type BarLabelProps = Place & {
  label: string;
  /** The color of what it names. */
  className: string;
};

/** The name of a layer, on a ground of its own. */
export const BarLabel = ({ label, box, lead, className }: BarLabelProps) => (
  <g aria-hidden>
    {lead && (
      <line
        x1={lead.from.x}
        x2={lead.to.x}
        y1={lead.from.y}
        y2={lead.to.y}
        strokeWidth={1.5}
        className="stroke-foreground"
      />
    )}
    <rect {...box} rx={4} className="fill-card stroke-border" />
    <text
      x={box.x + box.width / 2}
      y={box.y + box.height / 2}
      dy="0.35em"
      textAnchor="middle"
      className={cn("font-semibold", className)}
    >
      {label}
    </text>
  </g>
);

/** How far a name keeps from a layer that is too thin to carry it. */
const gap = 10;

/** The room of a name on a ground of its own. */
export const tagSize = (label: string) => ({
  width: boxSize([label]).width + 8,
  height: lineHeight + 6,
});

/**
 * The name of a layer where it is thickest: on it, or beyond it with a line where it is thin. Of
 * bars as thick, on the one that is furthest from a line across them.
 */
export function barTag(
  label: string,
  layer: readonly [number, number][],
  { at, y, frame }: PointScales,
  across: readonly number[] = [],
): Place {
  const { width, height } = tagSize(label);
  const bars = layer.map(([low, top], index) => {
    const middle = (y(low) + y(top)) / 2;
    return {
      index,
      low,
      top,
      middle,
      thickness: y(low) - y(top),
      clearance: Math.abs(middle - y(across[index] ?? 0)),
    };
  });
  const most = Math.max(...bars.map(({ thickness }) => thickness));
  const thick = bars.filter(({ thickness }) => thickness > most - 1);
  const { index, low, top, middle, thickness } = thick.reduce((best, next) =>
    across.length > 0 && next.clearance > best.clearance ? next : best,
  );

  const center = Math.max(
    frame.left + 6 + width / 2,
    Math.min(frame.right - 6 - width / 2, at(index)),
  );
  const boxAt = (boxTop: number) => ({ x: center - width / 2, y: boxTop, width, height });
  if (thickness >= height + 4) return { box: boxAt(middle - height / 2) };
  // Away from zero: below a layer that hangs from it.
  const box = boxAt(low < 0 ? y(low) + gap : y(top) - height - gap);
  const from = { x: at(index), y: low < 0 ? box.y : box.y + height };
  return { box, lead: { from, to: { x: at(index), y: middle } } };
}
