import { rootBetween } from "@/lib/finance/root-between";

import type { Curve } from "./figure-curve";

/** Where a curve is looked at, and how far beyond the target it is there. */
export type Place = { x: number; y: number };
type Look = { x: number; y: number | undefined };

export const isDefined = (look: Look | undefined): look is Place => look?.y !== undefined;

/** With the first and the last place of each stretch over which there is a figure. */
export const withEdges = (looks: readonly Look[], beyond: Curve): Look[] =>
  looks.flatMap((look, index) => {
    const before = looks[index - 1];
    if (!before || isDefined(before) === isDefined(look)) return look;
    const [inside, outside] = isDefined(look) ? [look, before] : [before, look];
    const x = edgeBetween((at) => beyond(at) !== undefined, inside.x, outside.x);
    return [{ x, y: beyond(x) }, look];
  });

/** With the places where the figure comes near to the target and turns: it may touch or cross it there. */
export const withTurns = (looks: readonly Look[], beyond: Curve): Look[] =>
  looks.flatMap((look, index) => {
    const before = looks[index - 1];
    const after = looks[index + 1];
    if (!isDefined(before) || !isDefined(look) || !isDefined(after)) return look;
    const side = Math.sign(look.y);
    const off = (x: number) => (beyond(x) ?? Infinity) * side;
    if (off(before.x) <= off(look.x) || off(after.x) <= off(look.x)) return look;
    const x = lowestBetween(off, before.x, after.x);
    const turn = { x, y: beyond(x) };
    return x < look.x ? [turn, look] : [look, turn];
  });

/** Where the curve meets the target, or jumps over it. Of a stretch that meets it, the end nearest to `own`. */
export function crossingsOf(looks: readonly Look[], beyond: Curve, own: number): number[] {
  const equation = (x: number) => beyond(x) ?? NaN;
  return looks.flatMap((look, index) => {
    const before = looks[index - 1];
    if (!isDefined(before) || !isDefined(look) || before.y * look.y > 0) return [];
    const root = rootBetween(equation, before.x, look.x);
    return equation(root) === 0 ? edgeBetween((x) => equation(x) === 0, root, own) : root;
  });
}

/** The last place that something holds at, from `inside`, where it does, towards `outside`. */
function edgeBetween(holds: (x: number) => boolean, inside: number, outside: number): number {
  if (holds(outside)) return outside;
  // As many halvings as a double has digits.
  for (let round = 0; round < 53; round++) {
    const middle = (inside + outside) / 2;
    if (holds(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** Where a curve that falls and then rises is lowest: golden section (Kiefer, 1953). */
function lowestBetween(curve: Curve, low: number, high: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let left = high - golden * (high - low);
  let right = low + golden * (high - low);
  let atLeft = curve(left) ?? Infinity;
  let atRight = curve(right) ?? Infinity;
  for (let round = 0; round < 60; round++) {
    if (atLeft < atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - golden * (high - low);
      atLeft = curve(left) ?? Infinity;
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + golden * (high - low);
      atRight = curve(right) ?? Infinity;
    }
  }
  return (low + high) / 2;
}
