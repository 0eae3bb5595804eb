import type { Mark } from "@/lib/calculator/charts/chart";

import { Label } from "./label";
import { around, boxSize, dotBox, placed, type Box, type Point } from "./labels";
import type { Scales } from "./scales";

type Placed = Mark & { point: Point; box: Box };

/** Where the labels of the marks stand, each clear of the lines, of every mark and of those before it. */
export function placedMarks(
  marks: readonly Mark[],
  { frame, x, y }: Scales,
  lines: readonly Point[],
): Placed[] {
  const pointed = marks.map((mark) => ({ ...mark, point: { x: x(mark.x), y: y(mark.y) } }));
  const taken = pointed.map(({ point }) => dotBox(point));
  return pointed.map((mark) => {
    const size = boxSize([mark.label, mark.detail]);
    const box = placed(around(mark.point, size), size, frame, lines, taken);
    taken.push(box);
    return { ...mark, box };
  });
}

type MarksProps = {
  marks: readonly Placed[];
  /** Of their words: over a tint they need no rim. */
  className?: string;
};

export const Marks = ({ marks, className }: MarksProps) =>
  marks.map(({ label, detail, point, box }, index) => (
    <g key={index}>
      <circle
        cx={point.x}
        cy={point.y}
        r={5}
        strokeWidth={2.5}
        className="fill-card stroke-foreground"
      />
      <Label
        box={box}
        lines={[label, detail]}
        className={className}
        align={box.x + box.width / 2 < point.x ? "end" : "start"}
      />
    </g>
  ));
