import { cn } from "@/lib/utils";

import type { barTag } from "./bar-tag";

type BarLabelProps = ReturnType<typeof barTag> & {
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
