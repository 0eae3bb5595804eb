import { distanceTo } from "./distance";
import type { Box, Frame, Point } from "../text-size";

/** A line from a label to what it names, where it stands away from that. */
export type Lead = { from: Point; to: Point };

/** How many places a frame has for a label that is led to: across, and one under the other. */
const grid = { across: 7, down: 13 };

/** Places for a label of this size all over a frame. */
export function placesIn(
  { left, right, top, bottom }: Frame,
  { width, height }: Pick<Box, "width" | "height">,
): Box[] {
  const parts = (count: number) => Array.from({ length: count }, (_, part) => part / (count - 1));
  return parts(grid.down).flatMap((down) =>
    parts(grid.across).map((across) => ({
      x: left + across * (right - width - left),
      y: top + down * (bottom - height - top),
      width,
      height,
    })),
  );
}

/** The shortest line from a label to one of these points. */
export function leadFrom(box: Box, points: readonly Point[]): Lead | undefined {
  const [first] = points;
  if (!first) return undefined;
  const to = points.reduce((best, next) =>
    distanceTo(box, next) < distanceTo(box, best) ? next : best,
  );
  return { from: edgeToward(box, to), to };
}

export const lengthOf = ({ from, to }: Lead) => Math.hypot(to.x - from.x, to.y - from.y);

/** The place on the edge of a box that is nearest to a point. */
const edgeToward = ({ x, y, width, height }: Box, point: Point): Point => ({
  x: Math.max(x, Math.min(x + width, point.x)),
  y: Math.max(y, Math.min(y + height, point.y)),
});
