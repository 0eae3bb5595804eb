import type { CalendarDay } from "@/lib/finance/months-after";

import { formatAmount } from "./format-amount";
import { inSentence } from "./label";
import type { Bound, NumberField, NumberKind } from "./number-field";
import { typedNumber } from "./typed-number";

type NumberRule = Pick<
  NumberField,
  "kind" | "label" | "blank" | "unreadable" | "shareOf" | "bounds"
>;

/** A value, a sentence that says how to mend it, or both: a value in place of what was typed. */
type NumberReading = { value?: number | null; error?: string };

/** What the text in a number's box says. Without `today` a bound that moves is not asked. */
export function readNumber(field: NumberRule, typed: string, today?: CalendarDay): NumberReading {
  const { kind, blank } = field;
  if (typed.trim() === "") return blank === undefined ? missing(field) : { value: blank };

  const { value, sign } = typedNumber(typed) ?? {};
  if (kind === "money" && sign === "%") return { error: notDollars(field, typed) };
  if (value === undefined || !signsOf(kind).includes(sign ?? ""))
    return field.unreadable === undefined
      ? { error: notANumber(field, typed) }
      : { value: field.unreadable, error: countedAsBlank(field, typed) };

  const breach = breachOf(field, value, today);
  return breach === undefined ? { value } : { error: `The ${inSentence(field.label)} ${breach}.` };
}

/** What may stand behind a number of this kind. */
function signsOf(kind: NumberKind): readonly string[] {
  if (kind === "percent") return ["", "%"];
  return kind === "money" || kind === "number" ? ["", "k", "m"] : [""];
}

/** What a value would have to be, where it is not: "must be a whole number". */
export function breachOf(
  { kind, bounds }: Pick<NumberRule, "kind" | "bounds">,
  value: number,
  today?: CalendarDay,
) {
  if (isWhole(kind) && !Number.isInteger(value)) return "must be a whole number";
  const { above = -Infinity, below = Infinity } = bounds;
  const { min = -Infinity, max = Infinity } = boundsOn(bounds, today);
  const amount = (limit: number) => formatAmount(kind, limit);
  if (value <= above) return `must be more than ${amount(above)}`;
  if (value < min) return min === 0 ? "cannot be negative" : `must be at least ${amount(min)}`;
  if (value > max) return `can be at most ${amount(max)}`;
  return value >= below ? `must be less than ${amount(below)}` : undefined;
}

/** Whether a kind of number has no fractions. */
export const isWhole = (kind: NumberKind) => kind === "integer" || kind === "calendarYear";

/** The bounds as they are on a day: without one, those that move are none. */
export function boundsOn({ min, max }: NumberField["bounds"], today?: CalendarDay) {
  const on = (bound?: Bound) => (typeof bound === "function" ? today && bound(today) : bound);
  return { min: on(min), max: on(max) };
}

const missing = ({ label }: NumberRule) => ({ error: `Enter the ${inSentence(label)}.` });

const notANumber = ({ label, kind }: NumberRule, typed: string) =>
  `Enter the ${inSentence(label)} as a number, such as ${such[kind]}. We can’t read ${quoted(typed)}.`;

const countedAsBlank = ({ label, kind }: NumberRule, typed: string) =>
  `We can’t read ${quoted(typed)} as a number, such as ${such[kind]}, so the ${inSentence(label)} counts as blank.`;

const notDollars = ({ label, shareOf }: NumberRule, typed: string) =>
  shareOf === undefined
    ? `Enter the ${inSentence(label)} in dollars: ${quoted(typed)} is a percentage.`
    : `Enter the ${inSentence(label)} in dollars, or first enter the amount that ${quoted(typed)} is a percentage of.`;

const quoted = (typed: string) => (typed.trim().length > 24 ? "this" : `“${typed.trim()}”`);

/** A number of each kind, as a person would type it. */
const such: Record<NumberKind, string> = {
  money: "1,250.50",
  percent: "6.5",
  years: "30",
  months: "6",
  age: "40",
  number: "12.5",
  integer: "4",
  calendarYear: "2018",
  randomFactor: "1.05",
};
