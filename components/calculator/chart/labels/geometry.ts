export type Point = { x: number; y: number };

export type Size = { width: number; height: number };

/** A rectangle by its left upper corner. */
export type Box = Point & Size;

/** The rectangle of a plot, in pixels. */
export type Frame = { left: number; right: number; top: number; bottom: number };

/** From a box, or a point, to a point: 0 within it. */
export function distanceTo({ x, y, width = 0, height = 0 }: Point & Partial<Size>, point: Point) {
  const aside = Math.max(x - point.x, 0, point.x - x - width);
  const above = Math.max(y - point.y, 0, point.y - y - height);
  return Math.sqrt(aside * aside + above * above);
}

/** From a box, or a point, to the nearest of these points. */
export const leastDistance = (box: Point & Partial<Size>, points: readonly Point[]) =>
  points.reduce((least, point) => Math.min(least, distanceTo(box, point)), Infinity);

/** The nearest of these points, of which there is at least one. */
export const nearestPoint = (box: Box, points: readonly Point[]) =>
  points.reduce((best, next) => (distanceTo(box, next) < distanceTo(box, best) ? next : best));

export const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

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
