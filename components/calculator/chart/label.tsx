import { cn } from "@/lib/utils";

import { lineHeight, type Box } from "./labels";

type LabelProps = {
  box: Box;
  lines: readonly string[];
  align: "start" | "end";
  className?: string;
};

/** Words in a chart. A rim in the color of the card keeps them apart from what is drawn below. */
export const Label = ({ box, lines, align, className }: LabelProps) => (
  <text
    aria-hidden
    textAnchor={align}
    paintOrder="stroke"
    strokeWidth={4}
    strokeLinejoin="round"
    className={cn("fill-foreground stroke-card", className)}
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
);
