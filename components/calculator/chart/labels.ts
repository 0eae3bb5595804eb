/** The rectangle of a plot, in pixels. */
export type Frame = { left: number; right: number; top: number; bottom: number };

export type Point = { x: number; y: number };
/** A rectangle by its left upper corner. */
export type Box = Point & { width: number; height: number };

/** Roughly how wide a text stands at the size of a chart's labels, on the safe side. */
export const widthOf = (text: string) => text.length * letterWidth;

const letterWidth = 6.7;

export const lineHeight = 16;

/** A text in lines of this width, broken between words and, where one is too long, within it. */
export function wrapped(text: string, width: number): string[] {
  const most = Math.max(2, Math.floor(width / letterWidth));
  const line = new RegExp(`\\S.{0,${most - 1}}(?!\\S)|\\S{1,${most}}`, "gu");
  return (text.match(line) ?? []).map((words) => words.trimEnd());
}

export const boxSize = (lines: readonly string[]) => ({
  width: Math.max(...lines.map(widthOf)),
  height: lines.length * lineHeight,
});

type Size = Pick<Box, "width" | "height">;

/** How far a label keeps from the point it names. */
const gap = 8;

/** What a point takes up with its dot: a label beside it just touches that. */
export const dotBox = ({ x, y }: Point): Box => ({
  x: x - gap,
  y: y - gap,
  width: 2 * gap,
  height: 2 * gap,
});

/** The places around a point where a label of this size can stand, the best first. */
export const around = ({ x, y }: Point, { width, height }: Size): Point[] => {
  const above = y - gap - height;
  const below = y + gap;
  const left = x - width - gap;
  return [
    { x: left, y: above },
    { x: x + gap, y: above },
    { x: x - width / 2, y: above },
    { x: x + gap, y: below },
    { x: left, y: below },
    { x: x - width / 2, y: below },
  ];
};

/** The first of the places inside the frame that touches nothing; where all do, the least crowded. */
export function placed(
  places: readonly Point[],
  size: Size,
  frame: Frame,
  lines: readonly Point[],
  taken: readonly Box[],
): Box {
  const boxes = places.map((place) => {
    const wanted = { ...place, ...size };
    const box = inside(wanted, frame);
    const crowd =
      lines.filter((point) => contains(box, point)).length +
      100 * taken.filter((other) => overlap(box, other)).length;
    // Pushed back into the frame a label has left its point: a little worse than a free place.
    const pushed = Math.abs(box.x - wanted.x) + Math.abs(box.y - wanted.y) > 1;
    return { box, crowd: crowd + (pushed ? 0.5 : 0) };
  });
  return boxes.reduce((best, next) => (next.crowd < best.crowd ? next : best)).box;
}

const inside = (box: Box, { left, right, top, bottom }: Frame): Box => ({
  ...box,
  x: Math.max(left + 4, Math.min(right - box.width, box.x)),
  y: Math.max(top, Math.min(bottom - box.height - 2, box.y)),
});

/** Within the box, or so near that the stroke of a line would touch it. */
const contains = ({ x, y, width, height }: Box, point: Point) =>
  point.x > x - 3 && point.x < x + width + 3 && point.y > y - 3 && point.y < y + height + 3;

const overlap = (one: Box, other: Box) =>
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
