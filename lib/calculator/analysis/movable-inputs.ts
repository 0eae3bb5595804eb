import type { NumberField } from "@/lib/calculator/form/number-field";
import { plausibleRangeOf } from "@/lib/calculator/form/plausible-range";
import type { Calculation } from "@/lib/calculator/run";

import { changeableInputs, type ChangeableInput } from "./changeable-inputs";
import { multiplesBetween, roundPlaces } from "./round-places";
import { sensitivitiesOf } from "./sensitivity";

/** A number of the form that can be moved by hand, and the places it is moved to. */
export type MovableInput = {
  box: string;
  label: string;
  field: NumberField;
  own: number;
  /** Rising: round numbers, and the visitor's own. */
  places: readonly number[];
};

/** More of them nobody watches. */
const mostMoved = 4;

/**
 * The numbers that the report names, or else those that move the answer most: none of a list, no year, and
 * none that was left out. Each goes as far around the visitor's own as one would try, and neither beyond
 * what is plausible nor beyond what its box takes.
 */
export function movableInputs<Input, Result>(
  calculation: Calculation<Input, Result>,
): MovableInput[] {
  const { definition, input, world } = calculation;
  const { fields, moves } = definition;
  const changeable = changeableInputs(fields, input, world.today).filter(isMovable);
  const boxes =
    moves ?? sensitivitiesOf(calculation, changeable)?.moving.map(({ box }) => box) ?? [];
  return boxes
    .flatMap((box) => {
      const one = changeable.find((one) => one.box === box);
      if (!one) return [];
      const field = fields[box as keyof Input] as unknown as NumberField;
      return { box, label: one.label, field, own: one.own ?? 0, places: placesOf(one, field) };
    })
    .filter(({ places }) => places.length > 1)
    .slice(0, mostMoved);
}

const isMovable = ({ box, kind, own, isBlank }: ChangeableInput<unknown>) =>
  !box.includes(".") && kind !== "calendarYear" && own !== null && own !== 0 && !isBlank;

function placesOf(input: ChangeableInput<unknown>, field: NumberField): number[] {
  const own = input.own ?? 0;
  const { min = -Infinity, max = Infinity } = plausibleRangeOf(field);
  const isPlausible = own >= min && own <= max;
  const places = placesAround(own, input).filter(
    (place) =>
      place >= input.lowest &&
      place <= input.highest &&
      (!isPlausible || (place >= min && place <= max)),
  );
  return [...new Set([...places, own])].toSorted((one, other) => one - other);
}

/** Up to this a percent is a rate, which is told by the eighth of a point. */
const largestRate = 15;
/** How finely an amount is moved: between the ends of its range in so many steps at most. */
const mostSteps = 100;

/** As far as one would try a number of this kind: 3 points of a rate, 10 years of an age, half of an amount. */
function placesAround(own: number, { kind, isWhole }: ChangeableInput<unknown>): number[] {
  const around = (reach: number, step: number) => multiplesBetween(own - reach, own + reach, step);
  const half = Math.abs(own) / 2;
  switch (kind) {
    case "percent":
      return Math.abs(own) <= largestRate ? around(3, 0.125) : around(20, 1);
    case "years":
      return around(Math.max(half, 10), 1);
    case "age":
      return around(10, 1);
    case "months":
    case "integer":
      return around(Math.max(half, 6), Math.max(1, Math.round(half / 50)));
    case "money":
    case "number":
    case "randomFactor":
    case "calendarYear":
      return roundPlaces(own - half, own + half, mostSteps, isWhole);
  }
}
