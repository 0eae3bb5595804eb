import { cn } from "@/lib/utils";

import type { Place } from "./labels/placed-labels";
import type { PlacedMark } from "./labels/plot-labels";
import { lineHeight } from "./text-size";

type LabelProps = Place & {
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

type MarksProps = {
  marks: readonly PlacedMark[];
  /** The color of the rim of the words of one, where it is not that of the ground. */
  rimOf?: (mark: PlacedMark) => string | undefined;
};

/** Points worth seeing, each with its words. */
export const Marks = ({ marks, rimOf }: MarksProps) =>
  marks.map((mark, index) => {
    const { label, detail, points, box, lead } = mark;
    return (
      <g key={index}>
        {points.map(({ x, y }) => (
          <circle
            key={y}
            cx={x}
            cy={y}
            r={5}
            strokeWidth={2.5}
            className="fill-card stroke-foreground"
          />
        ))}
        <Label
          box={box}
          lead={lead}
          lines={[label, detail]}
          rim={rimOf?.(mark)}
          align={box.x + box.width / 2 < (points[0]?.x ?? 0) ? "end" : "start"}
        />
      </g>
    );
  });
