import { fieldsOf, type Field } from "../calculator/form/fields";
import { isReplaced } from "../calculator/form/replaced-by";
import type { RowColumn } from "../calculator/form/rows-field";
import { flatResult } from "../calculator/report/groups";
import { isAllFinite } from "../calculator/run";
import type { World } from "../calculator/definition";
import type { CalendarDay } from "../finance/months-after";
import { absentFigures } from "./absent-figures";
import { calendarDay, dayOfCalendar, type Arguments, type ArgumentsOf } from "./arguments";
import {
  isoDay,
  knownParts,
  listOf,
  numberOf,
  objectOf,
  oneOf,
  onlyOf,
  optional,
  orNull,
  textOf,
  type Check,
} from "./checks";

type AnyFunction = (...given: unknown[]) => unknown;

/**
 * The functions of a module, which refuse what their arguments do not allow, and the rest of it as it is.
 * One that finds no answer throws too, where it would answer NaN by itself.
 */
export const checkedModule = <Module extends object>(
  module: Module,
  argumentsOf: ArgumentsOf<Module>,
): Module =>
  Object.fromEntries(
    Object.entries(module).map(([name, one]) => [
      name,
      typeof one === "function"
        ? checkedFunction(
            name,
            one as AnyFunction,
            (argumentsOf as Record<string, Arguments>)[name],
          )
        : one,
    ]),
  ) as Module;

const checkedFunction =
  (name: string, calculate: AnyFunction, declared: Arguments = {}): AnyFunction =>
  (...given) => {
    for (const [position, [argument, check]] of Object.entries(declared).entries())
      if (typeof check === "function") check(argument, given[position]);
      else listOf(check.each)(argument, given.slice(position));
    const answer = calculate(...given);
    if (holdsNaN(answer))
      throw new RangeError(
        `${name} has no answer to these arguments. Its comment says what it takes.`,
      );
    return withPlainZeros(answer);
  };

/** The same, with 0 wherever it has a minus zero, which nothing that is counted or paid can be. */
function withPlainZeros(value: unknown): unknown {
  if (value === 0) return 0;
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value);
  const plain = parts.map(([name, part]) => [name, withPlainZeros(part)] as const);
  // A table of law stays the one that it is.
  if (plain.every(([, part], index) => Object.is(part, parts[index]?.[1]))) return value;
  return Array.isArray(value) ? plain.map(([, part]) => part) : Object.fromEntries(plain);
}

const holdsNaN = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).some(holdsNaN)
    : Number.isNaN(value);

/**
 * A calculation that refuses what its form would refuse, by the name of the input. An input that is left
 * out counts as on a page that has just been opened: as the default of its box, or as an empty one.
 */
export const checkedCalculation =
  <Input extends object>(
    id: string,
    calculate: (input: Input, world: World) => object,
    fields: object,
  ) =>
  (input: Readonly<Record<string, unknown>>, world?: World) => {
    objectOf({})("input", input);
    knownParts(id, input, fields);
    if (calculate.length > 1) asked("today", world?.today);
    const whole = { ...input };
    for (const [name, field] of fieldsOf(fields)) {
      const mayBeNull = isReplaced(field, (other) => typeof whole[other] === "number");
      if (whole[name] === undefined) whole[name] = mayBeNull ? null : whenLeftOut(field);
      if (mayBeNull && whole[name] === null) continue;
      checkOf(field, world?.today)(name, whole[name]);
    }
    const result = calculate(whole as Input, world as World);
    if (!isAllFinite(result))
      throw new RangeError(`No finite result of ${id} follows from these inputs.`);
    return withPlainZeros({
      ...absentFigures[id as keyof typeof absentFigures],
      ...flatResult(result),
    });
  };

/** Some calculations ask for the year alone. */
const asked = dayOfCalendar({
  year: calendarDay.year,
  month: optional(calendarDay.month),
  day: optional(calendarDay.day),
});

function checkOf(field: Field | RowColumn, today?: CalendarDay): Check {
  if (field.kind === "rows")
    return listOf(
      onlyOf(
        Object.fromEntries(
          Object.entries(field.columns).map(([name, column]) => [name, checkOfCell(column)]),
        ),
      ),
    );
  if (field.kind === "text") return textOf("letters" in field ? field.letters : undefined);
  if (field.kind === "date") return isoDay;
  if ("options" in field) return oneOf(Object.keys(field.options));
  const number = numberOf(field, today);
  return field.blank === null ? orNull(number) : number;
}

/** A choice or a day of a row that is left out counts as on a page that has just been opened. */
const checkOfCell = (column: RowColumn) =>
  column.kind === "select" || column.kind === "date" ? optional(checkOf(column)) : checkOf(column);

function whenLeftOut(field: Field): unknown {
  // A list of its own is asked for; one among the options may be empty.
  if (field.kind === "rows") return field.isOption ? [] : undefined;
  if (field.kind === "text") return field.blank;
  if ("options" in field)
    return Object.hasOwn(field.options, field.initial) ? field.initial : undefined;
  return field.initial === "" ? field.blank : Number(field.initial);
}
