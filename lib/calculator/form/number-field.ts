import type { CalendarDay } from "@/lib/finance/months-after";

import { singleBox, type FieldCodec } from "./draft";
import { plainAmount } from "./grouped-amount";
import { termInYears, type TermUnit } from "./loan-term";
import type { TypicalName } from "./typical-lists";

/**
 * Which values are accepted. `min` and `max` are inclusive, `above` and `below` exclusive:
 * `percent("Assessment ratio", { above: 0, max: 100 })`.
 */
export type Bounds = { min?: Bound; above?: number; max?: Bound; below?: number };

/** A bound may move with the calendar. */
export type Bound = number | ((today: CalendarDay) => number);

export type NumberKind =
  | "money"
  | "percent"
  | "years"
  | "months"
  | "age"
  | "number"
  | "integer"
  | "calendarYear"
  | "randomFactor";

/** The largest value that a kind of number accepts where a field sets no limit of its own. */
export const largest = {
  money: 1_000_000_000_000,
  percent: 1_000,
  years: 1_000,
  months: 12_000,
  age: 150,
  number: 1_000_000_000_000,
  integer: 12_000,
} satisfies Partial<Record<NumberKind, number>>;

const largestOf: Partial<Record<NumberKind, number>> = largest;

export type NumberField<Whole extends string = string> = FieldCodec & {
  kind: NumberKind;
  label: string;
  /** One line of help under the label. `percent("APR", { hint: "The purchase rate on your statement." })` */
  hint?: string;
  /** What the box holds when the page opens, as typed. `years("Repayment term", { initial: 10 })` */
  initial: string;
  /**
   * What an empty box counts as; null is no number at all. Without it an empty box is refused.
   * `money("Down payment", { blank: 0 })`
   */
  blank?: number | null;
  /** What a text that is no number counts as, and the field says so. Without it it is refused. */
  unreadable?: null;
  /** The name of the field that people know it as a share of: "10%" is 10% of the dollars there. */
  shareOf?: Whole;
  /**
   * The names of the fields that stand in its place: where all of them are filled, an empty box is null.
   * `money("Monthly payment", { replacedBy: ["annualRate", "years"] })`
   */
  replacedBy?: readonly Whole[];
  /**
   * Other ways to give it: where any of these fields is filled, an empty box is null, and a share of it
   * is one of what they come to.
   * `givenBy: { names: ["salary"], value: ({ salary }) => salary / 12 }`
   */
  givenBy?: { names: readonly Whole[]; value: (input: never) => number };
  /** Years that people often give in months: the box takes either. */
  orMonths?: true;
  /** An average, or a list of them, for who has no number yet: `percent("PMI rate", { typical: "pmiRate" })` */
  typical?: TypicalName;
  bounds: Bounds;
  /**
   * The range that the help of the field gives: whole numbers, and no rule. Set where the bounds do not
   * give it: `suggested: { min: 1 }`.
   */
  suggested: SuggestedRange;
  /**
   * Where hardly anybody’s number is outside of it, narrower than for the kind: plausible-range.ts.
   * `plausible: { max: 40 }`
   */
  plausible?: PlausibleRange;
};

/** Sizes, whatever the sign: outside of them the field asks whether that is meant. */
export type PlausibleRange = { min?: number; max?: number };

type SuggestedRange = Pick<Bounds, "min" | "max">;

type NumberOptions<Whole extends string> = Bounds &
  Pick<
    NumberField<Whole>,
    | "hint"
    | "blank"
    | "unreadable"
    | "shareOf"
    | "replacedBy"
    | "givenBy"
    | "orMonths"
    | "typical"
    | "plausible"
  > & {
    initial?: number;
    /** Where it is not that of the whole numbers within the bounds. */
    suggested?: SuggestedRange;
  };

/** Above 0 and below 100 are the whole numbers from 1 to 99. */
const wholeNumbersWithin = ({ above, min, max, below }: Bounds): SuggestedRange => ({
  min: above === undefined ? min : Math.floor(above) + 1,
  max: below === undefined ? max : Math.ceil(below) - 1,
});

export const numberField =
  (kind: NumberKind) =>
  <Whole extends string = never>(
    label: string,
    {
      initial,
      above,
      min,
      max,
      below,
      suggested = wholeNumbersWithin({ above, min, max, below }),
      ...options
    }: NumberOptions<Whole> = {},
  ): NumberField<Whole> => {
    const typed = String(initial ?? "");
    const least = above === undefined ? 0 : undefined;
    const bounds = { min: min ?? least, above, max: max ?? largestOf[kind], below };
    const codec = singleBox(typed, plainTextOf(kind, options.orMonths));
    return { kind, label, ...options, initial: typed, bounds, suggested, ...codec };
  };

/** How the text that a box shows is given back as a link carries it. */
function plainTextOf(kind: NumberKind, orMonths = false) {
  if (orMonths) return (text: string, unit?: string) => termInYears(text, unit as TermUnit);
  return kind === "money" ? plainAmount : undefined;
}

/**
 * Dollars. Not negative unless `min` says otherwise; at most a trillion.
 *
 * @example money("Home price", { above: 0 })
 */
export const money = numberField("money");
/**
 * Dollars of an option: none unless typed.
 *
 * @example optionalMoney("Mortgage interest", "Form 1098, box 1.")
 */
export const optionalMoney = (label: string, hint?: string) => money(label, { hint, blank: 0 });
/** Percent: 5.25 means 5.25%. Not negative unless `min` says otherwise; at most 1,000. */
export const percent = numberField("percent");
/**
 * Percent a year of interest, growth or inflation: a percent that is questioned above 40 and below 0.1.
 *
 * @example rate("Annual interest rate")
 */
export const rate: typeof percent = (label, options) =>
  percent(label, { plausible: { min: 0.1, max: 40 }, ...options });
/** Years, fractions allowed; at most 1,000. */
export const years = numberField("years");
/**
 * The term of a loan: years above 0 that are questioned above 40, or as many months.
 *
 * @example loanTerm("Loan term")
 */
export const loanTerm: typeof years = (label, options) =>
  years(label, { orMonths: true, plausible: { max: 40 }, above: 0, ...options });
/** Months, fractions allowed; at most 12,000. */
export const months = numberField("months");
/** An age in years, fractions allowed; at most 150. */
export const age = numberField("age");
/** A number of something, fractions allowed; at most a trillion. */
export const number = numberField("number");
/**
 * A whole number; at most 12,000.
 *
 * @example integer("Payments per year", { initial: 12 })
 */
export const integer = numberField("integer");
