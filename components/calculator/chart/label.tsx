import { cn } from "@/lib/utils";

import type { Placed } from "./labels/label-places";
import { lineHeight } from "./text-size";

type LabelProps = Placed & {
  lines: readonly string[];
  align: "start" | "end";
  /** Its color. */
  fill?: string;
  /** The color of its rim, which keeps it apart from what is drawn below. */
  rim?: string;
  /** The color of the line that leads from it. */
  stroke?: string;
};

/** Words in a chart. */
export const Label = ({
  box,
  lead,
  lines,
  align,
  fill = "fill-foreground",
  rim = "stroke-card",
  stroke = "stroke-foreground",
}: LabelProps) => (
  <>
    {lead && (
      <path
        d={`M${lead.from.x} ${lead.from.y}L${lead.to.x} ${lead.to.y}`}
        strokeWidth={1.25}
        className={stroke}
      />
    )}
    <text
      aria-hidden
      textAnchor={align}
      paintOrder="stroke"
      strokeWidth={4}
      strokeLinejoin="round"
      className={cn(fill, rim)}
    >
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={align === "end" ? box.x + box.width : box.x}
          y={box.y + (index + 0.75) * lineHeight}
          className={index === 0 ? "font-semibold" : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  </>
);
