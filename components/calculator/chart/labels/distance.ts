import type { Box, Point } from "../text-size";

/** How far a label is from the nearest of these points. */
export const nearest = (box: Box, points: readonly Point[]) =>
  points.reduce((least, point) => Math.min(least, distanceTo(box, point)), Infinity);

/** From a point to the edge of a box: 0 within it. */
export function distanceTo({ x, y, width, height }: Box, point: Point) {
  const aside = Math.max(x - point.x, 0, point.x - x - width);
  const above = Math.max(y - point.y, 0, point.y - y - height);
  return Math.sqrt(aside * aside + above * above);
}

/** A broken line as points close enough that no label slips between two of them. */
export function dotted(corners: readonly Point[]): Point[] {
  return corners.flatMap((to, index) => {
    const from = corners[index - 1] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4));
    return Array.from({ length: count }, (_, step) => {
      const part = (step + 1) / count;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    });
  });
}
