import type { Draft } from "@/lib/calculator/form/draft";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { run, type Calculation } from "@/lib/calculator/run";

import type { ChangeableInput } from "./changeable-inputs";
import { crossingsOf, isDefined, withEdges, withTurns, type Place } from "./crossings";
import { figureCurve, type Curve } from "./figure-curve";
import type { NumericFigure } from "./numeric-figures";

/** What is asked: which number of the form makes this figure that value. */
export type Goal<Input, Result> = {
  calculation: Calculation<Input, Result>;
  /** What was in the boxes. */
  draft: Draft;
  figure: NumericFigure<Result>;
  input: ChangeableInput<Input>;
  target: number;
};

/** A number of the form, and what the figure then is. */
export type GoalPoint = { amount: number; value: number };

type Solution =
  /** It is that value now. */
  | { kind: "already" }
  /** One number gives it, or several, the nearest to the visitor's own first. */
  | { kind: "found"; points: readonly GoalPoint[] }
  /** The figure jumps over it between two numbers, as a count or a bracket does. */
  | { kind: "passed"; points: readonly GoalPoint[] }
  /** The figure is the same with every number. */
  | { kind: "flat" }
  /** No number gives it. This one comes nearest. */
  | { kind: "unreached"; nearest: GoalPoint };

/**
 * The numbers within the limits of `input` with which `figure` reads as `target`, all others staying
 * as they are. The figure is looked at in some hundred and fifty places; wherever it passes the
 * target between two of them, Brent's method finds the number. Of crossings nearer to each other than
 * those places some may be missed. Each number is one that can be typed, and was put in the form and
 * calculated.
 */
export function solutionFor<Input, Result>(goal: Goal<Input, Result>): Solution {
  const { calculation, draft, figure, input, target } = goal;
  const { isWhole, lowest, highest } = input;
  const own = input.own ?? 0;
  const reads = (value: number | undefined) =>
    value !== undefined && figure.show(value) === figure.show(target);
  if (reads(figure.valueOf(calculation.result))) return { kind: "already" };

  const curve = figureCurve(goal);
  const beyond: Curve = (x) => {
    const value = curve(x);
    return value === undefined ? undefined : value - target;
  };
  const looks = placesOf(input).map((x) => ({ x, y: beyond(x) }));
  const shown = new Set(looks.filter(isDefined).map(({ y }) => figure.show(y + target)));
  if (shown.size === 1) return { kind: "flat" };

  const nearer = (one: number, other: number) => Math.abs(one - own) - Math.abs(other - own);
  const pointAt = (amount: number): GoalPoint[] => {
    const value = amount < lowest || amount > highest ? undefined : curve(amount);
    return value === undefined ? [] : [{ amount, value }];
  };
  /** What comes of it where it stands in the form: read, refused or calculated like any other. */
  const isConfirmed = ({ amount }: GoalPoint) => {
    const typed = { ...draft, [input.box]: plainDecimal(amount) };
    const outcome = run(calculation.definition, typed, calculation.world);
    return outcome.ok && reads(figure.valueOf(outcome.calculation.result));
  };
  const confirmedNear = (x: number) =>
    typedNear(x, isWhole)
      .flatMap(pointAt)
      .find((point) => reads(point.value) && isConfirmed(point)) ?? [];

  const closeLooks = withTurns(withEdges(looks, beyond), beyond);
  const crossings = crossingsOf(closeLooks, beyond, own).toSorted(nearer);
  const found = crossings.flatMap(confirmedNear);
  if (found.length > 0)
    return {
      kind: "found",
      points: found.filter(({ amount }, place) => amount !== found[place - 1]?.amount),
    };

  const jumps = crossings.map((crossing) => {
    const inOne = isWhole ? 1 : 100;
    const below = Math.floor(crossing * inOne);
    return [below, below + 1].map((steps) => steps / inOne).flatMap(pointAt);
  });
  const passed = jumps.find(
    ([one, other]) => one && other && (one.value - target) * (other.value - target) < 0,
  );
  if (passed)
    return { kind: "passed", points: passed.toSorted((a, b) => nearer(a.amount, b.amount)) };

  const [nearest] = closeLooks
    .filter(isDefined)
    .toSorted((a, b) => Math.abs(a.y) - Math.abs(b.y) || nearer(a.x, b.x)) as [Place];
  // It may be touched where the curve turns, or where the box ends.
  const touched = [confirmedNear(nearest.x)].flat();
  return touched.length > 0
    ? { kind: "found", points: touched }
    : { kind: "unreached", nearest: { amount: nearest.x, value: nearest.y + target } };
}

/**
 * Numbers all over what a box takes, more of them near the visitor's own and near nothing: a term of
 * 30 years is looked at by the half year, one of 900 by decades.
 */
function placesOf({ own, lowest, highest, isWhole }: ChangeableInput<unknown>): number[] {
  const places = [lowest, highest, own ?? 0];
  for (let part = 1; part < 40; part++) places.push(((own ?? 0) * part) / 20);
  for (let size = 0.01; size < Math.max(highest, -lowest); size *= 1.4) places.push(size, -size);
  const whole = isWhole ? places.map(Math.round) : places;
  return [...new Set(whole)]
    .filter((x) => x >= lowest && x <= highest)
    .toSorted((one, other) => one - other);
}

/** What a visitor could type for a number: to the cent, and with more digits where those are needed. */
const typedNear = (x: number, isWhole: boolean): number[] =>
  (isWhole ? [0] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).flatMap((digits) =>
    [Math.round, Math.floor, Math.ceil].map((round) => {
      const scale = 10 ** digits;
      return round(x * scale) / scale;
    }),
  );
