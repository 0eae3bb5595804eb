import type { Box, Frame, Point } from "../text-size";
import { distanceTo, dotted, nearest } from "./distance";
import { leadFrom, lengthOf, placesIn, type Lead } from "./leads";

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
export function around({ x, y }: Point, { width, height }: Size): Box[] {
  const above = y - gap - height;
  const below = y + gap;
  const left = x - width - gap;
  const right = x + gap;
  const middle = y - height / 2;
  const corners = [
    { x: left, y: above },
    { x: right, y: above },
    { x: x - width / 2, y: above },
    { x: right, y: below },
    { x: left, y: below },
    { x: x - width / 2, y: below },
    { x: right, y: middle },
    { x: left, y: middle },
  ];
  return corners.map((corner) => ({ ...corner, width, height }));
}

/** A label that looks for its place. */
export type Placeable = {
  /** Where it can stand, the best first. */
  places: readonly Box[];
  /** What it names, as points close to each other, and what it must not seem to name. */
  own: readonly Point[];
  others: readonly Point[];
};

/** What is around the labels: their frame, every line as points, and boxes that are taken already. */
type Surroundings = { frame: Frame; lines: readonly Point[]; taken: readonly Box[] };

/** A label in its place, and the line that leads from there to what it names if it stands away from it. */
export type Placed = { box: Box; lead?: Lead };

/** What is wrong with a place, from bad to a pity. */
const costs = { overlap: 1000, strange: 200, led: 60, doubtful: 20, crossing: 1, pushed: 0.5 };

/** How often the labels give way to each other: after that nothing gets better. */
const rounds = 4;

/**
 * A place for each label: inside the frame, on no line, on no other label, and nearer to what it
 * names than to anything else, or else with a line that leads there. Each takes the best place that the
 * others leave, in turn.
 */
export function placedLabels<Label extends Placeable>(
  labels: readonly Label[],
  { frame, lines, taken }: Surroundings,
): (Label & Placed)[] {
  const choices = labels.map((label) => {
    const beside = label.places.map((wanted) => {
      const box = inside(wanted, frame);
      return { ...label, box, cost: costBeside(box, wanted, label) };
    });
    const away = sizesOf(label.places)
      .flatMap((size) => placesIn(frame, size))
      .map((box) => {
        const lead = leadFrom(box, label.own);
        return { ...label, box, lead, cost: costAway(lead, label) };
      });
    return [...beside, ...away].map((choice) => ({
      ...choice,
      cost: choice.cost + crossings(choice.box, lines) + overlaps(choice.box, taken),
    }));
  });
  const placed: (Label & Placed)[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [index, options] of choices.entries()) {
      const rest = placed.filter((_, other) => other !== index).map(({ box }) => box);
      placed[index] = options
        .map((option) => ({ ...option, cost: option.cost + overlaps(spaced(option.box), rest) }))
        .reduce((least, next) => (next.cost < least.cost ? next : least));
    }
  return placed;
}

/** The sizes that a label may have: in one line first, and last in two. */
const sizesOf = (places: readonly Box[]) => [...places.slice(0, 1), ...places.slice(1).slice(-1)];

const noSize = { width: 0, height: 0 };

function costBeside(box: Box, wanted: Box, { own, others }: Placeable) {
  const [toOwn, toOthers] = [nearest(box, own), nearest(box, others)];
  // Pushed back into the frame a label has left its point: a little worse than a free place.
  const isPushed = Math.abs(box.x - wanted.x) + Math.abs(box.y - wanted.y) > 1;
  return (
    (toOthers <= toOwn ? costs.strange : 0) +
    (toOthers < 2 * toOwn ? costs.doubtful : 0) +
    (isPushed ? costs.pushed : 0)
  );
}

function costAway(lead: Lead | undefined, { others }: Placeable) {
  const way = lead ? dotted([lead.from, lead.to]) : [];
  const isMisleading = way.some((point) => nearest({ ...point, ...noSize }, others) < stroke);
  return costs.led + (lead ? lengthOf(lead) : 0) + (isMisleading ? costs.strange : 0);
}

const crossings = (box: Box, lines: readonly Point[]) =>
  costs.crossing * lines.filter((point) => distanceTo(box, point) < stroke).length;

/** So near to a label the stroke of a line would touch it. */
const stroke = 3;

/** With the space that keeps it apart from the next label. */
const spaced = ({ x, y, width, height }: Box): Box => ({
  x: x - spacing,
  y,
  width: width + 2 * spacing,
  height,
});

const spacing = 6;

const overlaps = (box: Box, others: readonly Box[]) =>
  costs.overlap * others.filter((other) => overlap(box, other)).length;

export const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const inside = (box: Box, { left, right, top, bottom }: Frame): Box => ({
  ...box,
  x: Math.max(left + 4, Math.min(right - box.width, box.x)),
  y: Math.max(top, Math.min(bottom - box.height - 2, box.y)),
});
