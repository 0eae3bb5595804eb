/**
 * The labels of a plot are the words of its marks and the names of its series: `plot-labels.ts` has them.
 * Each would like to stand beside what it names, in the first free one of the places that it lists, and can
 * stand anywhere else with a line that leads there. Where two collide, they give way in turn: each takes the
 * place that costs least where the others stand, and a place costs what it covers, what else it seems to name
 * and how far off it is.
 */
import { once } from "@/lib/calculator/report/once";

import {
  distanceTo,
  dotted,
  leastDistance,
  nearestPoint,
  overlap,
  type Box,
  type Frame,
  type Point,
  type Size,
} from "./geometry";

/** A label that looks for its place. */
export type Label = {
  /** The sizes it may have, the best first: in one line, in two. */
  sizes: readonly Size[];
  /** Where it would like to stand in one of them, the best place first. */
  beside: (size: Size) => readonly Box[];
  /** What it names, and what it must not seem to name: as points close to each other. */
  own: readonly Point[];
  others: readonly Point[];
};

/** Where a label stands, and the line that leads from there to what it names if that is not beside it. */
export type Place = { box: Box; lead?: { from: Point; to: Point } };

/**
 * What is there before the labels: their frame, every line as points, boxes that are taken, and the heights
 * of the lines across the ground.
 */
type Surroundings = {
  frame: Frame;
  lines: readonly Point[];
  taken: readonly Box[];
  across: readonly number[];
};

/* 1. Beside what it names. */

/** How far a label keeps from the point it names. */
const gap = 8;

/** What a point takes up with its dot: a label beside it just touches that. */
export const dotBox = ({ x, y }: Point): Box => ({
  x: x - gap,
  y: y - gap,
  width: 2 * gap,
  height: 2 * gap,
});

/** The places around a point, the best first. */
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

/* 2. Anywhere else. */

/** How many places a frame has, across and one under the other. */
const grid = { across: 7, down: 13 };

/** Places all over a frame. */
function allOver({ left, right, top, bottom }: Frame, { width, height }: Size): Box[] {
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

/** The shortest line from a box to one of these points. */
function leadFrom(box: Box, points: readonly Point[]) {
  const to = nearestPoint(box, points);
  const from = {
    x: Math.max(box.x, Math.min(box.x + box.width, to.x)),
    y: Math.max(box.y, Math.min(box.y + box.height, to.y)),
  };
  return { from, to };
}

/* 3. What a place costs, and who gives way. */

/** What is wrong with a place, from bad to a pity. Each pixel of a line that leads costs 1. */
const costs = {
  overlap: 1000,
  strange: 200,
  led: 60,
  doubtful: 20,
  crossed: 4,
  crossing: 1,
  pushed: 0.5,
};

/** So near to a label the stroke of a line would touch it. */
const stroke = 3;

type PricedPlace = Place & { cost: number };

/** Beside what it names, a label must not be nearer to something else, nor hardly farther from it. */
function placeBeside(wanted: Box, { own, others }: Label, frame: Frame): PricedPlace {
  const box = inside(wanted, frame);
  const [toOwn, toOthers] = [leastDistance(box, own), leastDistance(box, others)];
  // Pushed back into the frame a label has left its point: a little worse than a free place.
  const isPushed = Math.abs(box.x - wanted.x) + Math.abs(box.y - wanted.y) > 1;
  const cost =
    (toOthers <= toOwn ? costs.strange : 0) +
    (toOthers < 2 * toOwn ? costs.doubtful : 0) +
    (isPushed ? costs.pushed : 0);
  return { box, cost };
}

/** Away from it, the line that leads there must be short, and touch nothing else. */
function placeAway(box: Box, { own, others }: Label): PricedPlace {
  const lead = leadFrom(box, own);
  const { from, to } = lead;
  const isMisleading = dotted([from, to]).some((point) => leastDistance(point, others) < stroke);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { box, lead, cost: costs.led + length + (isMisleading ? costs.strange : 0) };
}

/** A place to be had, priced when somebody asks: most of them nobody needs. */
type Offer = { atLeast: number; priced: () => PricedPlace };

/** Every place that a label can take, the best first where they cost the same. */
function offersTo(label: Label, { frame, lines, taken, across }: Surroundings): Offer[] {
  const { sizes, beside } = label;
  const crossings = (box: Box) => lines.filter((point) => distanceTo(box, point) < stroke).length;
  const offer = (atLeast: number, place: () => PricedPlace): Offer => ({
    atLeast,
    priced: once(() => {
      const { cost, ...rest } = place();
      const { box } = rest;
      const covered =
        costs.crossing * crossings(box) +
        costs.crossed * across.filter((height) => isThrough(box, height)).length +
        overlapCost(box, taken);
      return { ...rest, cost: cost + covered };
    }),
  });
  return [
    ...sizes.flatMap(beside).map((box) => offer(0, () => placeBeside(box, label, frame))),
    ...sizes
      .flatMap((size) => allOver(frame, size))
      .map((box) => offer(costs.led, () => placeAway(box, label))),
  ];
}

/** How much of a box is above and below its words. */
const leading = 3;

/** Whether a line across the ground at this height would run through the words in a box. */
export const isThrough = ({ y, height }: Box, across: number) =>
  across > y + leading && across < y + height - leading;

const overlapCost = (box: Box, others: readonly Box[]) =>
  costs.overlap * others.filter((other) => overlap(box, other)).length;

/** How often each label gives way to the others: after that nothing gets better. */
const rounds = 4;

/** Each label in its place. The first ones choose first. */
export function placedLabels<Placed extends Label>(
  labels: readonly Placed[],
  surroundings: Surroundings,
): (Placed & Place)[] {
  const choices = labels.map((label) => ({ label, offers: offersTo(label, surroundings) }));
  const placed: (Placed & Place)[] = [];
  for (let round = 0; round < rounds; round++)
    for (const [index, { label, offers }] of choices.entries()) {
      const rest = placed.filter((_, other) => other !== index).map(({ box }) => box);
      placed[index] = { ...label, ...cheapest(offers, rest) };
    }
  return placed;
}

/** The place that costs least where other labels stand in these boxes. */
function cheapest(offers: readonly Offer[], others: readonly Box[]): Place {
  let least: { place?: PricedPlace; cost: number } = { cost: Infinity };
  for (const { atLeast, priced } of offers) {
    // Nor does any of those left cost less.
    if (least.cost <= atLeast) break;
    const place = priced();
    const cost = place.cost + overlapCost(spaced(place.box), others);
    if (cost < least.cost) least = { place, cost };
  }
  const { box, lead } = least.place as PricedPlace;
  return { box, lead };
}

/** The space between two labels in a line. */
const spacing = 6;

const spaced = (box: Box): Box => ({ ...box, x: box.x - spacing, width: box.width + 2 * spacing });

const inside = (box: Box, { left, right, top, bottom }: Frame): Box => ({
  ...box,
  x: Math.max(left + 4, Math.min(right - box.width, box.x)),
  y: Math.max(top, Math.min(bottom - box.height - 2, box.y)),
});
