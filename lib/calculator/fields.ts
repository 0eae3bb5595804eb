import { formatCount, formatNumber, formatUsd } from "@/lib/format";

import { typedNumber } from "./typed-number";

/** Which values are accepted. `min` and `max` are inclusive, `above` and `below` exclusive. */
export type Bounds = { min?: number; above?: number; max?: number; below?: number };

/** What a field makes of the text in its box: a value, or a sentence that says how to mend it. */
type Reading<Value> = { value: Value } | { problem: string };

export type NumberField = {
  kind: NumberKind;
  label: string;
  /** One line of help under the label. */
  hint?: string;
  /** What the box holds when the page opens, as typed. */
  initial: string;
  /** What an empty box counts as. Without it an empty box is refused. */
  blank?: number;
  bounds: Bounds;
};

/** One field for each input: a forgotten or misspelt one does not compile. */
export type Fields<Input> = { readonly [Name in keyof Input]: NumberField };

type NumberKind = keyof typeof limits;

/** The largest value each kind accepts where a field sets no limit of its own. */
const limits = { money: 1_000_000_000_000, percent: 1_000, years: 1_000 } as const;

type Options = Bounds & Pick<NumberField, "hint" | "blank"> & { initial?: number };

const numberField =
  (kind: NumberKind) =>
  (label: string, { initial, hint, blank, ...bounds }: Options = {}): NumberField => ({
    kind,
    label,
    hint,
    initial: initial === undefined ? "" : String(initial),
    blank,
    bounds: { ...(bounds.above === undefined && { min: 0 }), max: limits[kind], ...bounds },
  });

/** Dollars. Not negative unless `min` says otherwise; at most a trillion. */
export const money = numberField("money");
/** Percent: 5.25 means 5.25%. Not negative unless `min` says otherwise; at most 1,000. */
export const percent = numberField("percent");
/** Years, fractions allowed; at most 1,000. */
export const years = numberField("years");

export function readField(field: NumberField, typed: string): Reading<number> {
  const { label, kind, blank, bounds } = field;
  if (typed.trim() === "") return blank === undefined ? missing(field) : { value: blank };

  const value = typedNumber(typed);
  if (value === undefined) return { problem: notANumber(field, typed) };

  const name = inSentence(label);
  const { min = -Infinity, above = -Infinity, max = Infinity, below = Infinity } = bounds;
  const amount = (limit: number) => formatAmount(kind, limit);
  if (value <= above) return { problem: `The ${name} must be more than ${amount(above)}.` };
  if (value < min) return { problem: tooLow(name, min, amount(min)) };
  if (value > max) return { problem: `The ${name} can be at most ${amount(max)}.` };
  if (value >= below) return { problem: `The ${name} must be less than ${amount(below)}.` };
  return { value };
}

const missing = ({ label }: NumberField) => ({ problem: `Enter the ${inSentence(label)}.` });

const tooLow = (name: string, min: number, amount: string) =>
  min === 0 ? `The ${name} cannot be negative.` : `The ${name} must be at least ${amount}.`;

function notANumber({ label, kind }: NumberField, typed: string): string {
  const example = { money: "1,250.50", percent: "6.5", years: "30" }[kind];
  const quoted = typed.trim().length > 24 ? "this" : `“${typed.trim()}”`;
  return `The ${inSentence(label)} must be a number such as ${example}; ${quoted} cannot be read as one.`;
}

/** An amount of this kind as a person would write it: $1,000, 6.5%, 30 years. */
export function formatAmount(kind: NumberKind, amount: number): string {
  if (kind === "money") return formatUsd(amount).replace(/\.00$/, "");
  return kind === "percent" ? `${formatNumber(amount)}%` : formatCount(amount, "year");
}

/** A label inside a sentence: "Home price" is the home price, "APR" stays the APR. */
export const inSentence = (label: string) =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
