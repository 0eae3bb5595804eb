import type { NumberField } from "../calculator/form/number-field";
import { breachOf } from "../calculator/form/read-number";
import { dayOfIso } from "../finance/day-of-iso";
import type { CalendarDay } from "../finance/months-after";

/** Throws a sentence that names the argument where it cannot have this value. */
export type Check = (name: string, value: unknown) => void;

/** A finite number within the bounds of its kind. Without `today` a bound that moves is not asked. */
export const numberOf =
  (rule: Pick<NumberField, "kind" | "bounds">, today?: CalendarDay): Check =>
  (name, value) => {
    if (typeof value !== "number") throw wrongType(name, value, "a number");
    const breach = Number.isFinite(value) ? breachOf(rule, value, today) : "must be finite";
    if (breach) throw new RangeError(`${name} ${breach}. It is ${value}.`);
  };

/** A text of no more characters than the longest may have. */
export const textOf =
  (longest = Infinity): Check =>
  (name, value) => {
    if (typeof value !== "string") throw wrongType(name, value, "a string");
    if ([...value].length > longest)
      throw new RangeError(`${name} can have at most ${longest} characters.`);
  };

/** 2026-11-20, or nothing. */
export const isoDay: Check = (name, value) => {
  textOf()(name, value);
  if (value !== "" && !dayOfIso(value as string))
    throw new RangeError(`${name} must be a day of the calendar, such as 2026-11-20.`);
};

export const trueOrFalse: Check = (name, value) => {
  if (typeof value !== "boolean") throw wrongType(name, value, "true or false");
};

export const anyFunction: Check = (name, value) => {
  if (typeof value !== "function") throw wrongType(name, value, "a function");
};

export const oneOf =
  (values: readonly unknown[]): Check =>
  (name, value) => {
    const listed = values.map((one) => JSON.stringify(one)).join(", ");
    if (typeof value !== typeof values[0]) throw wrongType(name, value, `one of ${listed}`);
    if (!values.includes(value)) throw new RangeError(`${name} must be one of ${listed}.`);
  };

/** A list of things that each pass a check. */
export const listOf =
  (check: Check, { min = 0, max = Infinity } = {}): Check =>
  (name, value) => {
    if (!Array.isArray(value)) throw wrongType(name, value, "a list");
    const limits = Number.isFinite(max) ? `${min} to ${max}` : `${min} or more`;
    if (value.length < min || value.length > max)
      throw new RangeError(`${name} must have ${limits} entries. It has ${value.length}.`);
    for (const [position, item] of value.entries()) check(`${name}[${position}]`, item);
  };

export const objectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (name, value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      throw wrongType(name, value, "an object");
    for (const [part, check] of Object.entries(checks))
      check(`${name}.${part}`, (value as Record<string, unknown>)[part]);
  };

/** An object of these parts and no others: a part that is misspelled would count as left out. */
export const onlyOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (name, value) => {
    objectOf({})(name, value);
    knownParts(name, value as object, checks);
    objectOf(checks)(name, value);
  };

/** Throws where an object has a part of another name. */
export function knownParts(name: string, value: object, known: object) {
  const unknown = Object.keys(value).find((part) => !Object.hasOwn(known, part));
  if (unknown !== undefined) throw new TypeError(`${name} takes no “${unknown}”.`);
}

/** What has every part that all of these have, each of the same type: a table like those. */
export function alike(models: readonly unknown[]): Check {
  const [model] = models;
  if (Array.isArray(model)) {
    const items = models.flat();
    return listOf(items.length > 0 ? alike(items) : () => undefined);
  }
  if (typeof model === "object" && model !== null) {
    const tables = models as readonly Readonly<Record<string, unknown>>[];
    const shared = Object.keys(model).filter((part) =>
      tables.every((table) => typeof table[part] === typeof tables[0]?.[part]),
    );
    return objectOf(
      Object.fromEntries(
        shared.map((part) => [part, alike(tables.map((table) => table[part]))] as const),
      ),
    );
  }
  const type = typeof model;
  return (name, value) => {
    if (typeof value !== type) throw wrongType(name, value, `a ${type}`);
  };
}

export const optional =
  (check: Check): Check =>
  (name, value) => {
    if (value !== undefined) check(name, value);
  };

export const orNull =
  (check: Check): Check =>
  (name, value) => {
    if (value !== null) check(name, value);
  };

const wrongType = (name: string, value: unknown, wanted: string) =>
  new TypeError(
    value === undefined
      ? `${name} is missing: it must be ${wanted}.`
      : `${name} must be ${wanted}. It is ${Array.isArray(value) ? "a list" : value === null ? "null" : `of type ${typeof value}`}.`,
  );
