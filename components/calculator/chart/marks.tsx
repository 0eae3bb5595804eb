import { Label } from "./label";
import type { PlacedMark } from "./labels/plot-labels";

type MarksProps = {
  marks: readonly PlacedMark[];
  /** The color of the rim of their words. */
  rim?: string;
};

/** Points worth seeing, each with its words. */
export const Marks = ({ marks, rim }: MarksProps) =>
  marks.map(({ label, detail, points, box, lead }, index) => (
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
        rim={rim}
        align={box.x + box.width / 2 < (points[0]?.x ?? 0) ? "end" : "start"}
      />
    </g>
  ));
