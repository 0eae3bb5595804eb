import type { NumberField, NumberKind } from "./fields";
import { formatAmount } from "./format-amount";
import { inSentence } from "./in-sentence";
import { typedNumber } from "./typed-number";

type NumberRule = Pick<NumberField, "kind" | "label" | "blank" | "bounds">;

/** What the text in a number's box says: a value, or a sentence that says how to mend it. */
export function readNumber(field: NumberRule, typed: string) {
  const { label, kind, blank, bounds } = field;
  if (typed.trim() === "") return blank === undefined ? missing(field) : { value: blank };

  const value = typedNumber(typed);
  if (value === undefined) return { problem: notANumber(field, typed) };

  const name = inSentence(label);
  if (kind === "integer" && !Number.isInteger(value))
    return { problem: `The ${name} must be a whole number.` };
  const { min = -Infinity, above = -Infinity, max = Infinity, below = Infinity } = bounds;
  const amount = (limit: number) => formatAmount(kind, limit);
  if (value <= above) return { problem: `The ${name} must be more than ${amount(above)}.` };
  if (value < min) return { problem: tooLow(name, min, amount(min)) };
  if (value > max) return { problem: `The ${name} can be at most ${amount(max)}.` };
  if (value >= below) return { problem: `The ${name} must be less than ${amount(below)}.` };
  return { value };
}

const missing = ({ label }: NumberRule) => ({ problem: `Enter the ${inSentence(label)}.` });

const tooLow = (name: string, min: number, amount: string) =>
  min === 0 ? `The ${name} cannot be negative.` : `The ${name} must be at least ${amount}.`;

function notANumber({ label, kind }: NumberRule, typed: string): string {
  const quoted = typed.trim().length > 24 ? "this" : `“${typed.trim()}”`;
  return `The ${inSentence(label)} must be a number such as ${such[kind]}; ${quoted} cannot be read as one.`;
}

/** A number of each kind, as a person would type it. */
const such: Record<NumberKind, string> = {
  money: "1,250.50",
  percent: "6.5",
  years: "30",
  months: "6",
  age: "40",
  number: "12.5",
  integer: "4",
};
